"""The table of the study: it shows one moment of a deal, with all hands open or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import CardPlayed
from farwhist.engine.position import Position
from farwhist.ui.deck.deck import Deck
from farwhist.ui.review.card_values import CardValue, scale_of, with_room
from farwhist.ui.review.marks import OrderMark, TrickMarks
from farwhist.ui.review.moment_words import due_words
from farwhist.ui.review.open_hands import open_hands
from farwhist.ui.review.value_pills import ValuePills
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.layout.geometry import Pose
from farwhist.ui.table.layout.layout import AT_REST, Layout, Stance
from farwhist.ui.table.layout.measures import CardSize
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.view import TableView
from farwhist.ui.viewmodels import hand_order
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.shown_match import ShownMatch

LEAST: Final = (320, 240)
"""The least size of the table, in pixels."""

OUTLINE: Final = 4.0
"""The width of the outline of a card that is meant, in pixels."""

PALE: Final = 0.55
"""The opacity of a card that was played later."""


class StudyBoard(QObject):
    """Shows the steps of a deal, each at once.

    `view` is the widget. The cards have no motion of their own: a step never waits.
    `taken(card)` is emitted when the player clicks on a card of the own hand.

    Args:
        valued: whether values stand above the own cards at times; room is kept for them.
    """

    taken = Signal(object)

    def __init__(
        self,
        theme: Theme,
        deck: Deck,
        *,
        felt: str,
        texture: bool,
        valued: bool = False,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._faces = CardImages(theme, deck=deck)
        self._scene = TableScene(theme, self._faces, self)
        self._scene.set_felt(felt, texture=texture)
        self.view = TableView(self._scene, parent)
        set_help_anchor(self.view, "")
        self.view.setMinimumSize(*LEAST)
        self._marks = TrickMarks(theme)
        self._scene.addItem(self._marks)
        self._valued = valued
        self.pills = ValuePills(theme)
        self._scene.addItem(self.pills)
        self._pale: list[CardItem] = []
        self._shown: tuple[DealReplay, int, bool] | None = None
        self.stage = ShownTable(self._scene, theme, self._arrange)
        self.stage.earlier_tricks = False
        self.stage.cards = CardSize(1 / deck.look.ratio)
        self.view.resized.connect(self._fit)
        self.view.settled.connect(self._sharpen)
        self.view.pressed.connect(self._press)
        self.view.released.connect(self._release)
        self.view.hovered.connect(lambda place: self.pills.reach(self.card_at(place)))
        self.view.left.connect(lambda: self.pills.reach(None))
        self._pressed: Card | None = None
        self._due: Seat | None = None
        self._outlined: Mapping[Card, str] = {}

    @property
    def position(self) -> Position:
        """What is shown now; to read only."""
        return self.stage.view

    def set_match(
        self, match: ShownMatch, *, manner: hand_order.HandOrder = hand_order.USUAL
    ) -> None:
        """Show deals of this match."""
        self.stage.put(match, Position(len(match.names)))
        self.stage.manner = manner
        self._scene.clear_table()

    def set_text_scale(self, scale: float) -> None:
        """Write larger than usual by this factor."""
        self.stage.text_scale = scale
        self._fit()

    def show_step(
        self,
        deal: DealReplay,
        step: int,
        *,
        knew: bool,
        values: Mapping[Card, CardValue] = MappingProxyType({}),
        outlined: Mapping[Card, str] = MappingProxyType({}),
        raised: Card | None = None,
        due: Seat | None = None,
        calls: bool = False,
        laid: Card | None = None,
    ) -> None:
        """Show this moment; `knew`: only what the viewer knew then.

        `values` stand above the cards of the own hand, `outlined` has colours for some of
        them, and `raised` is the one that is raised in place of the one that was played. `due` is
        who has to play where nobody has yet, or to call where it `calls`. `laid` is a card of the
        viewer that lies in the trick already, as an answer.
        """
        self._due, self._outlined = None if calls or laid else due, outlined
        self._shown = deal, step, knew
        viewer = self.stage.viewer
        self.stage.put(self.stage.match, deal.position(step, viewer if knew else None))
        if laid is not None:
            CardPlayed(viewer, laid).apply(self.stage.view)
        moment = deal.steps[step]
        waits = tuple(dict.fromkeys(seat for seat, _ in moment.made))
        self.stage.waiting = tuple(seat for seat in waits if not knew or seat == viewer)
        if moment.seat is not None:
            self.stage.waiting = (moment.seat,)
        elif due is not None:
            self.stage.waiting = (due,)
        if laid is not None:
            self.stage.waiting = ()
        own = raised or (moment.card if moment.seat == viewer else None)
        self.pills.show_values(values)
        self.pills.reach(raised if raised in values else None)
        self.stage.stance = AT_REST if own is None else Stance(raised=own)
        self._draw(sharp=True)

    def card_at(self, place: QPointF) -> Card | None:
        """Return the card of the own hand at a place of the view."""
        hand = self.position.hands[self.stage.viewer] if self.position.hands else []
        for item in self.view.items(place.toPoint()):
            if isinstance(item, CardItem) and item.card is not None and item.card in hand:
                return item.card
        return None

    def _press(self, place: QPointF) -> None:
        self._pressed = self.card_at(place)

    def _release(self, place: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self.card_at(place) == pressed:
            self.taken.emit(pressed)

    def _arrange(self, layout: Layout, view: Position) -> Layout:
        opened = open_hands(layout, view, self.stage.viewer)
        if not self._valued:
            return opened
        return with_room(opened, self.stage.viewer, scale_of(opened, self.stage.text_scale))

    def _fit(self) -> None:
        size = self.view.viewport().size()
        self.stage.set_size(size.width(), size.height())
        self._draw(sharp=False)

    def _sharpen(self) -> None:
        # The next deal is shown in the same size.
        self._faces.follow(self.view.devicePixelRatioF())
        self._draw(sharp=True)

    def _draw(self, *, sharp: bool) -> None:
        if self._shown is None:
            return
        self.stage.settle(sharp=sharp)
        for item in self._scene.cards.values():
            item.tell("")  # the numbers say who led
            if item.card is not None and item.card in self._outlined:
                item.set_rings((self._outlined[item.card], OUTLINE))
        layout = self.stage.layout()
        scale = scale_of(layout, self.stage.text_scale)
        self.pills.fit(layout, layout.plates[self.stage.viewer], scale)
        self._draw_trick()

    def _draw_trick(self) -> None:
        """Show which cards followed, pale, and in which order the trick was played."""
        assert self._shown is not None
        deal, step, knew = self._shown
        self._scene.discard(self._pale)
        self._pale = []
        layout, view = self.stage.layout(), self.stage.view
        played = [(seat, card) for seat, card in view.trick]
        followed = deal.followed(step)
        marks = [
            OrderMark(layout.slots[seat], number) for number, (seat, _) in enumerate(played, 1)
        ]
        due = None
        for number, (seat, card) in enumerate(followed):
            place = layout.slots[seat]
            now = number == 0
            marks.append(OrderMark(place, len(played) + number + 1, later=not now))
            if now:
                due = place, due_words(self.stage.match, seat, leads=not played)
            elif not knew:
                self._lay_pale(seat, card, layout)
        if not followed and self._due is not None:
            seat = self._due
            marks.append(OrderMark(layout.slots[seat], len(played) + 1))
            due = layout.slots[seat], due_words(self.stage.match, seat, leads=not played)
        if knew:
            marks = marks[: len(played) + 1]
        self._marks.show_trick(marks, due, layout.sizes.font / 14)

    def _lay_pale(self, seat: Seat, card: Card, layout: Layout) -> None:
        place = layout.slots[seat]
        pose = Pose(place.cx, place.cy, place.h, z=290, opacity=PALE, ratio=layout.sizes.ratio)
        item = CardItem(self._faces, self._theme, card, replace(pose))
        item.set_veiled(self._theme.strong)
        item.setOpacity(1.0 if self._theme.strong else PALE)
        self._scene.addItem(item)
        self._pale.append(item)
