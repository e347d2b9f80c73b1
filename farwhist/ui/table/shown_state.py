"""The picture on the table: what the viewer has been shown so far, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import Event
from farwhist.engine.position import Position
from farwhist.rules.kind import GameKind
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.table.items.card_item import CardItem, free_side
from farwhist.ui.table.items.hint_labels import HintLabel, HintLabels
from farwhist.ui.table.items.scene import Changes, TableScene
from farwhist.ui.table.layout.layout import AT_REST, Layout, Stance, lay_out
from farwhist.ui.table.layout.measures import MARGIN, USUAL, CardSize
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.deals import cut_of_deal, from_kitty, last_trick
from farwhist.ui.viewmodels.hand_order import (
    USUAL_ORDER,
    HandOrder,
    OwnOrder,
    held_cards,
    reordered,
)
from farwhist.ui.viewmodels.plates import seat_facts
from farwhist.ui.viewmodels.shown_match import NO_MATCH, ShownMatch
from farwhist.ui.wording import outcomes, plate_words, table_words

KeysOf = Callable[[CommandId], str]
"""Returns the keys of a command, as menus write them."""

Arrange = Callable[[Layout, Position], Layout]
"""Returns where everything lies instead, for a view."""

TILTED: Final = 6.0
"""How far a word beside a card keeps from plates, because it is tilted with the card; in pixels."""

MOST_ORDERS: Final = 16
"""So many hands are remembered that players have put into an order of their own."""

_EMPTY: Final = 4
"""An empty table is laid out for so many, because it can be clicked before a match is there."""


class ShownTable(QObject):
    """Folds events into a view of its own and keeps the scene in step with it.

    The view may lag behind the match, and never runs ahead of it.

    Signals:
        sound(name): this is to be heard.
        deal_scored(): the scores of a deal have come onto the table.
        deal_left(): the next deal begins.
        rearranged(): the player has put the hand into another order.

    Args:
        arrange: has the last word on where everything lies.
        keys_of: returns the keys of a command, to be written beside what they open.
    """

    sound = Signal(str)
    deal_scored = Signal()
    deal_left = Signal()
    rearranged = Signal()

    def __init__(
        self,
        scene: TableScene,
        theme: Theme,
        *,
        arrange: Arrange = lambda layout, view: layout,
        keys_of: KeysOf = lambda command: "",
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._arrange = arrange
        self._keys_of = keys_of
        self._theme = theme
        self._size = (1000.0, 558.0)
        self._labels = HintLabels(theme)
        self._match = NO_MATCH
        self.view = Position(_EMPTY)
        self.waiting: tuple[Seat, ...] = ()
        self.stance: Stance = AT_REST
        self.asked_to_play = False
        self._away: frozenset[Seat] = frozenset()
        self.order = USUAL_ORDER
        self.own_orders: tuple[OwnOrder, ...] = ()
        self.earlier_tricks = True
        self.hinted: tuple[Card, ...] = ()
        self.hint_labels: Mapping[Card, HintLabel] = {}
        self.text_scale = 1.0
        self.cards: CardSize = USUAL

    @property
    def scene(self) -> TableScene:
        """The items."""
        return self._scene

    @property
    def match(self) -> ShownMatch:
        """Who sits at the table, and what is played there."""
        return self._match

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats as shown."""
        return self.match.names

    @property
    def viewer(self) -> Seat:
        """The seat whose cards are seen."""
        return self.match.viewer

    @property
    def kind(self) -> GameKind:
        """What kind of game is shown."""
        return self.match.kind

    def put(self, match: ShownMatch, view: Position) -> None:
        """Show another match and position from the next `settle` on; the view is changed then."""
        self._match, self.view = match, view

    def rename(self, match: ShownMatch) -> None:
        """Show other names and portraits of the same match on the plates."""
        self._match = match
        self.refresh()

    def jump(
        self,
        match: ShownMatch,
        view: Position,
        events: Iterable[Event],
        passed: Callable[[Event, Position], None],
    ) -> None:
        """Show at once what these events lead to from `view`, which is changed from now on.

        `passed` hears of each event just before it is applied to the view.
        """
        self._labels.clear()
        self._scene.clear_table()
        self.put(match, view)
        self.waiting, self.stance, self.asked_to_play = (), AT_REST, False
        self.hinted, self.hint_labels = (), {}
        for event in events:
            passed(event, self.view)
            event.apply(self.view)
        self.settle()

    def set_size(self, width: float, height: float, reserved: float = 0.0) -> None:
        """Set the size of the table, for what is shown next.

        So much of the width is `reserved`, at the right: there is nothing there but felt.
        """
        self._size = (max(width - reserved, 320.0), max(height, 240.0))
        self._scene.setSceneRect(0, 0, max(width, 320.0), self._size[1])

    def settle(self, *, sharp: bool = True) -> None:
        """Put everything where it belongs, without motion; not `sharp`: scale old pictures."""
        changes = self.follow()
        self._scene.discard(changes.gone)
        for item in self._scene.cards.values():
            item.land(sharp=sharp)
            item.show()
        self.refresh()

    def layout(self) -> Layout:
        """Return where everything belongs now."""
        stance = replace(self.stance, order=self.hand_order())
        layout = lay_out(
            self.view,
            self.viewer,
            *self._size,
            stance,
            text=self.text_scale,
            cards=self.cards,
            sums=self.kind.bids,
        )
        return self._arrange(layout, self.view)

    def hand(self) -> list[Card]:
        """Return the known cards of the viewer's hand, left to right."""
        return held_cards(self.view, self.viewer, self.hand_order())

    def hand_order(self) -> HandOrder:
        """Return how the viewer's hand is held, as she has put it if she has."""
        return replace(self._usual_order(), own=self._own() or ())

    def _usual_order(self) -> HandOrder:
        rules = self.match.rules
        return replace(self.order, ranks="standard" if rules is None else rules.ranking.order)

    def put_card(self, card: Card, place: int) -> None:
        """Hold a card of the viewer's hand at this place, from 0, for the rest of the deal."""
        cards = [each for each in self.hand() if each is not card]
        cards.insert(place, card)
        self._put(cards)

    def keep_hand(self) -> None:
        """Let every card of the viewer keep its place for the rest of the deal."""
        if self._own() is None and self.hand():
            self._put(self.hand())
            self.rearranged.emit()

    def sort_hand(self) -> None:
        """Hold the viewer's hand in the usual order again."""
        self.own_orders = self._other_orders()

    @property
    def hand_sorted(self) -> bool:
        """Whether every card of the viewer's hand is where it usually would be."""
        return self.hand() == held_cards(self.view, self.viewer, self._usual_order())

    def _put(self, cards: Sequence[Card]) -> None:
        own = reordered(self.view, self.viewer, self.hand_order(), cards)
        order = OwnOrder(self.view.deal, self.viewer, own)
        if order.fits(self.view, self.viewer):
            self.own_orders = (order, *self._other_orders())[:MOST_ORDERS]

    def _own(self) -> tuple[Card, ...] | None:
        fitting = (each.cards for each in self.own_orders if each.fits(self.view, self.viewer))
        return next(fitting, None)

    def _other_orders(self) -> tuple[OwnOrder, ...]:
        return tuple(each for each in self.own_orders if not each.fits(self.view, self.viewer))

    def follow(self) -> Changes:
        """Give every card its new target, and return what has to move."""
        return self._scene.follow(self.layout(), self.viewer)

    def refresh(self, *, large: bool = False) -> None:
        """Write plates, trump and marks from the view; `large` shows the bids big."""
        view, scene, avatars = self.view, self._scene, self.match.avatars
        scene.show_facts(
            [
                replace(
                    seat_facts(
                        view,
                        seat,
                        self.viewer,
                        self._marked(seat, name),
                        self.waiting,
                        kind=self.kind,
                    ),
                    avatar=avatars[seat],
                )
                for seat, name in enumerate(self.names)
            ],
            large=large,
        )
        begun = bool(view.active)
        lines = outcomes.corner(view, self.kind.corner, self.names, self.viewer, self.match.deals)
        scene.trump.set_text(*(lines if begun else ("", "")))
        known = table_words.known_sum(view) if self.kind.bids else None
        scene.sum.set_sum(known, view.bid_total or 0, view.size)
        scene.facts.set_facts(
            table_words.deal_facts(view, self.kind.corner, self.names, self.viewer),
            cut=cut_of_deal(view),
            cut_words=table_words.cut_in_words(view, self.names),
            names=self.names,
            link=table_words.aside_in_words(view, self.viewer, self._keys_of("laid_away")),
        )
        last = last_trick(view) if self.earlier_tricks else None
        winner = "" if last is None else self.names[last.winner]
        scene.last_trick.set_trick(last, winner, self._keys_of("last_trick"))
        leads = [seat for seat in view.active if scene.plates[seat].facts.first]
        after = [(seat, view.following[seat]) for seat in view.active] if leads else []
        scene.show_directions(leads[0] if leads else None, after)
        own_lead = self.asked_to_play and self.viewer in self.waiting and self.kind.tricks
        scene.slot.setVisible(own_lead)
        self._mark_cards()

    def show_away(self, away: frozenset[Seat]) -> None:
        """Mark at their plates who of several people is not at the screen."""
        if away != self._away:
            self._away = away
            self.refresh()

    def _marked(self, seat: Seat, name: str) -> str:
        return plate_words.away(name) if seat in self._away else name

    def _label_led(self, item: CardItem, seat: Seat) -> None:
        """Say beside this card that it was led: to the right of it for who sits at the right.

        Elsewhere only where a card, a plate or what is told of the deal would lie there.
        """
        if self._scene.trick_review.isVisible() or self._scene.kitty.isVisible():
            item.set_label("")
            return
        layout = self._scene.layout or self.layout()
        at_right = layout.plates[seat].right >= layout.sizes.width - MARGIN - 1
        others = [slot for each, slot in layout.slots.items() if each != seat]
        others += [plate.grown(TILTED) for plate in layout.plates.values()]
        others += [self._scene.trump.written(), self._scene.sum.covers()]
        words, size = table_words.led_first(), layout.sizes.font
        side, level = free_side(words, size, layout.slots[seat], others, 1 if at_right else -1)
        item.set_label(words, side, level, size)

    def _mark_cards(self) -> None:
        view, theme = self.view, self._theme
        kitty = from_kitty(view, self.viewer) if view.hands else ()
        played = {card: seat for seat, card in view.trick}
        best, winner = None, self.match.winner
        if view.trick and winner is not None:
            best = winner(view.trick, view.trump, view.low, view.turn_up)
        led = view.trick[0][1] if view.trick else None
        for thing, item in self._scene.cards.items():
            if thing is not led:
                item.set_label("")
            in_trick = isinstance(thing, Card) and thing in played
            if in_trick and isinstance(thing, Card):
                wins = played[thing] == best
                item.set_rings(*([(theme.accent, 3.0)] if wins else []))
                item.set_mark("")
                if thing is led:
                    self._label_led(item, played[thing])
            else:
                marked = self.stance.in_front or self.stance.chosen
                focus = thing is self.stance.raised and marked
                focus = focus or (isinstance(thing, Card) and thing is self.stance.cursor)
                item.set_rings(*([(theme.ink, 2.0), (theme.accent, 3.0)] if focus else []))
                item.set_mark(self.stance.mark(thing), held=True)
            item.set_tab(thing in kitty)
            item.set_veiled(thing in self.stance.lowered)
        if self.hint_labels or self._labels.items:
            self._labels.show(self.hint_labels, self._scene.cards, self.layout())
