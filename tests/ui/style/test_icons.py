"""The drawn icons."""

from typing import get_args

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon

from farwhist.ui.style.icons import IconName, icon

NAMES = get_args(IconName)


def inked(name: IconName, mode: QIcon.Mode = QIcon.Mode.Normal, side: int = 40) -> list[QColor]:
    picture = icon(name, "#FF0000", off="#0000FF").pixmap(QSize(side, side), 1.0, mode).toImage()
    colours = [picture.pixelColor(x, y) for x in range(side) for y in range(side)]
    return [colour for colour in colours if colour.alpha() > 200]


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_drawn_in_its_colour_within_its_box(qapp: object, name: IconName) -> None:
    found = inked(name)
    assert 30 < len(found) < 1000
    assert all(colour.red() > 200 and colour.blue() < 60 for colour in found)


def test_icons_differ(qapp: object) -> None:
    pictures = [icon(name, "#FF0000").pixmap(QSize(40, 40)).toImage() for name in NAMES]
    for number, one in enumerate(pictures):
        assert all(one != other for other in pictures[number + 1 :])


def test_what_cannot_be_used_has_the_other_colour(qapp: object) -> None:
    found = inked("hint", QIcon.Mode.Disabled)
    assert all(colour.blue() > 200 and colour.red() < 60 for colour in found)
