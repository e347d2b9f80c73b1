"""What is paid on top of a scheme. A new add-on is a class here and a line in `exact_bid.build`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from farwhist.engine.cards import Suit
from farwhist.engine.position import Points
from farwhist.rules.scoring.case import Case
from farwhist.rules.scoring.parts import Part, Parts, paid, total

if TYPE_CHECKING:
    from farwhist.rules.option_types import StreakOneCard


class AddOn(ABC):
    """One more thing that is paid for."""

    @abstractmethod
    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return what `seat` is paid on top of `so_far`: the scheme, and the add-ons before."""


@dataclass(frozen=True, slots=True)
class Slam(AddOn):
    """Bidding and taking every trick of a deal is worth `amount` more."""

    amount: int

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return the amount, if that has happened."""
        if case.made(seat) and case.taken[seat] == case.size:
            return paid(Part("slam", self.amount))
        return ()


@dataclass(frozen=True, slots=True)
class BlindExtra(AddOn):
    """A blind bid that is made is worth `amount` more."""

    amount: int

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return the amount, if that has happened."""
        if case.blind and case.blind[seat] and case.made(seat):
            return paid(Part("blind", self.amount))
        return ()


@dataclass(frozen=True, slots=True)
class Streak(AddOn):
    """A premium for a run of made (missed) deals.

    `length` deals made in a row pay `amount`, missed ones cost it. Deals of one card are skipped
    ("skip"), end the run ("break") or count ("count"). After a premium the run begins anew if
    `restart`; otherwise it pays only once, however long it grows.
    """

    length: int = 5
    amount: int = 10
    one_card: StreakOneCard = "skip"
    restart: bool = True

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return the premium, if this deal completes a run."""
        deals = [
            (result.size, result.bids[seat] == result.taken[seat])
            for result in case.earlier
            if result.bids[seat] is not None and not result.void
        ]
        return paid(Part("streak", self.premium([*deals, (case.size, case.made(seat))])))

    def premium(self, deals: Sequence[tuple[int, bool]]) -> Points:
        """Return what the last deal pays on top, given all deals of a seat as (size, made)."""
        run, kind, due = 0, None, 0
        for size, made in deals:
            due = 0
            if size == 1 and self.one_card != "count":
                if self.one_card == "break":
                    run = 0
                continue
            run = run + 1 if made is kind else 1
            kind = made
            if run == self.length:
                due = self.amount if made else -self.amount
                if self.restart:
                    run = 0
        return due


@dataclass(frozen=True, slots=True)
class SpadesDouble(AddOn):
    """A deal with a spade turned up counts twice, with everything that was added before."""

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return as much again, if that has happened."""
        if case.turned is not None and case.turned.suit is Suit.SPADES:
            return paid(Part("doubled", total(so_far)))
        return ()
