"""The players in C decide as those in Python do, chance by chance."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from farwhist import bots as players
from farwhist.bots.core.card_rules import CardRule, counting_card, thumb_card
from farwhist.bots.core.levels import FLAT, LEVELS, STYLES, Level
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.core.sampling import Sampler, Situation
from farwhist.bots.core.seat_view import SeatView, seat_view
from farwhist.bots.exact.decision import think_bid, think_card
from farwhist.bots.exact.habits import STRANGER, odds_after
from farwhist.bots.exact.habits import places as cards_of_deal
from farwhist.bots.exact.heuristics import by_thumb, certain_tricks
from farwhist.bots.exact.judge import REGULAR
from farwhist.bots.exact.learned_search import LearnedSearch, log_weights, question
from farwhist.bots.exact.search import CardSearch, groups
from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, PlayCard
from farwhist.engine.position import Position
from farwhist.rules.catalogue import default_preset, ruleset
from farwhist.self_play import moves
from training import fast

# dev.py sees to it that a Linux has one.
pytestmark = pytest.mark.skipif(fast.compiler() is None, reason="not installed: a C compiler")

RULES = ruleset(default_preset(), 4, {})
THRIFTY = replace(LEVELS["expert"], bid_work=20, learned=20, pool=30)
QUICK = replace(FLAT, bid_work=20, card_work=20)

CODED = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
"""The cards without trump, in the order of their numbers."""

DEALS_WITHOUT_TRUMP = (19, 97, 136)
"""In these it matters that nobody else can hold a card of a suit."""


class OpenDecision(NamedTuple):
    """A decision in a match, and what the seat knows."""

    view: Position
    seat: Seat
    here: SeatView
    moves: Sequence[Bid | PlayCard]

    @property
    def cards(self) -> list[int]:
        return sorted(
            self.here.code[each.cards[0]] for each in self.moves if isinstance(each, PlayCard)
        )


def places(seed: int) -> Iterator[OpenDecision]:
    """Yield the decisions of a match in which everybody plays any card, while they are open."""
    match, rng = Match(RULES, seed), Random(seed)
    while match.decisions:
        decision = next(each for each in match.decisions if not each.settled)
        view, seat = match.view(decision.seat), decision.seat
        here = seat_view(RULES, view, seat, view.trump)
        moves = [move for move in decision.moves if isinstance(move, Bid | PlayCard)]
        yield OpenDecision(view, seat, here, moves)
        match.submit(seat, rng.choice(moves[: 2 + view.size // 3]))


def bids(every: int = 1) -> Iterator[OpenDecision]:
    found = (each for each in places(1) if isinstance(each.moves[0], Bid))
    return islice(found, 0, None, every)


def cards(every: int = 1) -> Iterator[OpenDecision]:
    found = (each for each in places(2) if isinstance(each.moves[0], PlayCard))
    return islice(found, 0, None, every)


def tape(count: int) -> tuple[Random, ctypes.Array[ctypes.c_double]]:
    """Return a generator, and what it will say."""
    rng = Random(5)
    return Random(5), (ctypes.c_double * count)(*(rng.random() for _ in range(count)))


def test_legal_cards() -> None:
    for place in cards():
        known = place.here.known
        led = known.trick[0][1] if known.trick else 0
        legal = fast.library().legal_cards(ctypes.c_uint64(fast.packed(known.mine)), led)
        assert legal == fast.packed(place.cards)


def test_who_wins_a_trick_and_what_is_paid() -> None:
    match = Match(RULES, 3)
    rng = Random(3)
    while match.decisions:
        decision = next(each for each in match.decisions if not each.settled)
        match.submit(decision.seat, rng.choice(decision.moves))
        here = match.position
        if here.tricks and not here.trick:
            last = here.tricks[-1]
            codes = seat_view(RULES, here, 0, here.trump).code
            laid = [codes[card] for card in last.cards]
            place = fast.library().winner_of(
                (ctypes.c_int * 4)(*laid), 9 if here.trump is None else 3
            )
            assert last.plays[place][0] == last.winner
    for result in match.position.results:
        for bid, tricks, paid in zip(result.bids, result.taken, result.points, strict=True):
            assert bid is not None and fast.library().paid(bid, tricks) == paid


def test_the_fit_bids_the_same() -> None:
    fit = replace(LEVELS["casual"], hope=0, look=0)
    for place in bids():
        thought = think_bid(
            RULES, place.view, place.seat, [m.tricks for m in place.moves if isinstance(m, Bid)],
            fit, STYLES["balanced"], Random(1),
        )  # fmt: skip
        _, nothing = tape(1)
        known = fast.seen(place.here.known)
        assert fast.library().certain_tricks(ctypes.byref(known)) == certain_tricks(
            place.here.known
        )
        found = fast.library().taped_bid(
            ctypes.byref(known), ctypes.byref(fast.player("casual")), nothing
        )
        assert found == thought.best


def test_the_rules_of_thumb_play_the_same() -> None:
    for place in cards():
        known = place.here.known
        found = fast.library().habit_of(
            ctypes.byref(fast.seen(known)), ctypes.c_uint64(fast.packed(place.cards))
        )
        assert found == by_thumb(known, place.cards)


def test_the_policy_weighs_a_card_the_same() -> None:
    out = (ctypes.c_int * 104)()
    for place in cards():
        known = place.here.known
        number = fast.library().policy_sums(ctypes.byref(fast.seen(known)), out)
        asked = [32 * suit + bit.bit_length() - 1 for suit, bit, _ in question(known)]
        assert list(out[: 2 * number : 2]) == asked
        thought = log_weights(known, asked)
        told = [each / 20 for each in out[1 : 2 * number : 2]]
        assert told == pytest.approx(thought)


@pytest.mark.parametrize("habits", [[None] * 4, [None, thumb_card, counting_card, None]])
@pytest.mark.parametrize("level", [THRIFTY, QUICK], ids=["expert", "flat"])
def test_play_outs_end_the_same(level: Level, habits: list[CardRule | None]) -> None:
    for place in cards(9):
        known = place.here.known
        known.habits = habits
        found = counted(known, place.cards, level)
        rng, chances = tape(12_000)
        first = [group[0] for group in groups(known, place.cards)]
        counts = (ctypes.c_int * (14 * 13))()
        fast.library().taped_counts(
            ctypes.byref(fast.seen(known)), ctypes.byref(fast.of_level(level)),
            (ctypes.c_int * 13)(*first), len(first), 6, counts, chances,
        )  # fmt: skip
        assert [list(counts[14 * n : 14 * n + known.size + 1]) for n in range(len(first))] == found
        assert rng.random() == chances[0]


def counted(known: Situation, legal: Sequence[int], level: Level) -> list[list[int]]:
    """Return the tricks that Python counts in six deals."""
    rng, _ = tape(0)
    judge, sigma = fast.judges(known)
    sampler = Sampler(known, judge, sigma, level.pool)
    noise = [level.own_noise, *[REGULAR if each else level.noise for each in known.habits[1:]]]
    search = LearnedSearch if level.learned else CardSearch
    found = search(known, [each[0] for each in groups(known, legal)], sampler, noise)
    found.run(6, rng.random)
    return found.counts


@pytest.mark.parametrize("level", [THRIFTY, QUICK], ids=["expert", "flat"])
def test_decisions_are_the_same(level: Level) -> None:
    ours = ctypes.byref(fast.of_level(level))
    for place in chain(bids(9), cards(17)):
        rng, chances = tape(12_000)
        known = ctypes.byref(fast.seen(place.here.known))
        if isinstance(place.moves[0], Bid):
            legal = [move.tricks for move in place.moves if isinstance(move, Bid)]
            style = STYLES["balanced"]
            bid = think_bid(RULES, place.view, place.seat, legal, level, style, rng).best
            assert fast.library().taped_bid(known, ours, chances) == bid
        elif len(place.moves) > 1:
            legal_cards = [place.here.card[code] for code in place.cards]
            card = think_card(RULES, place.view, place.seat, legal_cards, level, rng).best
            packed = ctypes.c_uint64(fast.packed(place.cards))
            found = fast.library().taped_card(known, ours, packed, chances)
            assert found == place.here.code[card]


@pytest.mark.parametrize("level", ["casual", "rule"])
def test_the_same_is_noticed(level: str) -> None:
    match, rng = Match(RULES, 6), Random(6)
    for _ in moves(match, [players.make(level, RULES)] * 4, lambda _seat: rng):
        pass
    odds = (ctypes.c_double * 8)(*(each for seat in range(4) for each in STRANGER))
    results = match.position.results
    for number, result in enumerate(results, 1):
        code = cards_of_deal(RULES, result)
        top = 12 if result.turn_up else 13
        plays = [
            32 * code[card][0] + code[card][1].bit_length() - 1
            for trick in result.tricks
            for card in trick.cards
        ]
        fast.library().noticed(
            (ctypes.c_int * 3)(result.size, 9 if result.trump is None else 3, top),
            (ctypes.c_int * 4)(*(bid or 0 for bid in result.bids)),
            (ctypes.c_int * result.size)(*(trick.leader for trick in result.tricks)),
            (ctypes.c_int * len(plays))(*plays),
            odds,
        )
        ours = odds_after(RULES, results[:number])
        assert list(odds) == pytest.approx([each for seat in ours for each in seat])


def test_casual_remembers_the_same() -> None:
    for number in DEALS_WITHOUT_TRUMP:
        played = fast.play(number, 1, [fast.player("casual")] * 4)
        _, _, bids, taken = zip(*played, strict=True)
        assert tricks_by_thumb(number, bids, LEVELS["casual"].memory) == list(taken)


def tricks_by_thumb(number: int, bids: Sequence[int], memory: int) -> list[int]:
    """Return the tricks of each seat where all play a deal of 13 cards by rules of thumb."""
    hands = [
        [
            name
            for place, name in enumerate(CODED)
            if hand >> (16 * (place // 13) + place % 13 + 1) & 1
        ]
        for hand in fast.hands(number, 1)
    ]
    taken, tricks, seat = [0] * 4, list[dict[str, Any]](), number % 4
    for _ in range(13):
        tricks.append({"leader": seat, "cards": []})
        for mover in (seat, (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4):
            fields = {"cards": 13, "dealer": (number - 1) % 4, "seat": mover, "hand": hands[mover]}
            _, view, decision = read_position({**fields, "bids": list(bids), "tricks": tricks})
            here = seat_view(RULES, view, mover, None, memory=memory)
            legal = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
            card = here.card[by_thumb(here.known, sorted(here.code[each] for each in legal))].text
            hands[mover].remove(card)
            tricks[-1]["cards"].append(card)
        laid = tricks[-1]["cards"]
        following = [each for each in laid if each[1] == laid[0][1]]
        seat = (seat + laid.index(max(following, key=CODED.index))) % 4
        taken[seat] += 1
    return taken


def test_a_deal_depends_on_its_number_and_its_players_alone() -> None:
    table = [fast.player("casual")] * 3 + [fast.player("rule")]
    both = fast.play(100, 13, table)
    assert both[:24] + fast.play(106, 7, table) == both
    assert [row[0] for row in fast.play(0, 13, table)[::4]] == [
        1,
        3,
        5,
        7,
        9,
        11,
        13,
        11,
        9,
        7,
        5,
        3,
        1,
    ]
    assert all(sum(row[3] for row in both[n : n + 4]) == both[n][0] for n in range(0, 52, 4))
    with pytest.raises(ValueError, match="club"):
        fast.player("club")
