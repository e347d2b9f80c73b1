"""A match is run without a window: by any number of people, in any game, from any beginning."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import CardsDealt, Event
from farwhist.engine.makers import Maker
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, bid
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.options import RulesError
from farwhist.rules.prepared import PreparedDeal
from farwhist.store.matches import MatchStore, Saved, Unsound
from farwhist.store.setting import OpponentsRecord, opponents_at
from farwhist.ui.match.history import MatchTransfer, Purpose
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.settings.timing import NO_TIME
from tests.helpers.drive import any_moves, deals_done, rules_of
from tests.ui.match.test_opponents import Highest, Late

SHORT = {"sequence": "CUSTOM", "custom": "5,5"}
FIVE = Saved("elevator", 4, 1, SHORT, salt="5a" * 32)


class Sitting:
    """People at a runner: they choose at random, and the opponents answer at once."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.store = MatchStore(folder)
        self.runner = MatchRunner(self.store, Random(1), NO_TIME)
        self.runner.set_opponents([Opponent("random")] * 7)
        self.runner.new_salt = lambda: "5a" * 32  # from which the chance of opponents comes
        self.rng = Random(seed)
        self.asked: list[Decision] = []
        self.begun: list[bool] = []
        self.told: list[OSError | None] = []
        self.runner.asked.connect(self.asked.append)
        self.runner.began.connect(self.begun.append)
        self.runner.saved.connect(self.told.append)

    @property
    def match(self) -> Match:
        assert self.runner.match is not None
        return self.runner.match

    def ask(self) -> list[Seat]:
        """Go on until people are asked; return who, in the order in which they are."""
        self.asked.clear()
        while not self.match.over:
            self.asked.clear()
            self.runner.go_on()
            before = len(self.match.moves)
            self.runner.waits.advance(1)
            if len(self.match.moves) == before:
                break
        return [each.seat for each in self.asked]

    def choose(self) -> None:
        """Let the first of those who are asked and have not answered yet choose any move."""
        decision = next((each for each in self.asked if not each.settled), self.asked[0])
        self.runner.submit(self.rng.choice(decision.moves), decision.seat)

    def play(self, until: Callable[[Match], bool]) -> None:
        while not until(self.match):
            assert not self.match.over
            if self.ask() and not until(self.match):
                self.choose()

    @property
    def kept(self) -> bool:
        """Whether what counts is what lies in the file."""
        counted = self.runner.counted
        found = MatchStore(self.store.path.parent).load()
        if found is None or counted is None:
            return False
        return found == counted.saved and found.opponents == counted.setting.opponents


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Sitting:
    return Sitting(tmp_path)


@pytest.mark.parametrize("people", [(), (0,), (2,), (0, 2), (0, 1, 2, 3)])
@pytest.mark.parametrize("preset", ["elevator", "classic", "knockout", "bastard", "bid_whist"])
def test_any_number_of_people_play(sitting: Sitting, preset: str, people: tuple[Seat, ...]) -> None:
    runner = sitting.runner
    human = people[0] if people else None
    runner.start(replace(FIVE, preset=preset, changes={}, human=human), people=people)
    sitting.play(lambda match: match.over or len(match.moves) >= 60)
    assert sitting.kept and sitting.told == [None] * len(sitting.told)
    done = len(runner.match.moves) if runner.match else 0
    own = [number for number, (seat, _) in enumerate(sitting.match.moves) if seat in people]
    stops = []
    while runner.can_undo:
        runner.undo()
        stops.append(runner.history.cursor)
    assert stops == own[::-1] and sitting.kept
    while runner.can_redo:
        runner.redo()
    assert runner.history.cursor == done and sitting.kept


def test_the_file_says_who_played_and_from_which_move_on(sitting: Sitting) -> None:
    runner = sitting.runner
    runner.set_opponents([Opponent("casual"), Opponent("club", "bold"), Opponent(), Opponent()])
    runner.start(FIVE)
    sitting.play(deals_done(1))
    first = OpponentsRecord(0, ("", "club bold", "club", "club"))
    assert runner.setting.opponents == (first,) and sitting.kept
    changed = len(sitting.match.moves)
    runner.set_opponents([Opponent()] * 4)
    sitting.play(lambda match: len(match.moves) >= changed + 4)
    (before, after) = runner.setting.opponents
    assert before == first and after.seats == ("", "club", "club", "club")
    assert changed <= after.first <= changed + 4 and sitting.kept
    assert opponents_at(runner.setting.opponents, 0) == first.seats
    while runner.history.cursor > changed - 3:
        runner.undo()
    (before, after) = runner.setting.opponents
    assert after.first == runner.history.cursor < changed and sitting.kept
    assert runner.setting.another(5).opponents == ()


