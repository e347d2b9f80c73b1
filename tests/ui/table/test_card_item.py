"""A card's picture is copied as it is wherever it can be, and looks the same as if it were not."""

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from farwhist.engine.cards import card
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.items.card_item import CardItem, PictureItem
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.theme import Theme

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


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the angles at which pictures have been copied that were turned before."""
    angles: list[float] = []
    turn = PictureItem.turned

    def note(item: PictureItem, angle: float) -> QPixmap:
        angles.append(angle)
        return turn(item, angle)

    monkeypatch.setattr(PictureItem, "turned", note)
    return angles


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_card_that_lies_askew_looks_as_it_did_while_it_turned(
    qapp: object, turned: list[float], ratio: int
) -> None:
    item = lying(Pose(80, 79, 100, angle=9), ratio)
    turning = seen(item, ratio)
    assert not turned
    assert difference(seen(item, ratio), turning) < 0.1 and turned == [9]
    straight = lying(Pose(80, 79, 100), ratio)
    assert difference(seen(straight, ratio), turning) > 5


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_card_that_keeps_its_angle_lies_at_whole_pixels(
    qapp: object, turned: list[float], ratio: int
) -> None:
    item = lying(Pose(70, 79, 100, angle=9), ratio)
    seen(item, ratio)
    item.set_rings()
    for number in range(1, 4):
        x = 70 + number / 3
        item.place(Pose(x, 79, 100, angle=9))
        moved = seen(item, ratio)
        assert turned == [9] * number
        still = lying(Pose(round(x * ratio) / ratio, 79, 100, angle=9), ratio)
        still.set_rings()
        assert difference(seen(still, ratio), moved) < 0.1
    item.place(Pose(72, 79, 100, angle=8))
    seen(item, ratio)
    assert 8 not in turned, "it turns"


@pytest.mark.parametrize("ratio", [1, 2])
@pytest.mark.parametrize("x", [80.0, 80.3, 80.5])
def test_the_pixels_of_a_card_that_lies_straight_are_those_of_its_picture(
    qapp: object, ratio: int, x: float
) -> None:
    item = CardItem(CardImages(Theme(), ratio), Theme(), card("QH"), Pose(x, 79.6, 100))
    image, picture = seen(item, ratio), item.pixmap().toImage()
    picture.setDevicePixelRatio(1)
    middle = picture.rect().adjusted(20 * ratio, 20 * ratio, -20 * ratio, -20 * ratio)
    face = picture.copy(middle).convertToFormat(QImage.Format.Format_RGB32)
    left, top = x * ratio - picture.width() / 2, 79.6 * ratio - picture.height() / 2
    places = [(across, down) for across in (left - 1, left, left + 1) for down in (top - 1, top)]
    assert any(
        image.copy(middle.translated(round(across), round(down))) == face for across, down in places
    )


def test_a_size_between_whole_pixels_does_not_blur(qapp: object) -> None:
    item = lying(Pose(80, 80, 100.4))
    assert item.scale() == 1.0
    item.place(Pose(80, 80, 120))
    assert item.scale() == 1.2
