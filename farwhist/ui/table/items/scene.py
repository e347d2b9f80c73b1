"""The items on the felt: they follow a layout and show facts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from farwhist.engine.cards import Card, Seat
from farwhist.ui.style.tokens import SLOT_LINE
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.felts import fibres, lay, themed
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.celebration_items import ConfettiItem, FeltCoverItem, GlowItem
from farwhist.ui.table.items.deal_facts_item import DealFactsItem, SumItem
from farwhist.ui.table.items.felt_items import BannerItem, DirectionsItem, LastTrickItem, TrumpItem
from farwhist.ui.table.items.open_cards import KittyItem, TrickReviewItem
from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.layout.arcs import ground
from farwhist.ui.table.layout.geometry import Pose, Rect, Thing
from farwhist.ui.table.layout.layout import STOCK, Layout
from farwhist.ui.table.theme import FELTS, Theme
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
                    plate.set_place(self._layout.plates[each.seat], self._layout.sizes.font)
            self.plates[each.seat].set_facts(each, large=large)

    def _place_rest(self, layout: Layout, viewer: Seat) -> None:
        sizes = layout.sizes
        for seat, plate in self.plates.items():
            plate.set_place(layout.plates[seat], sizes.font)
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
        self.trick_review.box = QRectF(0, 0, sizes.width, sizes.height)
        self.trick_review.font_size = sizes.font
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