def test_people_who_bid_at_the_same_time_are_asked_together(sitting: Sitting) -> None:
    sitting.runner.start(FIVE, people=(0, 1, 3))
    assert sitting.ask() == [0, 1, 3]
    sitting.runner.submit(bid(2), 3)
    assert sitting.runner.why_not(bid(9), 1) is not None
    assert sitting.ask() == [0, 1, 3]
    assert [each.settled for each in sitting.asked] == [False, False, True]
    sitting.runner.submit(bid(0))
    sitting.runner.submit(bid(1), 1)
    assert sitting.match.position.bids[0] == 0 and sitting.match.position.bids[3] == 2


def test_without_people_nobody_is_asked_and_nothing_is_undone(sitting: Sitting) -> None:
    sitting.runner.start(replace(FIVE, human=None))
    sitting.ask()
    assert sitting.match.over and not sitting.asked and not sitting.runner.can_undo
    sitting.runner.undo()
    sitting.runner.redo()
    assert sitting.begun == [True] and sitting.match.over


def test_a_person_who_plays_with_others_does_not_finish_their_deal(sitting: Sitting) -> None:
    """The last trick is decided, but it is not one person's to play."""
    for people, ends in (((0,), True), ((0, 1), False)):
        sitting.runner.start(replace(FIVE, changes={**SHORT, "custom": "1"}), people=people)
        sitting.play(lambda match: not isinstance(match.decisions[0].moves[0], Bid))
        if not sitting.match.over:
            assert (sitting.runner.ending() is not None) == ends


def test_redo_makes_no_move_that_is_illegal_by_now(sitting: Sitting) -> None:
    """The last bid comes before a change that it had followed: all that came later is dropped."""
    runner = sitting.runner
    made = ((0, 2), (1, 1), (2, 0), (0, 3), (3, 1))
    match = Match(FIVE.rules(), 1, [(seat, bid(tricks)) for seat, tricks in made])
    any_moves(match, Random(1), lambda match: len(match.moves) >= 12)
    runner.set_thinker(Late())
    runner.start(replace(FIVE, moves=tuple(match.moves)))
    while runner.history.cursor > 3:
        runner.undo()
    runner.submit(bid(1), 3)
    assert sitting.match.position.bids == [2, 1, 0, 1]
    assert not runner.can_redo
    runner.redo()
    assert len(sitting.match.moves) == 4 and sitting.kept


def test_any_other_move_leaves_nothing_to_redo(sitting: Sitting) -> None:
    sitting.runner.start(FIVE)
    sitting.play(lambda match: len(match.moves) >= 14)
    sitting.runner.undo()
    sitting.runner.undo()
    sitting.ask()
    next_own = next(move for seat, move in sitting.runner.history.ahead if seat == 0)
    other = next(move for move in sitting.asked[0].moves if move != next_own)
    redo = [sitting.runner.can_redo]
    sitting.runner.submit(other)
    redo.append(sitting.runner.can_redo)
    assert redo == [True, False] and not sitting.runner.history.ahead


# Beginnings


def begin(sitting: Sitting, how: str, tmp_path: Path) -> None:
    """Begin the same match, with the same moves made, in one of several ways."""
    runner = sitting.runner
    played = any_moves(Match(FIVE.rules(), 1), Random(4), deals_done(1))
    saved = replace(FIVE, moves=tuple(played.moves))
    if how == "save":
        runner.start(saved)
    elif how == "seed":
        runner.start(FIVE, people=(0, 1, 2, 3))
        for seat, move in played.moves:
            runner.submit(move, seat)
        runner.start(runner.now())
    elif how == "carried":
        runner.take_over(MatchTransfer.of(saved))
    elif how == "other window":
        other = Sitting(tmp_path / "other")
        other.runner.start(saved)
        other.runner.stop()
        runner.take_over(other.runner.carried())
    elif how == "after practice":
        runner.start(saved)
        runner.start(replace(FIVE, seed=9), Purpose.PRACTICE)
        assert runner.go_back()


