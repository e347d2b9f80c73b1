"""A card, or the back of one, as it lies or moves on the table, and the word beside it."""

from __future__ import annotations

from collections.abc import Collection
from math import atan2, degrees, hypot
from typing import Final, Protocol, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from farwhist.engine.cards import Card
from farwhist.ui.deck.face import STANDARD
from farwhist.ui.table.card_images import CardImages, turned_picture
from farwhist.ui.table.items.painted_text import font_of
from farwhist.ui.table.layout.geometry import Pose, Rect, overlap
from farwhist.ui.table.theme import Theme

HEIGHT: Final = 22 / 14
"""The height of the label, in sizes of the table's text."""
TEXT: Final = 12 / 14
AWAY: Final = 8.0
"""Between the card and the label, in pixels."""


def _font(font_size: int) -> QFont:
    return font_of(max(round(TEXT * font_size), 9), bold=True)


def _size(text: str, font_size: int) -> tuple[float, float]:
    wide = QFontMetricsF(_font(font_size)).horizontalAdvance(text) + 1.4 * font_size
    return wide, HEIGHT * font_size


def label_place(text: str, font_size: int, card: Rect, side: int, level: int) -> Rect:
    """Return where a label stands; `side` and `level` are those of `CardLabel`."""
    return _beside(card, _size(text, font_size), side, level)


def _beside(card: Rect, size: tuple[float, float], side: int, level: int) -> Rect:
    wide, high = size
    x = card.right + AWAY if side > 0 else card.x - AWAY - wide
    return Rect(x, card.cy + level * (card.h - high) / 2 - high / 2, wide, high)


def free_side(
    text: str, font_size: int, card: Rect, others: Collection[Rect], side: int
) -> tuple[int, int]:
    """Return side and level of a label beside `card` that lies on none of the others.

    On `side`, at the middle of the card, if that is free; where nothing is, on least of them.
    """

    size = _size(text, font_size)

    def covered(place: tuple[int, int]) -> float:
        label = _beside(card, size, *place)
        return sum(overlap(label, other) for other in others)

    return min(((at, level) for at in (side, -side) for level in (0, -1, 1)), key=covered)


class CardLabel(QGraphicsItem):
    """Is the child of a card.

    Args:
        card: the size of the card's picture.
        side: 1 stands to the right of the card, -1 to the left.
        level: 0 stands beside the middle of the card, -1 at its upper corner, 1 at its lower.
        font_size: that of the table's text in pixels.
    """

    def __init__(
        self, theme: Theme, text: str, parent: QGraphicsItem, *, card: QRectF, side: int,
        level: int, font_size: int,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.text = text
        self._theme = theme
        self._font = _font(font_size)
        face = Rect(card.x(), card.y(), card.width(), card.height())
        place = label_place(text, font_size, face, side, level)
        self._box = QRectF(place.x, place.y, place.w, place.h)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.accent))
        radius = self._box.height() / 2
        painter.drawRoundedRect(self._box, radius, radius)
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(self._font)
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self.text)


class Rider(Protocol):
    """Something that goes where a card goes."""

    def follow(self, pose: Pose) -> None:
        """The card is at `pose` now."""


