"""What the phases of a ruleset say, for those who think, explain or prepare positions.

Nobody else looks into the phases for their types. Those of games in which sides play are imported
when such a game asks for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from farwhist.engine.cards import Rank, Seat
from farwhist.engine.moves import Contract
from farwhist.engine.phase import Phase
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.phases.bidding import ReadyBidding, SideBidding, TurnBidding
from farwhist.rules.phases.scoring import Scoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.parts import total

if TYPE_CHECKING:
    from farwhist.rules.phases.alliances import AllianceAuction, AllianceTrump
    from farwhist.rules.phases.bidding import BidRule
    from farwhist.rules.phases.contracts import ContractAuction
    from farwhist.rules.phases.drawing import DrawTricks
    from farwhist.rules.phases.passing import NilPassing
    from farwhist.rules.phases.shedding import Shedding
    from farwhist.rules.scoring.duel import DuelPay
    from farwhist.rules.scoring.undertaken import Undertaken

P = TypeVar("P", bound=Phase)


def _first(ruleset: Ruleset, kind: type[P]) -> P | None:
    return next((phase for phase in ruleset.phases if isinstance(phase, kind)), None)


def _only(ruleset: Ruleset, kind: type[P]) -> P:
    found = _first(ruleset, kind)
    if found is None:
        raise ValueError(f"{ruleset.id} has no phase of {kind.__name__}")
    return found


def players(ruleset: Ruleset) -> int:
    """Return how many play in a deal, 1 to 7: one less than sit there where the dealer sits out."""
    return ruleset.seats - (ruleset.options.get("sit_out") == "dealer")


def wizards(ruleset: Ruleset) -> bool:
    """Whether wizards and jesters are among the cards."""
    return any(card.rank is Rank.WIZARD for card in ruleset.pack)


def hides_bids(ruleset: Ruleset) -> bool:
    """Whether nobody sees the bids of the others, nor their sum, before a deal is over."""
    bidding = _first(ruleset, ReadyBidding) or _first(ruleset, TurnBidding)
    return bidding is not None and bidding.shown == "hidden"


def misere(ruleset: Ruleset) -> bool:
    """Whether players who take tricks drop out; only asked where players drop out."""
    return bool(ruleset.options["misere"])


def has_kitty(ruleset: Ruleset) -> bool:
    """Whether cards lie aside for who declares; only asked where contracts are bid."""
    return ruleset.options.get("kitty") == "on"


def declarer_takes_kitty(ruleset: Ruleset) -> bool:
    """Whether who declares is given what lies aside; only asked where contracts are bid."""
    return bool(ruleset.options.get("bidder_gets_kitty"))


def first_leader(
    ruleset: Ruleset, view: Position, declarer: Seat, contract: Contract | None
) -> Seat:
    """Return who leads to the first trick when `declarer` plays this contract."""
    from farwhist.rules.phases.alliances import AllianceLead
    from farwhist.rules.phases.contracts import GrandLead

    found = _first(ruleset, GrandLead) or _first(ruleset, AllianceLead)
    if found is not None and contract is not None:
        return found.leader(view, declarer, contract)
    return declarer if ruleset.options.get("bidder_leads") else view.leader


def fixed_deals(ruleset: Ruleset) -> int | None:
    """Return how many deals a match has in which no sequence says it; None where points decide."""
    count = ruleset.options.get("games")
    if ruleset.options.get("play") == "hands":
        count = ruleset.options["hands"]
    return None if count is None else int(count)


def tricks(ruleset: Ruleset) -> Tricks:
    """Return how tricks are played; ValueError in a game without tricks."""
    return _only(ruleset, Tricks)


def trick_phases(ruleset: Ruleset) -> tuple[DrawTricks, Tricks]:
    """Return how tricks for the stock are played, and those after it; ValueError without it."""
    from farwhist.rules.phases.drawing import DrawTricks

    found = _only(ruleset, DrawTricks)
    after = ruleset.phases[ruleset.phases.index(found) + 1]
    assert isinstance(after, Tricks), "the cards in hand are played next"
    return found, after


def auction(ruleset: Ruleset) -> ContractAuction:
    """Return how contracts are bid; ValueError in a game without them."""
    from farwhist.rules.phases.contracts import ContractAuction

    return _only(ruleset, ContractAuction)


def makes_sides(ruleset: Ruleset) -> bool:
    """Whether calls make the sides of each deal."""
    return ruleset.side_pay is not None and ruleset.side_pay.by_calls


def alliances(ruleset: Ruleset) -> AllianceAuction:
    """Return how calls make the sides of a deal; ValueError where they do not."""
    from farwhist.rules.phases.alliances import AllianceAuction

    return _only(ruleset, AllianceAuction)


def alliance_trump(ruleset: Ruleset) -> AllianceTrump:
    """Return how such a contract gets its trump; ValueError where there are none."""
    from farwhist.rules.phases.alliances import AllianceTrump

    return _only(ruleset, AllianceTrump)


def shedding(ruleset: Ruleset) -> Shedding:
    """Return how cards are shed; ValueError where none are."""
    from farwhist.rules.phases.shedding import Shedding

    return _only(ruleset, Shedding)


def places_count(ruleset: Ruleset) -> bool:
    """Whether every place gives points, not only the ends; only asked where cards are shed."""
    return bool(ruleset.options["points"] == "places")


def side_points(ruleset: Ruleset, end: Position) -> tuple[Points, ...]:
    """Return what a deal that has ended so is worth to each side.

    Raises:
        ValueError: its sides are not paid for tricks.
    """
    from farwhist.rules.phases.side_scoring import SideScoring

    return _only(ruleset, SideScoring).pay.points(end)


def duel(ruleset: Ruleset) -> DuelPay:
    """Return how two players are paid for their tricks; ValueError where they are not."""
    from farwhist.rules.scoring.duel import DuelPay

    if not isinstance(ruleset.side_pay, DuelPay):
        raise ValueError(f"{ruleset.id} is not played by two for tricks")
    return ruleset.side_pay


def deal_points(ruleset: Ruleset, deal: DealResult, side: int) -> Points:
    """Return what a deal is worth to a side by itself.

    In a rubber that is what it scores for its game, however that game goes on; only the last deal
    of a game gives points of the rubber.
    """
    if ruleset.rubber is None or ruleset.side_pay is None:
        return deal.points[side]
    return total(ruleset.side_pay.parts(deal, side))


def trick_unit(ruleset: Ruleset) -> int:
    """Return what a trick is worth where sides are paid for them; 1 in any other game."""
    return 1 if ruleset.side_pay is None else ruleset.side_pay.unit


def undertaken(ruleset: Ruleset) -> Undertaken:
    """Return how sides are paid for the tricks that they have bid; ValueError where none are."""
    if ruleset.undertaken is None:
        raise ValueError(f"{ruleset.id} does not pay sides for bids")
    return ruleset.undertaken


def bid_rule(ruleset: Ruleset) -> BidRule:
    """Return what partners or the spades of a hand leave to bid, in a match of bids by sides."""
    found = _first(ruleset, SideBidding)
    return "free" if found is None else found.rule


def passing(ruleset: Ruleset) -> NilPassing | None:
    """Return how cards are passed for a nil; None where none are."""
    from farwhist.rules.phases.passing import NilPassing

    return _first(ruleset, NilPassing)


def draws_hands(ruleset: Ruleset) -> bool:
    """Whether players draw their hands, and keep one of two cards each time."""
    from farwhist.rules.phases.keeping import Keeping

    return _first(ruleset, Keeping) is not None


def staying(ruleset: Ruleset, end: Position) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return who stays in the match when a deal has ended so, and who of them on one card only.

    Raises:
        ValueError: nobody drops out of such a match.
    """
    from farwhist.rules.phases.elimination import Falling

    fell = _only(ruleset, Falling).falls(end)
    return tuple(seat for seat in end.alive if seat not in fell.out), fell.single


