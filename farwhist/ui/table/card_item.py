"""A card, or the back of one, as it lies or moves on the table."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
)

from farwhist.engine.cards import Card
from farwhist.ui.table.faces import Faces, margin
from farwhist.ui.table.geometry import Pose
from farwhist.ui.table.theme import Theme


class CardItem(QGraphicsPixmapItem):
    """Shows one card at a pose. `target` is where it lies, or where it is on its way to."""

    def __init__(self, faces: Faces, theme: Theme, card: Card | None, pose: Pose) -> None:
        super().__init__()
        self._faces = faces
        self._theme = theme
        self._height = 1
        self._veiled = False
        self.card = card
        self.target = pose
        self.face_up = pose.face_up
        self._rings: list[QGraphicsPathItem] = []
        self._ring_looks: tuple[tuple[str, float], ...] = ()
        self._mark: QGraphicsSimpleTextItem | None = None
        self._mark_text = ""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.land()

    @property
    def rings(self) -> tuple[tuple[str, float], ...]:
        """The outlines that are drawn round the card now."""
        return self._ring_looks

    @property
    def marked(self) -> str:
        """The small word that is written on the card now."""
        return self._mark_text

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
        self._draw_rings()
        self._draw_mark()

    def place(self, pose: Pose, turned: float = 1.0) -> None:
        """Stand at `pose` now; `turned` is how much of the width shows while it turns over."""
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setScale(pose.height / self._height)
        self.setZValue(pose.z)
        self.setOpacity(pose.opacity)
        self.setTransform(QTransform.fromScale(max(turned, 0.01), 1.0))

    def now(self) -> Pose:
        """Return where the card is at this moment."""
        return Pose(
            self.x(),
            self.y(),
            self.scale() * self._height,
            self.rotation(),
            self.zValue(),
            self.face_up,
            self.opacity(),
        )

    def show_face(self, up: bool) -> None:
        """Show the face or the back."""
        if up is not self.face_up:
            self.face_up = up
            self._draw()

    def set_rings(self, *rings: tuple[str, float]) -> None:
        """Draw outlines of these colours and widths round the card, from the edge outwards."""
        if rings != self._ring_looks:
            self._ring_looks = rings
            self._draw_rings()

    def set_mark(self, text: str) -> None:
        """Write a small word at the top of the card; an empty one takes it away."""
        if text != self._mark_text:
            self._mark_text = text
            self._draw_mark()

    def _draw_rings(self) -> None:
        for ring in self._rings:
            ring.setParentItem(cast(QGraphicsItem, None))
            if ring.scene() is not None:
                ring.scene().removeItem(ring)
        self._rings = []
        width, reach = self._height * self._faces.ratio, 0.0
        box = QRectF(-width / 2, -self._height / 2, width, self._height)
        for colour, thick in self._ring_looks:
            reach += thick / 2
            path = QPainterPath()
            radius = 0.062 * width + reach
            path.addRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius, radius)
            ring = QGraphicsPathItem(path, self)
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
        width = self._height * self._faces.ratio
        left = width / 2 - self._mark.boundingRect().width() - 0.05 * width
        self._mark.setPos(left, -self._height / 2)

    def _draw(self) -> None:
        shown = self.card if self.face_up else None
        veiled = self._veiled and self.face_up
        self.setPixmap(self._faces.picture(shown, self._height, veiled=veiled))
        edge = margin(self._height)
        self.setOffset(-self._height * self._faces.ratio / 2 - edge, -self._height / 2 - edge)
