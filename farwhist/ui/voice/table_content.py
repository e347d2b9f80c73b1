"""What is on the table, in words and places, for a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from farwhist.engine.cards import Card
from farwhist.engine.decision import Objection
from farwhist.engine.moves import Move, play
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.table import Table
from farwhist.ui.viewmodels.kitty import from_kitty
from farwhist.ui.voice import spoken
from farwhist.ui.voice.accessible import Part
from farwhist.ui.wording import refusals
from farwhist.ui.wording.card_names import card_name

SEAT = "seat "


class TableContent:
    """Reads the table; it changes nothing but to play a card."""

    def __init__(
        self,
        table: Table,
        why_not: Callable[[Move], Objection | None],
    ) -> None:
        self.view = table.view
        self._table = table
        self._why_not = why_not

    def hand_name(self) -> str:
        """Return the name of the list, such as "Your hand, 7 cards"."""
        view = self._table.position
        count = len(view.hands[self._table.match.viewer]) if view.hands else 0
        return spoken.hand_name(count)

    def parts(self) -> Sequence[Part]:
        """Return the hand from left to right, the seats, the trick, the trump and the deal."""
        seats = len(self._table.match.names)
        if not seats:
            return []
        others = [f"{SEAT}{seat}" for seat in range(seats)]
        return [*self._table.hand(), *others, "trick", "trump", "deal"]

    def name(self, part: Part) -> str:
        """Return a card's name, or what a seat or a corner of the table says."""
        match, view = self._table.match, self._table.position
        if isinstance(part, Card):
            return card_name(part)
        if part.startswith(SEAT):
            seat = int(part.removeprefix(SEAT))
            return spoken.seat(view, seat, match.viewer, match.names[seat], match.kind)
        if part == "trick":
            return spoken.trick(view, match.viewer, match.names)
        return spoken.trump(view) if part == "trump" else spoken.deal(view, match.deals)

    def about(self, part: Part) -> str:
        """Return whether a card is playable, and why it is not."""
        if not isinstance(part, Card):
            return ""
        playable = self._table.input.playable()
        why = self._why_not(play(part)) if playable and part not in playable else None
        return spoken.card_state(
            asked=bool(playable),
            playable=part in playable,
            why="" if why is None else refusals.objection(why),
            kitty=part in from_kitty(self._table.position, self._table.match.viewer),
        )

    def place(self, part: Part) -> Rect:
        """Return where it lies on the table, in logical pixels."""
        layout = self._table.layout_now()
        if isinstance(part, Card):
            pose = layout.resting.get(part)
            return pose.bounds() if pose is not None else Rect(0, 0, 0, 0)
        if part.startswith(SEAT):
            return layout.plates[int(part.removeprefix(SEAT))]
        if part == "trick":
            slots = list(layout.slots.values())
            x, y = min(slot.x for slot in slots), min(slot.y for slot in slots)
            right, bottom = max(s.right for s in slots), max(s.bottom for s in slots)
            return Rect(x, y, right - x, bottom - y)
        box, half = layout.trump_text, layout.trump_text.h / 2
        return Rect(box.x, box.y + (half if part == "deal" else 0), box.w, half)

    def focused(self) -> Part | None:
        """Return the card in focus, if the table has the keyboard."""
        card = self._table.input.focus.card
        return card if card in self._table.hand() and self.view.hasFocus() else None

    def disabled(self, part: Part) -> bool:
        """Whether a card must be chosen and this one may not be."""
        playable = self._table.input.playable()
        return isinstance(part, Card) and bool(playable) and part not in playable

    def play(self, card: Card) -> None:
        """Play the card, or say why it is not legal."""
        self._table.input.choose(card)
