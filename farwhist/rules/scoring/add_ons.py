"""What is paid on top of a scheme: a class each, with worked examples; its words are the help's.

A new add-on is a class here and a line in `exact_bid.build`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Literal

from msgspec import Struct

from farwhist.engine.cards import Suit, card
from farwhist.engine.position import DealResult, Points
from farwhist.rules.scoring.parts import Part, Parts, paid, total
from farwhist.rules.scoring.scheme import Case

OneCard = Literal["skip", "break", "count"]

AddOnKey = Literal["slam", "blind_extra", "streak", "spade_double"]
"""Each is the option that brings the add-on."""

CARDS: Final = 5
"""The cards of the deals of the worked examples."""


class AddOn(Struct, frozen=True):
    """One more thing that is paid for.

    It is told where `key`, and the options `beside` it, have an effect.
    """

    key: ClassVar[AddOnKey]
    beside: ClassVar[tuple[str, ...]] = ()

    @property
    def facts(self) -> Mapping[str, int]:
        """The numbers of its sentence."""
        return {}

    @classmethod
    def examples(cls) -> tuple[AddOnExample, ...]:
        """Return what it pays in a few deals, worked out by hand."""
        raise NotImplementedError

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return what `seat` is paid on top of `so_far`: the scheme, and the add-ons before."""
        raise NotImplementedError


class AddOnExample(Struct, frozen=True):
    """What `add_on` pays seat 0 in a deal, on top of `so_far`."""

    add_on: AddOn
    case: Case
    points: Points
    so_far: Parts = ()


class Slam(AddOn, frozen=True):
    """Bidding and taking every trick of a deal is worth `amount` more."""

    key: ClassVar[AddOnKey] = "slam"
    amount: int

    @property
    def facts(self) -> Mapping[str, int]:
        """The points on top."""
        return {"points": self.amount}

    @classmethod
    def examples(cls) -> tuple[AddOnExample, ...]:
        """Return all tricks bid and taken; fewer bid; fewer taken."""
        slam = cls(25)
        return (
            AddOnExample(slam, _deal(5, 5), 25),
            AddOnExample(slam, _deal(4, 5), 0),
            AddOnExample(slam, _deal(4, 4), 0),
        )

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return the amount, if that has happened."""
        if case.made(seat) and case.taken[seat] == case.size:
            return paid(Part("slam", self.amount))
        return ()


class BlindExtra(AddOn, frozen=True):
    """A blind bid that is made is worth `amount` more."""

    key: ClassVar[AddOnKey] = "blind_extra"
    beside: ClassVar[tuple[str, ...]] = ("blind_bonus",)
    amount: int

    @property
    def facts(self) -> Mapping[str, int]:
        """The points on top."""
        return {"points": self.amount}

    @classmethod
    def examples(cls) -> tuple[AddOnExample, ...]:
        """Return a blind bid made; one missed; a bid made with open eyes."""
        extra, blind = cls(10), (True, False)
        return (
            AddOnExample(extra, _deal(2, 2, blind=blind), 10),
            AddOnExample(extra, _deal(2, 1, blind=blind), 0),
            AddOnExample(extra, _deal(2, 2), 0),
        )

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return the amount, if that has happened."""
        if case.blind and case.blind[seat] and case.made(seat):
            return paid(Part("blind", self.amount))
        return ()


class Streak(AddOn, frozen=True):
    """A premium for a run of made (missed) deals.

    `length` deals made in a row pay `amount`, missed ones cost it. Deals of one card are skipped
    ("skip"), end the run ("break") or count ("count"). After a premium the run begins anew if
    `restart`; otherwise it pays only once, however long it grows.
    """

    key: ClassVar[AddOnKey] = "streak"
    length: int = 5
    amount: int = 10
    one_card: OneCard = "skip"
    restart: bool = True

    @property
    def facts(self) -> Mapping[str, int]:
        """How many deals make a run, and what it wins or costs."""
        return {"length": self.length, "points": self.amount}

    @classmethod
    def examples(cls) -> tuple[AddOnExample, ...]:
        """Return a run made; a run missed; a run that is broken; one that is too short."""
        streak, made, missed = cls(3, 10), (1, 1), (1, 0)
        return (
            AddOnExample(streak, _deal(*made, earlier=(made, made)), 10),
            AddOnExample(streak, _deal(*missed, earlier=(missed, missed)), -10),
            AddOnExample(streak, _deal(*made, earlier=(made, missed)), 0),
            AddOnExample(streak, _deal(*made, earlier=(made,)), 0),
        )

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


class SpadesDouble(AddOn, frozen=True):
    """A deal with a spade turned up counts twice, with everything that was added before."""

    key: ClassVar[AddOnKey] = "spade_double"

    @classmethod
    def examples(cls) -> tuple[AddOnExample, ...]:
        """Return a gain that is doubled; a loss that is; a heart turned up."""
        gain, loss = (Part("made", 10), Part("bid", 1, 2)), (Part("off", -1, 3),)
        return (
            AddOnExample(cls(), _deal(2, 2, turned="9S"), 12, gain),
            AddOnExample(cls(), _deal(2, 5, turned="9S"), -3, loss),
            AddOnExample(cls(), _deal(2, 2, turned="9H"), 0, gain),
        )

    def parts(self, case: Case, seat: int, so_far: Parts) -> Parts:
        """Return as much again, if that has happened."""
        if case.turned is not None and case.turned.suit is Suit.SPADES:
            return paid(Part("doubled", total(so_far)))
        return ()


ADD_ONS: Final[tuple[type[AddOn], ...]] = (Slam, BlindExtra, Streak, SpadesDouble)
"""All of them, in the order in which they are counted."""


def _deal(
    bid: int,
    taken: int,
    *,
    blind: tuple[bool, ...] = (),
    turned: str = "",
    earlier: Sequence[tuple[int, int]] = (),
) -> Case:
    """Return a deal of two players; `earlier` are the bids and tricks of seat 0 before it."""
    return Case(
        size=CARDS,
        largest=CARDS,
        players=(0, 1),
        bids=(bid, 0),
        taken=(taken, CARDS - taken),
        totals=(0, 0),
        blind=blind,
        turned=card(turned) if turned else None,
        earlier=[_result(*each) for each in earlier],
    )


def _result(bid: int, taken: int) -> DealResult:
    tricks = (taken, CARDS - taken)
    return DealResult(
        deal=1,
        size=CARDS,
        dealer=0,
        dealt=(),
        turn_up=None,
        trump=None,
        bids=(bid, 0),
        blind=(),
        tricks=(),
        taken=tricks,
        points=(0, 0),
        totals=(0, 0),
    )
