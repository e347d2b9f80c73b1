"""A card's picture is copied as it is wherever it can be, and looks the same as if it were not."""

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import card
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.theme import Theme
from tests.ui.furnished import Furnished

SIDE = 160


def seen(item: CardItem, ratio: int) -> QImage:
    """Return what a table with nothing but this card looks like."""
    scene = QGraphicsScene()
    scene.addItem(item)
    image = QImage(SIDE * ratio, SIDE * ratio, QImage.Format.Format_RGB32)
    image.fill(QColor("#1F5A44"))
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(0, 0, SIDE, SIDE))
    painter.end()
    scene.removeItem(item)
    return image


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of lightness, between 0 and 255."""
    points = [QPoint(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    gaps = [
        abs(one.pixelColor(point).lightness() - other.pixelColor(point).lightness())
        for point in points
    ]
    return sum(gaps) / len(gaps)


def lying(pose: Pose, ratio: float = 1.0) -> CardItem:
    theme = Theme()
    item = CardItem(CardImages(theme, ratio), theme, card("QH"), pose)
    item.set_rings((theme.accent, 2.0))
    item.set_mark("1")
    return item


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_card_at_rest_looks_as_it_did_in_flight(qapp: object, ratio: int) -> None:
    item = lying(Pose(80.3, 79.6, 100, angle=9), ratio)
    assert item.rotation() == 9
    flying = seen(item, ratio)
    item.rest()
    assert item.rotation() == 0
    assert difference(seen(item, ratio), flying) < 0.1
    straight = lying(Pose(80.3, 79.6, 100), ratio)
    assert difference(seen(straight, ratio), flying) > 5


def test_a_card_at_rest_knows_its_pose_and_goes_on_from_it(qapp: object) -> None:
    item = lying(Pose(80, 80, 100, angle=9))
    item.rest()
    assert (item.rotation(), item.now()) == (0, item.target)
    item.set_veiled(True)
    assert item.rotation() == 0
    item.redraw()
    assert (item.rotation(), item.now()) == (9, item.target)
    item.place(Pose(60, 80, 100, angle=5))
    item.rest()
    assert (item.rotation(), item.now().angle) == (5, 5), "not where it belongs"


def test_the_fan_comes_to_rest_when_nothing_moves(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("oh_hell", 4)
    fan = [window.table.scene.cards[card] for card in window.table.hand()]
    assert len(fan) > 5 and any(item.now().angle for item in fan)
    qtbot.waitUntil(lambda: not any(item.rotation() for item in fan))
    assert any(item.now().angle for item in fan)


def test_a_size_between_whole_pixels_does_not_blur(qapp: object) -> None:
    item = lying(Pose(80, 80, 100.4))
    assert item.scale() == 1.0
    item.place(Pose(80, 80, 120))
    assert item.scale() == 1.2