def points_to_win(ruleset: Ruleset) -> int:
    """Return the total that ends a match of bids which sides add up; ValueError in any other."""
    from farwhist.rules.phases.target_scoring import TargetScoring

    found = _first(ruleset, TargetScoring)
    if found is None or found.target is None:
        raise ValueError(f"{ruleset.id} is not played to a target so")
    return found.target


def target(ruleset: Ruleset) -> Scoring | None:
    """Return how a match of exact bids is played to a number of points; None in any other."""
    return None if ruleset.plan.count is not None else _first(ruleset, Scoring)


def deals_left(ruleset: Ruleset, view: Position) -> int | None:
    """Return how many deals follow the present one in a match of a fixed number of deals.

    None in any other match, and where all win or lose together.
    """
    phase, count = _first(ruleset, Scoring), ruleset.plan.count
    if phase is None or count is None or phase.coop_tries:
        return None
    return max(0, count - view.place - 1)


def goal(ruleset: Ruleset) -> tuple[Points | None, Points | None]:
    """Return the total that wins a match, and the one that loses it; None where there is none."""
    if ruleset.book is not None:
        exact = target(ruleset)
        return (None if exact is None else exact.target), None
    from farwhist.rules.phases.side_scoring import SideScoring
    from farwhist.rules.phases.target_scoring import TargetScoring

    sides = _first(ruleset, SideScoring)
    if sides is not None and sides.target is not None:
        return sides.target, -sides.target if sides.both_ways else None
    bids = _first(ruleset, TargetScoring)
    return (None, None) if bids is None else (bids.target, bids.floor)


def place_of(ruleset: Ruleset, part: Literal["bidding", "tricks"]) -> int | None:
    """Return the number of the phase in which tricks are bid or played; None without one."""
    kinds = (ReadyBidding, TurnBidding) if part == "bidding" else (Tricks,)
    places = (n for n, phase in enumerate(ruleset.phases) if isinstance(phase, kinds))
    return next(places, None)
