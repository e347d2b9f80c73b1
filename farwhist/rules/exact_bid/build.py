"""From options to a ruleset of the exact-bid family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, cast

from msgspec.structs import replace

from farwhist.engine.cards import PLAIN, Card, Rank, Seat, Suit, pack
from farwhist.engine.events import BidsShown, Sight
from farwhist.engine.phase import Phase
from farwhist.engine.position import Position
from farwhist.rules import sequences
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.kind import EXACT_BIDS
from farwhist.rules.options import Refusal, RulesError
from farwhist.rules.phases.bidding import BlindBids, Looking, Misere, ReadyBidding, TurnBidding
from farwhist.rules.phases.dealing import METHODS, Dealing, LateTurn, Method, Opening, TrumpRule
from farwhist.rules.phases.scoring import Scoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.phases.trumps import NamingTrump, TrumpAuction, highest_bidder
from farwhist.rules.ranking import Ranking
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.add_ons import AddOn, BlindExtra, Slam, SpadesDouble, Streak
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.schemes import scheme
from farwhist.rules.sequences import Plan, PlannedDeal

if TYPE_CHECKING:
    from farwhist.rules.exact_bid.option_types import ExactBid

ShortPack = Literal["52", "48", "40", "36", "32"]
PeakName = Literal["off", "on", "mirror", "twice"]
PackName = Literal[ShortPack, "8N", "spanish", "spanish_even", "even", "56", "60", "104"]

LOWEST: Final[Mapping[ShortPack, int]] = {"52": 2, "48": 3, "40": 5, "36": 6, "32": 7}
LEAST_PLAYERS, MOST_SEATS, MOST_CARDS = 2, 8, 26


def build(game: str, seats: int, texts: Mapping[str, str], preset: Mapping[str, str]) -> Ruleset:
    """Return the ruleset of a preset changed by `texts`.

    Args:
        game: the id under which the ruleset is known.
        seats: 2 to 8.
        texts: what a player has set, as key and text.
        preset: what the game sets; its `cap` is lowered to what the pack allows.

    Raises:
        RulesError: something does not exist or does not fit.
    """
    if not 2 <= seats <= MOST_SEATS:
        facts: dict[str, object] = {"players": seats, "least": 2, "most": MOST_SEATS}
        raise RulesError(Refusal("seats", facts))
    resolved = OPTIONS.resolve(preset, texts)
    values = cast("ExactBid", resolved)
    players = seats - (values["sit_out"] == "dealer")
    if players < LEAST_PLAYERS:
        raise RulesError(Refusal("seats", {"players": seats, "least": 3, "most": MOST_SEATS}))
    cards = make_pack(values["pack"], players)
    most = _most(len(cards), players)
    cap = values["cap"] or most
    plan = make_plan(values, seats, players, len(cards), min(cap, most))
    if "cap" in texts and cap > most and OPTIONS.options["cap"].applies(values):
        raise RulesError(_too_many(cap, players, len(cards), "cap"))
    book = make_book(values, plan, len(cards))
    return Ruleset(
        id=game,
        seats=seats,
        sides=seats,
        direction=-1 if values["direction"] == "counter" else 1,
        phases=_phases(values, cards, plan, seats),
        options=resolved,
        plan=plan,
        pack=cards,
        ranking=make_ranking(values),
        kind=replace(EXACT_BIDS, lower_wins=book.scheme.lower_wins),
        book=book,
    )


def _too_many(size: int, players: int, in_pack: int, key: str) -> Refusal:
    facts: dict[str, object] = {
        "players": players,
        "size": size,
        "need": players * size,
        "pack": in_pack,
        "most": _most(in_pack, players),
    }
    return Refusal(key, facts)


def _most(in_pack: int, players: int) -> int:
    """Return the cards that each player can get."""
    return min(MOST_CARDS, in_pack // players)


def make_pack(name: PackName, players: int) -> tuple[Card, ...]:
    """Return the cards of a `pack` option for this many players in a deal."""
    if name == "spanish":
        return _spanish(Rank.TWO)
    if name == "spanish_even":
        return _spanish(Rank.THREE if players in {3, 6} else Rank.TWO)
    if name == "56":
        return pack((Rank.ONE, *PLAIN))
    if name == "60":
        return pack(wizards=4)
    if name == "104":
        return pack(packs=2)
    if name == "even":
        twos = [card for card in reversed(pack()) if card.rank is Rank.TWO]
        out = twos[: 52 % players]
        return tuple(card for card in pack() if card not in out)
    lowest = max(2, 15 - 2 * players) if name == "8N" else LOWEST[name]
    return pack(rank for rank in PLAIN if rank >= lowest)


def _spanish(last: Rank) -> tuple[Card, ...]:
    return pack(rank for rank in PLAIN if rank >= last and not Rank.EIGHT <= rank <= Rank.TEN)


def make_ranking(values: ExactBid) -> Ranking:
    """Return which card beats which."""
    two_packs = values["pack"] == "104"
    return Ranking(values["ranks"], values["pack"] == "56", two_packs and values["super_trump"])


def make_plan(values: ExactBid, seats: int, players: int, in_pack: int, most: int) -> Plan:
    """Return the deals of a match.

    Raises:
        RulesError: a deal needs more cards than the pack has.
    """
    name = values["sequence"]
    if name in ("CLAG", "CUSTOM"):
        deals = sequences.custom(sequences.CLAG if name == "CLAG" else values["custom"])
    else:
        sizes = sequences.SIZES[name](most, seats)
        if name == "UP_DOWN_2" and most not in sizes:
            sizes = _with_peak(sizes, most, values["include_peak"])
        deals = tuple(PlannedDeal(size) for size in sizes)
    if values["each_dealer"]:
        deals = tuple(deal for deal in deals for _ in range(seats))
    if values["rom_tail"]:
        deals = (*deals, PlannedDeal(1, "f"), PlannedDeal(1, "h"))
    if values["blind_deal"]:
        deals = tuple(PlannedDeal(deal.size, deal.twist + "b") for deal in deals)
    plan = Plan(deals, values["tours"] if values["end"] == "fixed" else None)
    if plan.largest * players > in_pack:
        raise RulesError(_too_many(plan.largest, players, in_pack, "too_many_cards"))
    return plan


def _with_peak(sizes: Sequence[int], peak: int, way: PeakName) -> list[int]:
    """Return sizes that rise and fall by two, with the peak that they miss between the halves."""
    middle = len(sizes) // 2
    up, down = list(sizes[: middle + 1]), list(sizes[middle:])
    return {
        "off": [*up, *down[1:]],
        "on": [*up, peak, *down[1:]],
        "mirror": [*up, peak, *down],
        "twice": [*up, peak, peak, *down],
    }[way]


def make_trump(values: ExactBid, plan: Plan) -> TrumpRule:
    """Return how trump is fixed."""
    return TrumpRule(
        method=METHODS[values["trump"]],
        full_pack=METHODS[values["full_pack_trump"]],
        rotation=values["rotation"],
        suit=Suit("SHDC".index(values["trump_suit"])),
        random_nt=values["random_nt"],
        face_means_nt=values["face_means_nt"],
        nt_from_size=plan.largest if values["nt_when_max"] else 99,
        wizard_names=values["wizard_turned"] == "dealer",
        suit_sought=values["pack"] == "60" and values["wizard_turned"] == "again",
    )


def make_book(values: ExactBid, plan: Plan, in_pack: int) -> Book:
    """Return how deals are scored and ties parted."""
    return Book(
        scheme=scheme(values["scoring"]),
        largest=plan.largest,
        pack_size=in_pack,
        tie="sum_made_bids" if values["scoring"] == "SCRATCH" else values["tie"],
        add_ons=tuple(_add_ons(values)),
    )


def _add_ons(values: ExactBid) -> Iterator[AddOn]:
    """Yield what is paid on top, in the order in which it is counted."""
    if values["slam"]:
        yield Slam(values["slam"])
    if values["blind_extra"]:
        yield BlindExtra(values["blind_extra"])
    if values["streak"]:
        yield Streak(
            values["streak_len"],
            values["streak_amount"],
            values["streak_one_card"],
            values["streak_restart"] == "on",
        )
    if values["spade_double"]:
        yield SpadesDouble()


def _phases(values: ExactBid, cards: tuple[Card, ...], plan: Plan, seats: int) -> tuple[Phase, ...]:
    trump = make_trump(values, plan)
    dealer_out = values["sit_out"] == "dealer"
    book = make_book(values, plan, len(cards))
    in_turn = values["bidding"] == "IN_TURN"
    applies = OPTIONS.options["bid_visibility"].applies(values)
    shown: BidsShown = values["bid_visibility"] if applies else "open"
    one_card = {"normal": Sight.OWN, "FOREHEAD": Sight.OTHERS, "HIDDEN_ONE": Sight.NONE}

    def rule(position: Position) -> Method:
        return trump.of(position, plan, len(cards))

    def dealer(position: Position) -> Seat:
        return position.eldest if dealer_out else position.dealer

    def blind_dealer(position: Position) -> Seat | None:
        return dealer(position) if rule(position) == "dealer_blind" else None

    def after_a_wizard(position: Position) -> Seat | None:
        return dealer(position) if trump.to_name(position) else None

    def high_bidder(position: Position) -> Seat | None:
        return highest_bidder(position) if rule(position) == "high_bidder" else None

    def behind(position: Position) -> tuple[Seat, ...]:
        return _far_behind(values, book, plan, position)

    wizards = any(card.rank is Rank.WIZARD for card in cards)
    naming = (NamingTrump(after_a_wizard, tuple(Suit)),) if wizards else ()

    return (
        Opening(plan, dealer_out, values["first_leader"] == "dealer"),
        NamingTrump(blind_dealer),
        Dealing(cards, plan, trump, one_card[values["one_card"]], behind),
        BlindBids(not values["nil_twice"], shown),
        *naming,
        TrumpAuction(lambda position: rule(position) == "auction"),
        Misere(plan),
        _turn_bidding(values, plan, shown)
        if in_turn
        else ReadyBidding(shown, not values["nil_twice"]),
        Looking(),
        LateTurn(plan, trump, len(cards)),
        *naming,
        NamingTrump(high_bidder),
        Tricks(
            make_ranking(values),
            trump,
            trump_lead=values["trump_lead"],
            must_ruff=values["must_ruff"],
            must_overruff=values["must_overruff"],
            free_below=values["free_below"],
            must_beat=values["must_beat_suit"],
            ruff_anytime=values["may_trump_anytime"],
            free_cards=wizards,
        ),
        Scoring(
            plan,
            book,
            target=values["points"],
            whole_tours=values["check"] == "tour",
            longest=values["longest"],
            coop_tries=values["coop_tries"] if together(values) else 0,
        ),
    )


def _turn_bidding(values: ExactBid, plan: Plan, shown: BidsShown) -> TurnBidding:
    total_rule = values["total_rule"] if shown != "hidden" else "free"
    hook = values["hook"] if total_rule == "free" and shown != "hidden" else "off"
    hook_from = {"off": None, "from_k": values["hook_from"]}.get(hook, 1)
    return TurnBidding(
        plan,
        dealer_first=values["first_bidder"] == "dealer",
        hook_from=hook_from,
        hook_last_deal=hook != "not_last_deal",
        total_rule=total_rule,
        second_round=values["second_round"],
        shown=shown,
        nil_twice=not values["nil_twice"],
    )


def together(values: ExactBid) -> bool:
    """Whether all win or lose a deal together."""
    return OPTIONS.options["coop_tries"].applies(values)


def _far_behind(values: ExactBid, book: Book, plan: Plan, position: Position) -> tuple[Seat, ...]:
    """Return the seats that may bid blind in this deal."""
    allowed = values["blind_bonus"] or values["scoring"] == "PROSPECT"
    misere = "m" in plan.at(position.place).twist
    if not allowed or together(values) or misere or not position.results:
        return ()
    best = position.totals[book.leading(position)[0]]
    least = values["blind_behind"]
    return tuple(seat for seat in position.active if abs(position.totals[seat] - best) >= least)
