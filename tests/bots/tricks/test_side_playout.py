"""Cards chosen by play-outs, alone and with a partner."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from farwhist.bots.core.levels import LEVELS
from farwhist.bots.thinking.shares import shares
from farwhist.bots.tricks.duck_playout import play_out_of
from farwhist.bots.tricks.side_playout import PlayOut, best_card, worth_of
from farwhist.bots.tricks.side_table import SideTable
from farwhist.bots.tricks.trick_bot import TrickBot
from farwhist.engine.cards import Card, Rank, cards
from farwhist.engine.events import ContractMade, OrderSet, TrumpSet
from farwhist.engine.match import Match
from farwhist.engine.moves import Contract, PlayCard, Strain
from farwhist.engine.position import Position
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import SUITS, any_moves, fold, moves_on, rules_of, start
from tests.helpers.tables import Table, dealt, opened

SEEDS = range(5)


def playing(game: str, hands: Sequence[str], trump: str, *done: str, **options: str) -> Table:
    """Let seat 0 lead to hands that are laid out, with seat 0 as any declarer; play some cards."""
    rules = rules_of(game, 4, **options)
    events = [*opened(rules, len(hands[0].split())), dealt(list(hands))]
    if game == "bid_whist":
        strain = Strain.NT if trump == "NT" else Strain.UP
        events += [ContractMade(0, Contract(3, strain)), OrderSet(False)]
    events.append(TrumpSet(SUITS[trump], 0))
    phase = next(type(each) for each in rules.phases if isinstance(each, Tricks))
    return Table(rules, events, phase).do(*(f"play {card}" for card in done))


def choices(table: Table, playouts: int = 200) -> set[str]:
    """Return what the seat whose turn it is plays, with several generators."""
    seat = table.seat
    view = fold(Position(4), [event.seen_by(seat) for event in table.events])
    assert table.decision
    return {
        best_card(table.rules, view, table.decision, playouts, Random(seed)).text for seed in SEEDS
    }


def test_it_draws_trumps_before_it_cashes_what_could_be_ruffed() -> None:
    hands = ["AS KS QS JS AH KH AD", "TS 9S 2D 3D 4D 5D 6D", "2S 3H 4H 5H 6H 7H 8H",
             "8S 7S 2C 3C 4C 5C 6C"]  # fmt: skip
    assert all(card[1] == "S" for card in choices(playing("classic", hands, "S")))


def test_it_leaves_a_trick_to_its_partner() -> None:
    hands = ["5H 2C 3C", "AH 4C 5C", "3H 6C 7C", "KH 2H 8C"]
    assert choices(playing("classic", hands, "S", "5H", "AH", "3H")) == {"2H"}


def test_it_does_not_ruff_a_trick_that_its_partner_has() -> None:
    hands = ["AH 2C 3C", "4H 4C 5C", "KS 6C 2D", "3H 8C 9C"]
    assert "KS" not in choices(playing("classic", hands, "S", "AH", "4H"))


def test_it_takes_the_last_card_of_a_trick_as_cheaply_as_it_can() -> None:
    hands = ["5H 2C 3C", "3H 4C 5C", "9H 6C 7C", "AH TH 2H"]
    assert choices(playing("classic", hands, "S", "5H", "3H", "9H")) == {"TH"}


def test_without_trump_it_throws_off_a_joker_and_keeps_what_can_win() -> None:
    hands = ["AH 2C 3C", "RJ AS KS", "3H 6C 7C", "4H 8C 9C"]
    assert choices(playing("bid_whist", hands, "NT", "AH")) == {"RJ"}


def test_it_keeps_a_joker_that_is_trump_when_its_partner_has_the_trick() -> None:
    hands = ["AH 2C 3C", "4H 4C 5C", "RJ 2D 3D", "3H 8C 9C"]
    assert "RJ" not in choices(playing("bid_whist", hands, "S", "AH", "4H"))


def test_among_equals_it_returns_the_suit_that_its_partner_led() -> None:
    hands = ["2C AH 5H 5D", "3C 2H 2D 3D", "AC 4H 9H TD", "4C KH 9D 8D"]
    done = ["2C", "3C", "AC", "4C", "4H", "KH", "AH", "2H"]
    assert choices(playing("classic", hands, "S", *done)) == {"5H"}


def test_who_must_not_take_tricks_ducks() -> None:
    hands = ["KH 2C 3C", "AH 2H 5C", "3H 6C 7C", "4H 8C 9C"]
    table = playing("knockout", hands, "S", "KH", misere="on")
    assert choices(table) == {"2H"}
    assert choices(playing("knockout", hands, "S", "KH")) == {"AH"}


def test_where_players_drop_out_no_high_card_goes_to_a_trick_that_is_lost() -> None:
    hands = ["AH 2C 3C 4D", "7H 4C 5C 5D", "KH QH 9H 3H", "4H 8C 9C 6D"]
    assert choices(playing("knockout", hands, "S", "AH", "7H"), 60) == {"3H"}


def test_where_players_drop_out_the_last_takes_a_trick_as_cheaply_as_it_can() -> None:
    hands = ["5H 2C 3C 4D", "3H 4C 5C 5D", "9H 6C 7C 6D", "AH QH TH 2H"]
    assert choices(playing("knockout", hands, "S", "5H", "3H", "9H"), 60) <= {"TH", "2H"}


def test_whoever_can_follows_in_a_play_out() -> None:
    hands = ["AH 2D", "KH AS", "QH 3C", "JH 4C"]
    table = playing("classic", hands, "S")
    known = SideTable.of(table.rules, table.position, 0)
    lead = known.number[cards("AH")[0]]
    for seed in range(100):
        deal = PlayOut(known, table.position, known.fixed, Random(seed))
        assert list(deal.play(lead, [], set())) == [1, 1, 0, 0]


@pytest.mark.parametrize("misere", [False, True])
def test_in_a_play_out_tricks_that_put_a_player_out_are_left_to_others(misere: bool) -> None:
    hands = ["9H 2D", "KH 2H", "JH 3H", "TH 4H"]
    table = playing("knockout", hands, "S", misere="on" if misere else "off")
    known = SideTable.of(table.rules, table.position, 0)
    lead, left = known.number[cards("9H")[0]], 0
    world = [[known.number[card] for card in cards(hand)] for hand in hands]
    for seed in range(100):
        deal = play_out_of(table.rules, table.position)(known, table.position, world, Random(seed))
        left += deal.play(lead, [], set())[0] > 0
    assert left > 70 if misere else left < 5


@pytest.mark.parametrize("misere", [False, True])
def test_a_hint_tells_how_often_a_card_takes_a_trick_that_nobody_wants(misere: bool) -> None:
    hands = ["9H 2D", "KH 2H", "JH 3H", "TH 4H"]
    table = playing("knockout", hands, "S", misere="on" if misere else "off")
    assert table.decision is not None
    found = shares(table.rules, table.position, table.decision, "play 9H", Random(1))
    assert found is not None and found.beside_of == "trick"
    taken = dict(found.beside)["play 9H"]
    assert taken > 0.4 if misere else taken < 0.3


def test_worth_follows_the_score_of_the_contract() -> None:
    table = playing("bid_whist", ["AH 2C", "4H 4C", "RJ 2D", "3H 8C"], "S")
    declarer, defender = (worth_of(table.rules, table.position, seat) for seat in (0, 1))
    lost, made, over = (5, 2, 2, 3), (5, 2, 3, 2), (5, 2, 4, 1)
    assert declarer(made) - declarer(lost) > 5.9
    assert 0.9 < declarer(over) - declarer(made) < 1.2
    assert defender(lost) - defender(made) > 5.9


@pytest.mark.parametrize("game", ["classic", "bid_whist", "bid_whist_kitty", "knockout"])
def test_worlds_fit_all_that_the_seat_knows(game: str) -> None:
    rng, looked = Random(3), 0
    match = start(game, 4, 3)
    while looked < 40 and not match.over:
        any_moves(match, rng, moves_on(match))
        for decision in match.decisions:
            if isinstance(decision.moves[0], PlayCard) and not match.position.single_blind:
                check_world(match, decision.seat, rng)
                looked += 1
    assert looked == 40


def check_world(match: Match, seat: int, rng: Random) -> None:
    rules = match.rules
    assert isinstance(rules, Ruleset)
    view, truth = match.view(seat), match.position
    table = SideTable.of(rules, view, seat)
    world = [[rules.pack[card] for card in hand] for hand in table.world(rng)]
    held = [card for hand in world for card in hand]
    assert len(held) == len(set(held))
    assert [len(hand) for hand in world] == [len(hand) for hand in truth.hands]
    assert set(world[seat]) == set(truth.hands[seat])
    assert not set(held) & {card for trick in truth.tricks for card in trick.cards}
    values = rules.ranking.values(view.trump, view.low)
    for other, hand in enumerate(truth.hands):
        known = {card for card in view.hands[other] if card}
        assert known <= set(world[other])
        for void in table.void[other]:
            assert all(values.suit[card] != void for card in [*hand, *world[other]] if card)


def test_a_seat_that_did_not_follow_holds_no_card_of_the_suit() -> None:
    hands = ["AH 2C 3C", "4S 4C 5C", "3H 6C 7C", "4H 8C 9C"]
    table = playing("classic", hands, "D", "AH", "4S")
    view = fold(Position(4), [event.seen_by(2) for event in table.events])
    known = SideTable.of(table.rules, view, 2)
    assert known.void == [set(), {int(cards("2H")[0].suit or 0)}, set(), set()]
    seen: set[Card] = set()
    for seed in range(30):
        seen.update(known.pack[card] for card in known.world(Random(seed))[1])
    assert len(seen) > 20 and not any(card.suit is cards("2H")[0].suit for card in seen)


def test_the_same_generator_gives_the_same_card() -> None:
    match = start("classic", 4, 9)
    (decision,) = match.decisions
    bots = [TrickBot(match.rules, 50) for _ in range(2)]  # type: ignore[arg-type]
    view = match.view(decision.seat)
    for seed in range(6):
        assert len({bot.choose(view, decision, Random(seed)) for bot in bots}) == 1


def test_stronger_levels_look_at_more() -> None:
    work = [level.trick_work for level in LEVELS.values()]
    assert work == sorted(work) and work[2] > work[1]


def test_small_cards_and_voids_of_older_tricks_are_forgotten_and_court_cards_are_not() -> None:
    match = any_moves(start("classic", 4, 8), Random(8), lambda m: len(m.position.tricks) == 6)
    rules, seat = match.rules, match.decisions[0].seat
    assert isinstance(rules, Ruleset)
    view = match.view(seat)
    full = SideTable.of(rules, view, seat)
    for memory in range(7):
        table = SideTable.of(rules, view, seat, memory)
        again = {rules.pack[card] for card in table.loose} - {rules.pack[c] for c in full.loose}
        older = view.tricks[: 6 - memory]
        assert again == {
            card for trick in older for mover, card in trick.plays
            if mover != seat and card.rank < Rank.JACK
        }  # fmt: skip
        assert all(less <= more for less, more in zip(table.void, full.void, strict=True))
        assert [len(hand) for hand in table.world(Random(1))] == [
            len(hand) for hand in match.position.hands
        ]
    assert any(full.void) and not any(SideTable.of(rules, view, seat, 0).void)
