"""The rules of a match that is one deal: its cards and whatever chance decides are given."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import asdict, replace

from farwhist.engine import chance
from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.events import DealGiven, DealStarted, MatchStarted
from farwhist.engine.phase import Phase, Step
from farwhist.engine.position import Position, next_active
from farwhist.rules.phases.dealing import Dealing, Forced, Opening, TrumpRule
from farwhist.rules.phases.elimination import Falling, FirstCut, ShrinkingOpening, UnevenDealing
from farwhist.rules.phases.scoring import Scoring
from farwhist.rules.phases.shedding import SessionScoring, Shedding
from farwhist.rules.phases.side_scoring import SideScoring, StakesScoring
from farwhist.rules.phases.target_scoring import TargetScoring
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.single_deal import (
    DealFrame,
    SingleDeal,
    check,
    first_of,
    frame,
    need,
    with_event,
)


def alone(rules: Ruleset, deal: SingleDeal) -> Ruleset:
    """Return the ruleset of a match that is this deal.

    Raises:
        BadDeal: the deal does not fit the rules.
    """
    known = check(rules, deal)
    phases = tuple(_lone(phase, deal, known) for phase in rules.phases)
    return replace(rules, phases=phases, rubber=None)


def _lone(phase: Phase, deal: SingleDeal, known: DealFrame) -> Phase:
    match phase:
        case Opening() | ShrinkingOpening():
            leads = isinstance(phase, Opening) and phase.dealer_leads
            return SingleOpening(deal, known.size, known.active, leads)
        case FirstCut():
            return replace(phase, wanted=False)
        case Dealing():
            trump = _drawn(phase.trump, deal)
            held = {**_fields(phase), "trump": trump, "unseen": lambda position: deal.unseen}
            return SingleDealing(**held, deal=deal)
        case UnevenDealing():
            held = {**_fields(phase), "drawn": phase.drawn and deal.place == 0}
            return SingleUnevenDealing(**held, deal=deal)
        case Shedding():
            return SingleShedding(**_fields(phase), gifts=deal.gifts)
        case Scoring():
            return SingleScoring(**_fields(phase) | {"coop_tries": 0})
        case StakesScoring():
            return replace(phase, deals=0)
        case SideScoring():
            return SingleSideScoring(**_fields(phase) | {"target": None, "rubber": None})
        case TargetScoring():
            return replace(phase, longest=1)
        case SessionScoring():
            return replace(phase, games=1)
        case Falling():
            return SingleFalling(**_fields(phase))
    return phase


def _drawn(trump: TrumpRule, deal: SingleDeal) -> TrumpRule:
    """Return a trump rule that fixes what chance has drawn."""
    if not deal.drawn:
        return trump
    (suit,) = deal.drawn
    if suit is None:
        return replace(trump, method="nt_always", full_pack="nt_always")
    return replace(trump, method="fixed", full_pack="fixed", suit=suit)


def _fields(phase: Any) -> dict[str, Any]:
    return asdict(phase)


class SingleOpening(Forced, frozen=True):
    """Begins the match with the deal."""

    deal: SingleDeal
    size: int
    active: tuple[Seat, ...]
    dealer_leads: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Start the deal, once."""
        if position.deal:
            return ()
        deal = self.deal
        leader = deal.leader
        if leader is None:
            eldest = next_active(position.seats, self.active, position.direction)[deal.dealer]
            stays = self.dealer_leads and deal.dealer in self.active
            leader = deal.dealer if stays else eldest
        before = DealGiven(
            deal.place,
            deal.out,
            deal.single,
            deal.single_blind,
            deal.lives,
            deal.caller,
            deal.points,
        )
        return (before, DealStarted(self.size, deal.dealer, self.active, leader))


class SingleDealing(Dealing, frozen=True, kw_only=True):
    """Gives the cards of the deal."""

    deal: SingleDeal

    def cut(self, rng: Random) -> Card:
        """Return the card that is given."""
        assert self.deal.cut is not None, "a deal that is checked has one"
        return self.deal.cut

    def ordered(self, position: Position, rng: Random) -> Sequence[Card]:
        """Return the pack in that order in which the hands come out as they are given."""
        hands = [self.deal.hands[seat] for seat in position.order_from(position.eldest)]
        rounds = zip(*hands, strict=True)
        return [*(card for cards in rounds for card in cards), *self.deal.stock]


class SingleUnevenDealing(UnevenDealing, frozen=True, kw_only=True):
    """Gives the cards of the deal."""

    deal: SingleDeal

    def drawn_suit(self, rng: Random) -> Suit:
        """Return the suit that is given."""
        (suit,) = self.deal.drawn
        assert suit is not None, "a suit is drawn"
        return suit

    def ordered(self, position: Position, rng: Random) -> Sequence[Card]:
        """Return the pack in that order in which the hands come out as they are given."""
        hands = [self.deal.hands[seat] for seat in position.order_from(position.eldest)]
        return [*(card for hand in hands for card in hand), *self.deal.stock]


class SingleShedding(Shedding, frozen=True):
    """Draws the gifts that are given, as long as there are any."""

    gifts: tuple[Card, ...] = ()

    def gift(self, position: Position, hand: Sequence[Card], rng: Random) -> Card:
        """Return the next card of `gifts`, unless other moves have led to another hand."""
        given = self.gifts[position.given : position.given + 1]
        return given[0] if given and given[0] in hand else super().gift(position, hand, rng)


class SingleScoring(Scoring, frozen=True):
    """Ends the match with the deal."""

    def _finished(self, position: Position) -> bool:
        return True


class SingleSideScoring(SideScoring, frozen=True):
    """Ends the match with the deal."""

    def _finished(self, position: Position) -> bool:
        return True


class SingleFalling(Falling, frozen=True):
    """Settles the deal, and ends the match with it; nobody names the next trump."""

    def _caller(self, position: Position, alive: Sequence[Seat], rng: Random) -> Sequence[Any]:
        return ()

    def _decided(self, position: Position) -> bool:
        return True


def shuffled(rules: Ruleset, deal: SingleDeal, seed: int, number: int) -> SingleDeal:
    """Return a deal with the cards that the match of a seed gives in its deal with this number.

    Raises:
        BadDeal: the deal does not fit the rules.
    """
    known = frame(rules, deal)
    position = Position(rules.seats)
    MatchStarted(rules.sides, deal.dealer, rules.direction).apply(position)
    for event in SingleOpening(deal, known.size, known.active).step(position, Random(0)):
        event.apply(position)  # type: ignore[union-attr]
    dealing = first_of(rules, Dealing) or need(rules, UnevenDealing)
    found = deal
    for event in dealing.step(position, chance.source(seed, number)):
        found = with_event(found, event, known)
    return found