@pytest.mark.parametrize("how", ["seed", "save", "carried", "other window", "after practice"])
def test_however_it_begins_it_is_the_same_match(sitting: Sitting, how: str, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    begin(sitting, how, tmp_path)
    played = any_moves(Match(FIVE.rules(), 1), Random(4), deals_done(1))
    runner = sitting.runner
    assert sitting.match.events == played.events and runner.keeps and sitting.kept
    assert sitting.begun[-1] is False and runner.setting == FIVE.setting
    runner.undo()
    assert runner.setting.assisted and runner.can_redo and sitting.kept


def test_a_match_that_is_carried_takes_along_what_was_taken_back(
    sitting: Sitting, tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    sitting.runner.start(FIVE)
    sitting.play(lambda match: len(match.moves) >= 14)
    end = sitting.runner.now()
    for _ in range(3):
        sitting.runner.undo()
    sitting.runner.stop()
    other = Sitting(tmp_path / "other")
    other.runner.take_over(sitting.runner.carried())
    while other.runner.can_redo:
        other.runner.redo()
    assert other.runner.now().moves == end.moves and other.kept
    assert other.runner.now().made == end.made


def test_who_moved_is_kept_however_the_moves_are_taken_back(sitting: Sitting) -> None:
    runner = sitting.runner
    runner.start(FIVE)
    sitting.play(lambda match: len(match.moves) >= 6)
    runner.note_hint(0, runner.match.decision(0).moves[:1])  # type: ignore[union-attr]
    runner.submit(runner.match.decision(0).moves[0])  # type: ignore[union-attr]
    runner.hand_over()
    runner.go_on()
    runner.skip_rest()
    end = runner.now()
    assert next(iter(end.made.values())) is Maker.HINT and Maker.BOT in end.made.values()
    assert all(end.moves[number][0] == 0 for number in end.made) and sitting.kept
    while runner.can_undo:
        runner.undo()
    assert runner.now().made == {} and sitting.kept
    while runner.can_redo:
        runner.redo()
    assert runner.now() == end and sitting.kept


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (replace(FIVE, preset="nothing"), KeyError),
        (replace(FIVE, changes={"hook": "maybe"}), RulesError),
        (replace(FIVE, moves=((0, bid(9)),)), Unsound),
    ],
)
def test_what_cannot_begin_changes_nothing(
    sitting: Sitting, wrong: Saved, error: type[Exception]
) -> None:
    sitting.runner.start(FIVE)
    before = sitting.runner.counted
    for purpose in Purpose:
        with pytest.raises(error):
            sitting.runner.start(wrong, purpose)
    assert sitting.runner.counted == before and sitting.begun == [True] and sitting.kept


# Prepared deals


def deal_of(match: Match) -> PreparedDeal:
    cards = next(event for event in match.events if isinstance(event, CardsDealt))
    hands = tuple(tuple(card for card in hand if card) for hand in cards.hands)
    stock = [card for card in cards.stock if card]
    return PreparedDeal(hands, match.position.dealer, stock[0] if stock else None, tuple(stock[1:]))


@pytest.mark.parametrize("preset", ["elevator", "classic", "knockout", "bastard", "bid_whist"])
def test_a_prepared_deal_is_played_and_taken_back_in_every_game(
    sitting: Sitting, preset: str
) -> None:
    seats = PRESETS[preset].usual_seats
    deal = deal_of(Match(rules_of(preset, seats), 77))
    sitting.runner.start(FIVE)
    saved = Saved(preset, seats, 1)
    sitting.runner.start(saved, Purpose.LESSON, deal=deal, script=Highest())
    assert deal_of(sitting.match) == deal and sitting.runner.rehearsing
    sitting.play(lambda match: match.over or len(match.moves) >= 30)
    while sitting.runner.can_undo:
        sitting.runner.undo()
    assert deal_of(sitting.match) == deal and sitting.kept
    assert sitting.runner.go_back() and sitting.runner.keeps and sitting.kept
    assert sitting.runner.now() == FIVE


def test_what_no_file_can_hold_is_not_saved(sitting: Sitting) -> None:
    deal = deal_of(Match(FIVE.rules(), 77))
    with pytest.raises(ValueError, match="cannot be saved"):
        sitting.runner.start(FIVE, deal=deal)
    assert not sitting.runner.begun and not sitting.store.path.exists()


