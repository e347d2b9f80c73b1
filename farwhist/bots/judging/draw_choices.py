"""Cards where two draw from the stock: compared in deals, or exactly once all cards are known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.drawing.draw_bot import groups_of, judge_of
from farwhist.bots.drawing.draw_playout import Worth
from farwhist.bots.drawing.draw_table import DrawTable
from farwhist.bots.judging.paired import Stratum
from farwhist.bots.judging.verdict import Grounds, Kind, Share, Unit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PlayCard
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

STAKE: Final = 2.0
"""What hangs on a card: the deal, or one trick, which is as much for one as against the other."""


class DrawChoices:
    """The cards that may be played, equal ones as one choice; all else as in a comparison.

    Where the seat knows every card, all deals are the same one, and the values are exact.
    """

    kind: Kind = "card"
    unit: Unit = "points"
    share: Share = "odd_trick"

    def __init__(
        self, ruleset: Ruleset, view: Position, decision: Decision, stray: float | None = None
    ) -> None:
        self.aim = f"{ruleset.kind.thinks} {self.share}"
        self._table = table = DrawTable.of(ruleset, view, decision.seat)
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        names = {table.number[card]: card for card in cards}
        self._groups = groups_of(table, list(names))
        self.moves = [tuple(f"play {names[card]}" for card in each) for each in self._groups]
        self._worth = Worth(lookup.duel(ruleset), table.won, table.late)
        self._stray = stray
        self._known = Knowledge.of(ruleset, view, decision.seat)
        self._left = view.deal_tricks - len(view.tricks)
        self._playing: Sequence[int] = range(len(self.moves))
        self._rows: list[list[float]] = [[] for _ in self.moves]
        self._deals = 0

    @property
    def exact(self) -> bool:
        """Whether the seat knows every card, so that the values are what will be."""
        return self._table.open

    def run(self, deals: int, rng: Random) -> None:
        """Play every choice out in so many more deals."""
        judge = judge_of(self._table, self._worth, rng, self._stray)
        cards = [self._groups[place][0] for place in self._playing]
        exact = judge(self._table.world(rng), cards) if self.exact else None
        for _ in range(deals):
            found = judge(self._table.world(rng), cards) if exact is None else exact
            for place, value in zip(self._playing, found, strict=True):
                self._rows[place].append(value)
        self._deals += deals

    def narrow(self, places: Sequence[int]) -> None:
        """Play only these choices from now on."""
        self._playing = places

    def strata(self) -> list[Stratum]:
        """Return what every play-out brought."""
        return [Stratum(1.0, list(range(self._deals)), self._rows)]

    def shares(self) -> list[float]:
        """Return about how often each choice takes more tricks than the other player."""
        return [self._share(row) for row in self._rows]

    def _share(self, row: Sequence[float]) -> float:
        if self._worth.pay.points_for == "deal":
            return sum(1 + value for value in row) / (2 * max(1, len(row)))
        return sum((value > 0) + (value == 0) / 2 for value in row) / max(1, len(row))

    def stake(self, best: int) -> float:
        """Return what hangs on it."""
        return STAKE

    def worth(self, place: int, value: float, share: float, shown: float) -> float:
        """Return the value as it is: the shares are those of the deals."""
        return value

    def grounds(self, best: int, played: int, shares: Sequence[float]) -> Grounds:
        """Return the numbers of the hand."""
        known = self._known
        facts = {
            "left": self._left,
            "sure": known.sure_tricks() if self._table.upcard < 0 else 0,
            "masters": sum(known.is_master(card) for card in known.mine),
            "trumps": sum(known.is_trump(card) for card in known.mine),
            "best": list(self.moves[best]),
            "best_share": shares[best],
            "played": list(self.moves[played]),
            "played_share": shares[played],
        }
        return Grounds("best_average", facts)


def comparison(
    ruleset: Ruleset, view: Position, decision: Decision, *, second: bool = False
) -> DrawChoices | None:
    """Return what compares the cards of a decision; a second opinion has no stray cards.

    There is none where the first is exact.
    """
    found = DrawChoices(ruleset, view, decision, 0.0 if second else None)
    return None if second and found.exact else found
