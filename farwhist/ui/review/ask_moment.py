"""A moment at which something must be chosen, and how it is shown. No widgets here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from farwhist.engine.cards import Card, Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import Discard, Move, PlayCard
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.viewmodels.shown_match import ShownMatch


@dataclass(frozen=True)
class AskedMoment:
    """A moment at which `seat` must choose one of `moves`; the match stands just before it."""

    rules: Ruleset
    match: Match
    seat: Seat
    moves: Sequence[Move]
    shown: ShownMatch

    @property
    def cards(self) -> bool:
        """Whether a card is to be played."""
        return bool(self.moves) and isinstance(self.moves[0], PlayCard)

    def move_of(self, card: Card) -> Move | None:
        """Return the move that plays this card or lays it away, if there is one."""
        return next((each for each in self.moves if card in cards_of(each)), None)


def cards_of(move: Move) -> Sequence[Card]:
    """Return the cards that a move takes out of the hand."""
    match move:
        case PlayCard(cards):
            return cards
        case Discard(card):
            return (card,)
    return ()