# Practice


def test_practice_leaves_the_match_and_what_was_taken_back_alone(sitting: Sitting) -> None:
    runner = sitting.runner
    practice = Practice(runner)
    told: list[object] = []
    practice.practising.connect(lambda: told.append("practising"))
    practice.withdrawn.connect(lambda: told.append("withdrawn"))
    practice.making_way.connect(told.append)
    runner.start(FIVE)
    sitting.play(deals_done(1))
    runner.undo()
    ahead = list(runner.history.ahead)
    practice.begin(1)
    active = [practice.active]
    assert told == ["practising"] and not sitting.match.moves
    assert not runner.can_redo and sitting.kept
    sitting.play(deals_done(1))
    practice.take()
    active.append(practice.active)
    assert told == ["practising", "withdrawn"] and active == [True, False]
    assert list(runner.history.ahead) == ahead and sitting.kept


def test_a_match_is_put_aside_and_taken_up_again(sitting: Sitting) -> None:
    runner = sitting.runner
    practice = Practice(runner)
    told: list[object] = []
    practice.making_way.connect(told.append)
    practice.withdrawn.connect(lambda: told.append("withdrawn"))
    runner.start(FIVE)
    practice.put_aside()
    aside = [practice.put_away]
    assert told == [False] and aside == [None], "nothing has been played in it"
    sitting.play(lambda match: match.made(0) > 1)
    before = runner.now()
    practice.put_aside()
    runner.start(replace(FIVE, seed=2))
    assert told == [False, True] and practice.put_away == before
    practice.take()
    assert runner.now() == before and told[2:] == ["withdrawn"] and sitting.kept
    practice.take()
    assert runner.now() == before, "it is offered once"


# Finishing


def test_the_decided_rest_of_a_deal_is_played_by_itself(sitting: Sitting) -> None:
    runner = sitting.runner
    told: list[Event] = []
    runner.happened.connect(told.extend)
    others = 0
    for seed in range(1, 7):
        runner.start(replace(FIVE, seed=seed))
        for deal in (1, 2):
            sitting.play(lambda match: runner.ending() is not None)
            moves, events = len(sitting.match.moves), len(sitting.match.events)
            told.clear()
            runner.finish_deal()
            assert len(sitting.match.position.results) == deal and sitting.kept
            assert told == runner.seen(events), "in the order in which it happened"
            others = max(others, sum(seat != 0 for seat, _ in sitting.match.moves[moves:]))
            rest = {
                n for n, (seat, _) in enumerate(sitting.match.moves) if seat == 0 and n >= moves
            }
            made = sitting.runner.now().made
            assert {n for n in made if n >= moves} == rest
            assert set(made.values()) <= {Maker.CLAIM} and sitting.kept
        runner.undo()
        assert len(sitting.match.position.results) == 1
    assert others > 1


def test_what_changes_no_points_any_more_is_played_by_itself(sitting: Sitting) -> None:
    """In Solo Whist a contract that is made or out of reach: the claim plays the rest out."""
    runner, early = sitting.runner, 0
    for seed in range(1, 5):
        runner.start(Saved("solo_whist", 4, seed, {"deals": "1"}, human=0))
        sitting.play(lambda match: runner.ending() is not None)
        pay, position = sitting.match.rules.side_pay, sitting.match.position
        assert pay is not None and pay.settled(position)
        points, left = tuple(pay.points(position)), 13 - len(position.tricks)
        early += left > 1
        runner.finish_deal()
        assert sitting.match.over and sitting.kept
        assert tuple(sitting.match.position.results[-1].points) == points
    assert early


def test_what_is_begun_while_a_deal_is_finished_is_left_alone(sitting: Sitting) -> None:
    runner, other = sitting.runner, replace(FIVE, seed=99)
    left: list[int] = []

    def begin(events: object) -> None:
        if finishing and runner.setting != other.setting:
            left.append(len(sitting.match.decisions))
            runner.start(other)

    runner.happened.connect(begin)
    for seed in range(1, 7):
        finishing = False
        runner.start(replace(FIVE, seed=seed))
        sitting.play(lambda match: runner.ending() is not None)
        finishing = True
        runner.finish_deal()
        assert runner.setting == other.setting and not sitting.match.moves and sitting.kept
        assert sitting.ask() == [0]
    assert 1 in left, "some deal was not over yet"