class PictureItem(QGraphicsPixmapItem):
    """A picture about its centre, whose pixels fall on those of the screen where they can.

    One that keeps its angle from frame to frame is turned once, and copied from then on: that
    takes a tenth of the time. It lies, and moves, by whole pixels of the screen.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(cast(QGraphicsItem, parent))
        self._painted = (0.0, 0.0, 0.0)
        self._turns = False
        self._turned: tuple[int, float, QPixmap] | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_picture(self, picture: QPixmap) -> None:
        """Show this picture."""
        ratio = picture.devicePixelRatio()
        self.setOffset(-picture.width() / ratio / 2, -picture.height() / ratio / 2)
        self.setPixmap(picture)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        picture, world, place = self.pixmap(), painter.worldTransform(), painter.deviceTransform()
        ratio = picture.devicePixelRatio()
        angle = round(degrees(atan2(place.m12(), place.m11())), 2)
        pose = (world.dx(), world.dy(), angle)
        if pose != self._painted:
            # Only what is painted as a whole may change how it is: parts would not fit together.
            self._turns = angle != self._painted[2]
            self._painted = pose
        elif self._turns:
            self._turns = False
        if self._turns or not _as_drawn(place, ratio):
            super().paint(painter, option, cast(QWidget, widget))
            return
        x, y = round(place.dx(), 2), round(place.dy(), 2)
        if angle:
            picture = self.turned(angle)
            left, top = round(x) - picture.width() // 2, round(y) - picture.height() // 2
        else:
            left, top = round(x - picture.width() / 2), round(y - picture.height() / 2)
        zoom = hypot(world.m11(), world.m12())
        across = (left - place.dx()) * zoom / ratio
        down = (top - place.dy()) * zoom / ratio
        flat = QTransform(zoom, 0, 0, zoom, world.dx() + across, world.dy() + down)
        painter.setWorldTransform(flat)
        painter.drawPixmap(QPointF(), picture)
        painter.setWorldTransform(world)

    def turned(self, angle: float) -> QPixmap:
        """Return the picture turned clockwise by `angle` degrees; the last one is kept."""
        flat = self.pixmap()
        if self._turned is None or self._turned[:2] != (flat.cacheKey(), angle):
            self._turned = flat.cacheKey(), angle, turned_picture(flat, angle)
        return self._turned[2]


def _as_drawn(place: QTransform, ratio: float) -> bool:
    """Whether a picture is shown in the size in which it was drawn, turned or not."""
    across, down = place.m11() / ratio, place.m12() / ratio
    whole = abs(across * across + down * down - 1) < 0.001
    return whole and abs(place.m22() - place.m11()) + abs(place.m21() + place.m12()) < 0.001


class CardItem(PictureItem):
    """Shows one card at a pose. `target` is where it lies, or where it is on its way to."""

    def __init__(self, images: CardImages, theme: Theme, card: Card | None, pose: Pose) -> None:
        super().__init__()
        self._images = images
        self._theme = theme
        self._height = 1
        self._veiled = False
        self._angle = 0.0
        self.card = card
        self.target = pose
        self.face_up = pose.face_up
        self._rings: list[QGraphicsPathItem] = []
        self._ring_styles: tuple[tuple[str, float], ...] = ()
        self._shadow: PictureItem | None = None
        self._lift = 0.0
        self.rider: Rider | None = None
        """What goes with the card, each time that it moves."""
        self._mark: QGraphicsSimpleTextItem | None = None
        self._mark_text, self._mark_held = "", False
        self._label_item: CardLabel | None = None
        self._label: tuple[str, int, int, int] | None = None
        self._tab: QGraphicsPathItem | None = None
        self.land()

    @property
    def rings(self) -> tuple[tuple[str, float], ...]:
        """The outlines that are drawn round the card now."""
        return self._ring_styles

    @property
    def marked(self) -> str:
        """The small word that is written on the card now."""
        return self._mark_text

    @property
    def tabbed(self) -> bool:
        """Whether a tab stands out above the card."""
        return self._tab is not None

    def set_tab(self, wanted: bool) -> None:
        """Let a small tab stand out above the index, outside the face, or take it away."""
        if wanted is self.tabbed:
            return
        if self._tab is not None:
            self._tab.setParentItem(cast(QGraphicsItem, None))
            if self._tab.scene() is not None:
                self._tab.scene().removeItem(self._tab)
            self._tab = None
            return
        self._tab = _Ring(QPainterPath(), self)
        self._tab.setPen(QPen(QColor(self._theme.ink), 1.5))
        self._tab.setBrush(QColor(self._theme.accent))
        self._draw_tab()

    def _draw_tab(self) -> None:
        if self._tab is None:
            return
        wide, high = 0.2 * self._height * self._images.ratio, max(6.0, 0.055 * self._height)
        left = (STANDARD.centre - 0.5) * self._height * self._images.ratio - wide / 2
        top = -self._height / 2 - high + 1
        path = QPainterPath()
        path.addRoundedRect(QRectF(left, top, wide, high), 2.5, 2.5)
        self._tab.setPath(path)

    def set_veiled(self, veiled: bool) -> None:
        """Darken the card, because it may not be played."""
        if veiled is not self._veiled:
            self._veiled = veiled
            self._draw()

    def set_card(self, card: Card | None) -> None:
        """Become another card, known or not."""
        if card is not self.card:
            self.card = card
            self._draw()

    @property
    def there(self) -> bool:
        """Whether the card lies at its target, to the pixel; else it moves, or is about to."""
        target = self.target
        return abs(self.x() - target.x) < 1 and abs(self.y() - target.y) < 1

    def land(self, *, sharp: bool = True) -> None:
        """Lie at the target; `sharp`: drawn for just that size."""
        self.show_face(self.target.face_up)
        if sharp:
            self.sharpen(self.target.height)
        self.place(self.target)

    def sharpen(self, height: float) -> None:
        """Draw the card for this height."""
        self._height = max(round(height), 8)
        self._draw()
        self._draw_shadow()
        self._draw_rings()
        self._draw_mark()
        self._draw_tab()
        self._draw_label()

    def redraw(self) -> None:
        """Draw the card anew for the size of its target, wherever it is now."""
        here = self.now()
        self.sharpen(self.target.height)
        self.place(here)

    def place(self, pose: Pose, turned: float = 1.0) -> None:
        """Stand at `pose` now; `turned` is how much of the width shows while it turns over."""
        self._angle = pose.angle
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        scale = pose.height / self._height
        # A picture that is less than a pixel too high is shown as it was drawn, which is sharp.
        self.setScale(1.0 if abs(pose.height - self._height) < 0.75 else scale)
        self._set_lift(pose.lift)
        self.setZValue(pose.z)
        self.setOpacity(pose.opacity)
        self.setTransform(QTransform.fromScale(max(turned, 0.01), 1.0))
        if self.rider is not None:
            self.rider.follow(pose)

    def now(self) -> Pose:
        """Return where the card is at this moment."""
        return Pose(
            self.x(),
            self.y(),
            self.scale() * self._height,
            self._angle,
            self.zValue(),
            self.face_up,
            self.opacity(),
            self._lift,
        )

    def show_face(self, up: bool) -> None:
        """Show the face or the back."""
        if up is not self.face_up:
            self.face_up = up
            self._draw()

    def set_rings(self, *rings: tuple[str, float]) -> None:
        """Draw outlines of these colours and widths round the card, from the edge outwards."""
        if rings != self._ring_styles:
            self._ring_styles = rings
            self._draw_rings()

    def set_mark(self, text: str, *, held: bool = False) -> None:
        """Write a small word at the top of the card; an empty one takes it away.

        On a card that is `held` it stands below the index, where no other card of the hand lies.
        """
        if (text, held) != (self._mark_text, self._mark_held):
            self._mark_text, self._mark_held = text, held
            self._draw_mark()

    def set_label(self, text: str, side: int = -1, level: int = 0, font_size: int = 14) -> None:
        """Let a word stand beside the card, outside its face, or take it away when it is empty.

        Args:
            side: 1 to the right of the card, -1 to the left.
            level: 0 beside its middle, -1 at its upper corner, 1 at its lower.
            font_size: that of the table's text in pixels.
        """
        wanted = (text, side, level, font_size) if text else None
        if wanted != self._label:
            self._label = wanted
            self._draw_label()

    @property
    def label(self) -> str:
        """The word beside the card."""
        return self._label[0] if self._label is not None else ""

    def _draw_label(self) -> None:
        if self._label_item is not None:
            self._label_item.setParentItem(cast(QGraphicsItem, None))
            if self._label_item.scene() is not None:
                self._label_item.scene().removeItem(self._label_item)
            self._label_item = None
        if self._label is not None:
            text, side, level, font_size = self._label
            wide = self._height * self._images.ratio
            card = QRectF(-wide / 2, -self._height / 2, wide, self._height)
            self._label_item = CardLabel(
                self._theme, text, self, card=card, side=side, level=level, font_size=font_size
            )

    def _draw_rings(self) -> None:
        for ring in self._rings:
            ring.setParentItem(cast(QGraphicsItem, None))
            if ring.scene() is not None:
                ring.scene().removeItem(ring)
        self._rings = []
        width, reach = self._height * self._images.ratio, 0.0
        box = QRectF(-width / 2, -self._height / 2, width, self._height)
        for colour, thick in self._ring_styles:
            reach += thick / 2
            path = QPainterPath()
            radius = 0.062 * width + reach
            path.addRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius, radius)
            ring = _Ring(path, self)
            ring.setPen(QPen(QColor(colour), thick))
            self._rings.append(ring)
            reach += thick / 2

    def _draw_mark(self) -> None:
        if self._mark is None:
            if not self._mark_text:
                return
            self._mark = QGraphicsSimpleTextItem(self)
            self._mark.setBrush(QColor(self._theme.panel_secondary))
        font = self._mark.font()
        font.setBold(True)
        font.setPixelSize(max(9, round(0.12 * self._height)))
        self._mark.setFont(font)
        self._mark.setText(self._mark_text)
        width = self._height * self._images.ratio
        own, top = self._mark.boundingRect().width(), -self._height / 2
        left = width / 2 - own - 0.05 * width
        if self._mark_held:
            left = max(STANDARD.centre * width - own / 2, 2.0) - width / 2
            top = -0.11 * self._height
        self._mark.setPos(left, top)

    def _draw(self) -> None:
        shown = self.card if self.face_up else None
        veiled = self._veiled and self.face_up
        self.set_picture(self._images.picture(shown, self._height, veiled=veiled))

    def _set_lift(self, lift: float) -> None:
        """Fade the shadow of a card in that is held above the table."""
        self._lift = lift
        if self._shadow is None:
            if lift <= 0.0:
                return
            self._shadow = PictureItem(self)
            self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._draw_shadow()
        self._shadow.setVisible(lift > 0.0)
        self._shadow.setOpacity(min(lift, 1.0))

    def _draw_shadow(self) -> None:
        if self._shadow is not None:
            self._shadow.set_picture(self._images.shadow(self._height))


class _Ring(QGraphicsPathItem):
    """An outline with smooth edges."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
