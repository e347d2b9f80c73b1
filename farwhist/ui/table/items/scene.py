"""The items on the felt: they follow a layout and show facts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Trick
from farwhist.ui.style.text import fitted
from farwhist.ui.style.tokens import LOOKING_LINE, LOOKING_VEIL, SLOT_LINE
from farwhist.ui.table.card_images import CardImages, margin
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.celebration_items import ConfettiItem, FeltCoverItem, GlowItem
from farwhist.ui.table.items.deal_facts_item import DealFactsItem, SumItem
from farwhist.ui.table.items.felt_items import (
    BannerItem,
    DirectionsItem,
    FeltItem,
    LastTrickItem,
    TrumpItem,
)
from farwhist.ui.table.items.painted_text import font_of
from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.layout.arcs import ground
from farwhist.ui.table.layout.geometry import Pose, Rect, Thing
from farwhist.ui.table.layout.layout import STOCK, Layout
from farwhist.ui.table.theme import FELTS, Theme, fibres, lay, themed
from farwhist.ui.viewmodels.plates import SeatFacts


class Changes(Struct):
    """Cards whose target changed; each is still where it was.

    `moved` and `new` are by thing, in the layout's order. The `gone` ones lie nowhere any more:
    whoever asked must discard them.
    """

    moved: dict[Thing, CardItem] = field(default_factory=dict)
    new: dict[Thing, CardItem] = field(default_factory=dict)
    gone: list[CardItem] = field(default_factory=list)


class TableScene(QGraphicsScene):
    """Holds the items. It decides nothing: cards go where a layout says."""

    def __init__(self, theme: Theme, images: CardImages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._theme = theme
        self._felt = next(iter(FELTS))
        self._images = images
        self._layout: Layout | None = None
        self._viewer: Seat = 0
        self._texture: tuple[QPixmap, ...] = ()
        self.cards: dict[Thing, CardItem] = {}
        self.plates: dict[Seat, PlateItem] = {}
        self.trump = TrumpItem(theme)
        self.sum = SumItem(theme)
        self.directions = DirectionsItem(theme)
        self.facts = DealFactsItem(theme, images)
        self.last_trick = LastTrickItem(theme, images)
        self.banner = BannerItem(theme)
        self.label = BannerItem(theme)
        self.hint = BannerItem(theme)
        self.pause = BannerItem(theme)
        self.trick_review = TrickReviewItem(theme, images)
        self.kitty = KittyItem(theme, images)
        self.glow = GlowItem(theme)
        self.confetti = ConfettiItem(theme)
        self.felt_cover = FeltCoverItem(theme, lambda: self._texture)
        self.leaving = QGraphicsPixmapItem()
        """The picture of a panel that has just been closed."""
        self.leaving.setZValue(650)
        # What is said of a card lies under the veil together with the card.
        self.label.setZValue(self.trick_review.zValue() - 5)
        self.leaving.hide()
        self.slot = QGraphicsPathItem()
        pen = QPen(QColor(SLOT_LINE), 1.5, Qt.PenStyle.DashLine)
        self.slot.setPen(pen)
        self.slot.hide()
        for item in (
            self.trump, self.sum, self.directions, self.facts, self.last_trick, self.banner,
            self.label, self.hint, self.trick_review, self.kitty, self.slot, self.glow, self.pause,
            self.confetti, self.felt_cover, self.leaving,
        ):  # fmt: skip
            self.addItem(item)

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self._theme

    @property
    def images(self) -> CardImages:
        """The pictures of the cards."""
        return self._images

    @property
    def layout(self) -> Layout | None:
        """Where everything belongs that was last given a place; None on an empty table."""
        return self._layout

    def clear_table(self) -> None:
        """Take all cards and plates away."""
        self.glow.light(())
        for item in self.items():
            if isinstance(item, CardItem | PlateItem):
                self.removeItem(item)
        self.cards.clear()
        self.plates.clear()
        self._layout = None

    def set_felt(self, felt: str, *, texture: bool) -> None:
        """Cover the table with this felt; the views must draw their background anew."""
        self._felt = felt
        self.lay_felt()
        if texture is not bool(self._texture):
            self._texture = fibres() if texture else ()

    def lay_felt(self) -> None:
        """Take on the colours of the chosen felt; high contrast has a ground of its own."""
        if not self._theme.strong:
            self._theme.become(themed(self._theme, self._felt))
        self.felt_cover.update()
        for plate in self.plates.values():
            plate.update()

    def calm(self) -> None:
        """End what motions do to plates and corners, and say nothing about an earlier moment.

        The line of the pause belongs to whoever stopped the time.
        """
        for plate in self.plates.values():
            plate.set_squeeze(1.0)
            plate.set_pop(1.0)
            plate.setScale(1.0)
            plate.setOpacity(1.0)
        self.trump.setOpacity(1.0)
        self.sum.setOpacity(1.0)
        for line in (self.banner, self.label, self.hint):
            line.setOpacity(1.0)
            line.say("")
        self.glow.light(())
        self.confetti.hide()
        self.felt_cover.hide()
        self.leaving.hide()

    def follow(self, layout: Layout, viewer: Seat) -> Changes:
        """Set the target of every card, and place everything else at once."""
        changes = Changes()
        self._adopt(layout, changes)
        spawn = layout.stock
        start = Pose(spawn.x, spawn.y, spawn.height, z=5, face_up=False)
        for thing, pose in layout.poses.items():
            item = self.cards.get(thing)
            if item is None:
                known = thing if isinstance(thing, Card) else None
                item = CardItem(self._images, self._theme, known, start)
                self.addItem(item)
                self.cards[thing] = item
                changes.new[thing] = item
            elif item.target != pose:
                changes.moved[thing] = item
            item.target = pose
        self._layout = layout
        self._place_rest(layout, viewer)
        return changes

    def _adopt(self, layout: Layout, changes: Changes) -> None:
        """Let a card that becomes known, or is played from a hidden hand, keep its item."""
        gone = [thing for thing in self.cards if thing not in layout.poses]
        for thing in layout.poses:
            if thing in self.cards:
                continue
            owner = layout.owners[thing]
            before = self._layout.owners if self._layout else {}
            heirs = [each for each in gone if owner is not None and before.get(each) == owner]
            if heirs:
                gone.remove(heirs[-1])
                item = self.cards.pop(heirs[-1])
                item.set_card(thing if isinstance(thing, Card) else None)
                self.cards[thing] = item
        changes.gone = [self.cards.pop(thing) for thing in gone]

    def show_directions(self, first: Seat | None, after: Sequence[tuple[Seat, Seat]]) -> None:
        """Show which way play runs from this seat on, or not; `after` are all with the next."""
        if first is not None and self._layout is not None:
            self.directions.set_ground(ground(self._layout, self._viewer, self.trump.written()))
        self.directions.show_from(first, after)

    def kitty_at(self, point: QPointF) -> bool:
        """Whether the cards that lie aside, or the line about them, are at this point."""
        if not self.facts.link or self._layout is None:
            return False
        pile = STOCK in self._layout.poses and self._layout.stock.holds(point.x(), point.y())
        return pile or self.facts.link_at.contains(point)

    def discard(self, items: list[CardItem]) -> None:
        """Take these cards off the table."""
        for item in items:
            if item.scene() is self:
                self.removeItem(item)

    def show_facts(self, facts: list[SeatFacts], *, large: bool = False) -> None:
        """Write the plates, all in the same frame."""
        for each in facts:
            if each.seat not in self.plates:
                plate = PlateItem(self._theme, each)
                self.plates[each.seat] = plate
                self.addItem(plate)
                if self._layout is not None:
                    sizes = self._layout.sizes
                    plate.set_place(self._layout.plates[each.seat], sizes.font, sizes.fold)
            self.plates[each.seat].set_facts(each, large=large)

    def _place_rest(self, layout: Layout, viewer: Seat) -> None:
        sizes = layout.sizes
        for seat, plate in self.plates.items():
            plate.set_place(layout.plates[seat], sizes.font, sizes.fold)
        self.trump.set_place(layout.trump_text, sizes.font)
        self.sum.set_place(layout.sum_text, sizes.font)
        self.directions.set_place(Rect(0, 0, sizes.width, sizes.height), sizes.font)
        self._viewer = viewer
        self.facts.set_card(sizes.card)
        self.facts.set_place(layout.facts, max(12, sizes.font - 1))
        self.facts.fit()
        self.last_trick.set_place(layout.last_trick, max(12, sizes.font - 2))
        slots = layout.slots.values()
        lowest = max(rect.bottom for rect in slots)
        middle = (min(rect.y for rect in slots) + lowest) / 2
        self.banner.set_anchor(
            sizes.width / 2, middle, sizes.width - 2 * layout.panel.x, sizes.font + 1
        )
        label = layout.label
        small = max(round(13 * sizes.font / sizes.usual_font), sizes.font - 3)
        high = label.cy - 2.6 * sizes.font
        self.pause.set_anchor(label.x, high, label.w, sizes.font, side=1)
        self.label.set_anchor(label.x, label.cy, label.w, small, side=1)
        self.hint.set_anchor(sizes.width - label.x, label.cy, label.w, small, side=-1)
        self.trick_review.set_slots(layout.slots)
        self.trick_review.set_place(Rect(0, 0, sizes.width, sizes.height), sizes.font)
        self.kitty.set_card(sizes.card)
        self.kitty.set_place(Rect(0, 0, sizes.width, sizes.height), sizes.font)
        felt = self.sceneRect()
        self.felt_cover.set_place(Rect(0, 0, felt.width(), felt.height()), sizes.font)
        self.confetti.set_place(Rect(0, 0, sizes.width, sizes.height), sizes.font)
        slot = layout.slots[viewer]
        path = QPainterPath()
        path.addRoundedRect(QRectF(slot.x, slot.y, slot.w, slot.h), 0.06 * slot.w, 0.06 * slot.w)
        self.slot.setPath(path)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        lay(painter, self.sceneRect(), self._theme, self._texture)


class OpenCardsItem(FeltItem):
    """Cards on a veil, above everything that lies on the table, and a title."""

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__(theme)
        self._images = images
        self.title = ""
        self.setZValue(500)
        self.hide()

    def title_width(self) -> float:
        """Return how wide the title is with its edges."""
        wide = QFontMetricsF(font_of(self.font_size + 1, bold=True)).horizontalAdvance(self.title)
        return wide + 2 * self.font_size

    def write_title(self, painter: QPainter, line: QRectF) -> None:
        """Write the title in the middle of `line`, smaller where it is too long."""
        font = font_of(self.font_size + 1, bold=True)
        painter.setFont(fitted(self.title, font, line.width() - self.font_size))
        painter.setPen(QColor(self.theme.text))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.title)


class TrickReviewItem(OpenCardsItem):
    """Each card of the trick before its seat, with its number in the order, and a caption.

    Where there are earlier or later tricks to see, the caption stands between two buttons.
    """

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__(theme, images)
        self._slots: dict[Seat, Rect] = {}
        self._earlier = self._later = False
        self.trick: Trick | None = None

    def show_trick(self, trick: Trick, title: str, *, earlier: bool, later: bool) -> None:
        """Lay the trick open."""
        self.trick, self.title = trick, title
        self._earlier, self._later = earlier, later
        self.show()
        self.update()

    def set_slots(self, slots: dict[Seat, Rect]) -> None:
        """Set where each seat's card lies."""
        if slots != self._slots:
            self._slots = slots
            self.update()

    def caption(self) -> QRectF:
        """Return where the caption stands, without its buttons."""
        high = max(2.2 * self.font_size, 30.0)
        wide = self.title_width()
        wide = min(wide, self.box.width() - 2 * high - 24)
        lowest = max(slot.bottom for slot in self._slots.values())
        return QRectF((self.box.width() - wide) / 2, lowest + 8, wide, high)

    def button(self, by: int) -> QRectF:
        """Return where the button for earlier (-1) or later (1) tricks stands."""
        line = self.caption()
        side = line.height()
        x = line.left() - 6 - side if by < 0 else line.right() + 6
        return QRectF(x, line.top(), side, side)

    def button_at(self, point: QPointF) -> int:
        """Return -1 or 1 where such a button is at this point, else 0."""
        if not (self._earlier or self._later):
            return 0
        return next((by for by in (-1, 1) if self.button(by).contains(point)), 0)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.trick is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.scene().sceneRect(), QColor(LOOKING_VEIL))
        plays = list(enumerate(self.trick.plays, start=1))
        for number, (seat, card) in sorted(plays, key=lambda each: self._slots[each[1][0]].y):
            self._card(painter, card, self._slots[seat], won=seat == self.trick.winner)
            self._number(painter, number, self._slots[seat])
        line = self.caption()
        self._ground(painter, line)
        self.write_title(painter, line)
        if self._earlier or self._later:
            self._arrow(painter, -1, there=self._earlier)
            self._arrow(painter, 1, there=self._later)

    def _card(self, painter: QPainter, card: Card, slot: Rect, *, won: bool) -> None:
        edge = margin(round(slot.h))
        painter.drawPixmap(
            QPointF(slot.x - edge, slot.y - edge), self._images.picture(card, slot.h)
        )
        if won:
            painter.setPen(QPen(QColor(self.theme.accent), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = QRectF(slot.x, slot.y, slot.w, slot.h).adjusted(-1.5, -1.5, 1.5, 1.5)
            painter.drawRoundedRect(box, 0.062 * slot.w, 0.062 * slot.w)

    def _number(self, painter: QPainter, number: int, slot: Rect) -> None:
        side = max(18.0, 0.15 * slot.h)
        disc = QRectF(slot.right - side - 3, slot.y + 4, side, side)
        painter.setPen(QPen(QColor(self.theme.text), 2) if self.theme.strong else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.plate))
        painter.drawEllipse(disc)
        painter.setFont(font_of(round(0.68 * side), bold=True))
        painter.setPen(QColor(self.theme.text))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))

    def _ground(self, painter: QPainter, box: QRectF) -> None:
        strong = self.theme.strong
        edge = QColor(self.theme.text if strong else LOOKING_LINE)
        painter.setPen(QPen(edge, 2 if strong else 1))
        painter.setBrush(QColor(self.theme.plate))
        painter.drawRoundedRect(box, 8, 8)

    def _arrow(self, painter: QPainter, by: int, *, there: bool) -> None:
        box = self.button(by)
        self._ground(painter, box)
        reach, middle = 0.16 * box.height(), box.center()
        tip = QPointF(middle.x() + by * reach, middle.y())
        back = middle.x() - by * reach
        pen = QPen(QColor(self.theme.accent if there else self.theme.off), 2.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([
            QPointF(back, middle.y() - 2 * reach), tip, QPointF(back, middle.y() + 2 * reach),
        ]))  # fmt: skip


