"""Classic Whist: docs/rules.md#classic-whist, and the ends of a match."""

from random import Random

import pytest

from farwhist.engine.cards import Suit
from farwhist.engine.events import DealScored, Event, TrumpSet
from farwhist.engine.position import Position
from farwhist.rules.options import RulesError
from farwhist.rules.phases.side_scoring import SideScoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import any_moves, deals_done, rules_of, start
from tests.helpers.tables import Table, dealt, opened, rest_of, taken

PLAIN = ["2C", "3C", "4C", "5C"]


def score(*tricks: int, hands: list[str] | None = None, **options: str) -> tuple[float, ...]:
    """Score a deal with spades as trump in which the seats took these tricks."""
    rules = rules_of("classic", 4, **options)
    cards = [dealt(hands or PLAIN), TrumpSet(Suit.SPADES)]
    return Table(rules, [*opened(rules, 13), *cards, *taken(*tricks)], SideScoring).result()


def played(
    rules: Ruleset, *points: tuple[int, int], last: tuple[int, ...] = (7, 6, 0, 0)
) -> Position:
    """Score deals with these points until they are used up; the match must go on before that."""
    events: list[Event] = []
    position = Position(4)
    for place, pair in enumerate(points):
        assert not position.over
        begun = opened(rules, 13)
        events = [
            *(begun if not place else begun[1:]),
            *taken(*last),
            DealScored(pair, (None,) * 4),
        ]
        for event in events:
            event.apply(position)
        for event in rules.phases[-1].step(position, Random(0)):
            event.apply(position)  # type: ignore[union-attr]
    return position


# The deal


@pytest.mark.parametrize("seed", range(5))
def test_the_dealers_last_card_is_shown_and_fixes_trump(seed: int) -> None:
    match = start("classic", 4, seed)
    position = match.position
    assert [len(hand) for hand in position.hands] == [13] * 4 and not position.stock
    assert position.turn_up is position.dealt[position.dealer][-1]
    assert position.trump is position.turn_up.suit  # type: ignore[union-attr]
    for seat in range(4):
        assert position.turn_up in match.view(seat).hands[position.dealer], "all have seen it"


@pytest.mark.parametrize(("value", "turns"), [("round", "HCDS"), ("round_nt", "HCDS-")])
def test_trumps_may_go_in_turn_and_no_card_is_shown(value: str, turns: str) -> None:
    match = start("classic", trump=value, play="hands", hands="9")
    any_moves(match, Random(3))
    results = match.position.results[:9]
    wanted = (turns * 3)[:9]
    found = ["-" if each.trump is None else each.trump.letter for each in results]
    assert "".join(found) == wanted
    assert all(each.turn_up is None for each in results)


def test_the_eldest_hand_leads_and_nobody_bids() -> None:
    match = any_moves(start("classic", 4, 2), Random(2), deals_done(3))
    for result in match.position.results:
        assert result.tricks[0].leader == (result.dealer + 1) % 4
        assert len(result.tricks) == 13 and result.bids == (None,) * 4
    first = start("classic", 4, 2)
    assert first.decisions[0].seat == (first.position.dealer + 1) % 4