class KittyItem(OpenCardsItem):
    """The cards in a row in the middle of the table, side by side if they fit, and a caption."""

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__(theme, images)
        self._card = 1.0
        self.cards: tuple[Card, ...] = ()

    def set_card(self, height: float) -> None:
        """Set the height of a card of the hand."""
        if height != self._card:
            self._card = height
            self.update()

    def show_cards(self, cards: Sequence[Card], title: str) -> None:
        """Lay these cards open."""
        self.cards, self.title = tuple(cards), title
        self.show()
        self.update()

    def places(self) -> list[QRectF]:
        """Return where the cards lie, from the left."""
        high = min(self._card, 0.36 * self.box.height())
        wide, count = high * self._images.ratio, len(self.cards)
        step = min(1.08 * wide, (self.box.width() - 4 * self.font_size - wide) / max(count - 1, 1))
        left = self.box.center().x() - (step * (count - 1) + wide) / 2
        top = 0.44 * self.box.height() - high / 2
        return [QRectF(left + step * number, top, wide, high) for number in range(count)]

    def caption(self) -> QRectF:
        """Return where the caption stands."""
        high = max(2.2 * self.font_size, 30.0)
        wide = self.title_width()
        wide = min(wide, self.box.width() - 2 * self.font_size)
        low = self.places()[0].bottom() + self.font_size
        return QRectF(self.box.center().x() - wide / 2, low, wide, high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self.cards:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.scene().sceneRect(), QColor(LOOKING_VEIL))
        for card, place in zip(self.cards, self.places(), strict=True):
            edge = margin(round(place.height()))
            picture = self._images.picture(card, place.height())
            painter.drawPixmap(QPointF(place.x() - edge, place.y() - edge), picture)
        line, strong = self.caption(), self.theme.strong
        painter.setPen(QPen(QColor(self.theme.hairline), 2 if strong else 1))
        painter.setBrush(QColor(self.theme.plate))
        painter.drawRoundedRect(line, 8, 8)
        self.write_title(painter, line)