def test_suit_is_followed_and_nobody_must_ruff() -> None:
    rules = rules_of("classic")
    hands = ["AH 2H", "3H AS", "2D AC", "KS 4H"]
    table = Table(rules, [*opened(rules, 2), dealt(hands), TrumpSet(Suit.SPADES)], Tricks)
    table.do("play AH")
    assert table.legal == {"play 3H"} and table.objection("play AS") == "follow_suit"
    table.do("play 3H")
    assert table.legal == {"play 2D", "play AC"}
    table.do("play 2D")
    assert table.legal == {"play 4H"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_four_play(seats: int) -> None:
    with pytest.raises(RulesError):
        rules_of("classic", seats)


# Scores


@pytest.mark.parametrize(
    ("tricks", "points"),
    [
        ((5, 3, 3, 2), (2, 0)),
        ((8, 5, 0, 0), (2, 0)),
        ((3, 3, 3, 4), (0, 1)),
        ((13, 0, 0, 0), (7, 0)),
        ((0, 7, 0, 6), (0, 7)),
    ],
)
def test_each_trick_above_six_scores_one(tricks: tuple[int, ...], points: tuple[int, int]) -> None:
    assert score(*tricks) == points


@pytest.mark.parametrize(
    ("hands", "extra"),
    [
        (["AS 2C", "3C 6C", "KS QS", "4C 5C"], (2, 0)),
        (["AS KS", "3C 6C", "JS QS", "4C 5C"], (4, 0)),
        (["AS KS", "3C 6C", "2C 7C", "JS QS"], (0, 0)),
        (["TS 2C", "JS QS", "7C 8C", "KS AH"], (0, 2)),
        (["AH 2C", "JS QS", "7C 8C", "KS AS"], (0, 4)),
    ],
)
def test_honours_as_dealt_score_two_and_four(hands: list[str], extra: tuple[int, int]) -> None:
    assert score(4, 3, 3, 3, hands=hands, honours="on") == (1 + extra[0], extra[1])


def test_honours_count_only_where_they_are_played() -> None:
    assert score(4, 3, 3, 3, hands=["AS KS", "2C", "QS JS", "3C"]) == (1, 0)


def test_honours_count_for_who_was_dealt_them_not_for_who_takes_them() -> None:
    rules = rules_of("classic", honours="on")
    hands = ["AS 2H", "2S 3H", "KS QS", "3S 4H"]
    table = Table(rules, [*opened(rules, 2), dealt(hands), TrumpSet(Suit.SPADES)], Tricks)
    table.do("play AS", "play 2S", "play KS", "play 3S", "play 2H", "play 3H", "play QS", "play 4H")
    assert table.result() == (2, 0)
    again = Table(
        rules,
        [*opened(rules, 2), dealt(["2S 2H", "AS 3H", "3S 5H", "KS QS"]), TrumpSet(Suit.SPADES)],
        Tricks,
    )
    again.do("play 2H", "play 3H", "play 5H", "play QS", "play KS", "play 2S", "play AS", "play 3S")
    assert again.result() == (0, 2)


# The end


@pytest.mark.parametrize("target", [5, 7, 9])
def test_a_match_goes_to_five_seven_or_nine(target: int) -> None:
    rules = rules_of("classic", play_to=str(target))
    assert not played(rules, (0, target - 1)).over
    assert played(rules, (0, target - 1), (0, 1)).ranking == ((1,), (0,))
    assert played(rules, (target + 2, 0)).winners == (0,)


def test_seven_is_the_usual_target_and_other_numbers_are_refused() -> None:
    assert not played(rules_of("classic"), (6, 6)).over
    assert played(rules_of("classic"), (6, 6), (1, 0)).over
    with pytest.raises(RulesError):
        rules_of("classic", play_to="6")


def test_when_both_reach_the_target_in_one_deal_the_higher_total_wins() -> None:
    rules = rules_of("classic", play_to="5", honours="on")
    assert played(rules, (4, 3), (1, 4), last=(7, 6, 0, 0)).winners == (1,)


def test_a_tie_above_the_target_goes_to_the_side_with_the_odd_tricks() -> None:
    rules = rules_of("classic", play_to="5", honours="on")
    assert played(rules, (4, 1), (1, 4), last=(7, 6, 0, 0)).winners == (0,)
    assert played(rules, (1, 4), (4, 1), last=(3, 5, 3, 2)).winners == (1,)


def test_no_score_below_nothing_ends_a_classic_match() -> None:
    assert not played(rules_of("classic"), (-7, 0)).over


def test_a_match_may_have_a_number_of_hands() -> None:
    rules = rules_of("classic", play="hands", hands="3")
    assert not played(rules, (9, 0), (9, 0)).over, "no score ends it"
    assert played(rules, (9, 0), (0, 1), (0, 1)).winners == (0,)
    usual = rules_of("classic", play="hands")
    assert not played(usual, *[(1, 0)] * 7).over
    assert played(usual, *[(1, 0)] * 8).over


def test_a_tie_after_the_last_hand_is_parted_by_another() -> None:
    rules = rules_of("classic", play="hands", hands="2")
    assert not played(rules, (1, 0), (0, 1)).over
    assert not played(rules, (1, 0), (0, 1), (1, 1)).over
    assert played(rules, (1, 0), (0, 1), (1, 1), (0, 2)).winners == (1,)


def test_a_side_is_two_seats_that_face_each_other() -> None:
    rules = rules_of("classic")
    assert rules.sides == 2
    assert score(13, 0, 0, 0) == score(0, 0, 13, 0) == (7, 0)
    assert score(0, 13, 0, 0) == score(0, 0, 0, 13) == (0, 7)


def test_at_a_whist_drive_every_trick_scores() -> None:
    drive = {"play": "hands", "all_tricks": "on"}
    assert score(5, 2, 3, 3, **drive) == (8, 5)
    assert score(5, 2, 3, 3, all_tricks="on") == (2, 0), "but not in a match to a score"
    values = rules_of("classic_drive").options
    assert (values["hands"], values["trump"], values["all_tricks"]) == (24, "round", True)


def test_without_trumps_there_are_no_honours() -> None:
    match = start("classic", trump="round_nt", play="hands", hands="5", honours="on")
    any_moves(match, Random(3))
    last = match.position.results[4]
    assert last.trump is None
    odd = [max(0, last.taken[side] + last.taken[side + 2] - 6) for side in (0, 1)]
    assert list(last.points) == odd


def test_the_pack_has_fifty_two_cards() -> None:
    assert len(rest_of([]).split()) == len(rules_of("classic").pack) == 52


def test_the_points_of_a_side_are_told_as_odd_tricks_and_honours() -> None:
    match = start("classic", honours="on")
    any_moves(match, Random(3), deals_done(4))
    found = {
        part.key
        for number in range(len(match.position.results))
        for side in (0, 1)
        for part in match.rules.explained(match.position.results, number, side)
    }
    assert found == {"odd", "honours"}


# The rubber


def rubber(*deals: tuple[int, str], to: str = "5", honours: str = "on") -> Position:
    """Score deals of a rubber: how many tricks the first side took, and which honours it held."""
    rules = rules_of("classic", 4, play="rubber", rubber_to=to, honours=honours)
    position = Position(4)
    for place, (tricks, held) in enumerate(deals):
        assert not position.over
        others = " ".join(rank + "S" for rank in "AKQJ" if rank not in held)
        own = " ".join(rank + "S" for rank in held)
        begun = opened(rules, 13)
        events = [
            *(begun if not place else begun[1:]),
            dealt([own or "2C", others or "3C", "4C", "5C"]),
            TrumpSet(Suit.SPADES),
            *taken(tricks, 13 - tricks, 0, 0),
        ]
        for event in events:
            event.apply(position)
        for _ in range(2):
            for event in rules.phases[-1].step(position, Random(0)):
                event.apply(position)  # type: ignore[union-attr]
    return position


def shown(position: Position) -> tuple[tuple[float, ...], tuple[int, ...], list[float]]:
    last = position.results[-1]
    return last.game, last.games, position.totals


def test_a_game_of_five_is_worth_more_against_fewer_points() -> None:
    assert shown(rubber((11, "AK"))) == ((5, 0), (1, 0), [3, 0])
    assert shown(rubber((4, "AK"), (11, "AK"))) == ((5, 3), (1, 0), [1, 0])
    assert shown(rubber((5, "AK"), (11, "AK"))) == ((5, 2), (1, 0), [2, 0])


def test_two_games_win_the_rubber_and_two_points_more() -> None:
    end = rubber((11, "AK"), (2, "AK"), (4, "AK"), (11, "AK"))
    assert end.ranking == ((0,), (1,))
    assert shown(end) == ((5, 3), (2, 1), [3 + 1 + 2, 3])
    assert end.results[-1].points == (3, 0)


def test_the_next_game_begins_with_nothing() -> None:
    assert shown(rubber((13, "AK"), (7, "AK"))) == ((1, 0), (1, 0), [3, 0])


def test_tricks_count_before_honours() -> None:
    """Laws of whist: out by tricks, the honours of the others come too late, but not their own."""
    assert shown(rubber((9, "AK"), (2, "AKQ"))) == ((3, 5), (0, 1), [0, 1])
    assert shown(rubber((9, "AK"), (8, "A"))) == ((5, 0), (1, 0), [3, 0])
    assert shown(rubber((9, "AK"), (7, "AKQ"))) == ((6, 0), (1, 0), [3, 0])


def test_a_side_that_lacks_one_point_scores_no_honours() -> None:
    assert shown(rubber((10, "AK"), (6, "AKQJ"))) == ((4, 1), (0, 0), [0, 0])
    assert shown(rubber((9, "AK"), (6, "AKQJ"))) == ((7, 1), (1, 0), [2, 0])


def test_a_long_game_is_single_or_double() -> None:
    low = ((13, "AK"), (10, "AK"))
    assert shown(rubber(*low, to="10")) == ((11, 0), (1, 0), [2, 0])
    assert shown(rubber((2, "AK"), *low, to="10")) == ((11, 5), (1, 0), [1, 0])
    assert shown(rubber((9, "AKQJ"), (9, "AK"), to="10", honours="off")) == ((6, 0), (0, 0), [0, 0])


def test_the_points_of_a_rubber_are_told_by_their_parts() -> None:
    rules = rules_of("classic_short", 4)
    results = rubber((11, "AK"), (4, "AK"), (11, "AK")).results
    parts = [[(part.key, part.points) for part in rules.explained(results, n, 2)] for n in range(3)]
    assert parts == [[("game", 3)], [], [("game", 1), ("rubber", 2)]]
    assert rules.explained(results, 2, 1) == ()
