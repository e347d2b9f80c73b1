"""The coach judges own choices while a deal is studied, tells it in words, and never twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.bots.exact.reasons import REASONS
from farwhist.bots.judging import coach as judging
from farwhist.bots.judging.verdict import BLAME, WORDS, Grounds, Valued, Verdict, Word
from farwhist.store.verdicts import FILE
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.review import coach_words
from farwhist.ui.review.verdict_card import ChoiceRows
from farwhist.ui.table.theme import Theme
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.features.study.test_study import open_study, press, studied
from tests.ui.furnished import Furnished


def wait(page: StudyPage, qtbot: QtBot) -> None:
    """Let the coach look at all choices."""
    coach = page.coach
    assert coach is not None
    qtbot.waitUntil(lambda: not coach.waiting, timeout=60_000)


def verdict(word: Word, *, unit: str = "points", share: str = "exact") -> Verdict:
    choices = (
        Valued(("play 2C", "play 6C"), 7.6, 0.1, 0.58, 2000),
        Valued(("play 8S",), 2.4, 0.1, 0.23, 2000),
    )
    grounds = Grounds("best_chance", {})
    return Verdict(0, 1, 6, "card", unit, share, choices, 0, 1, 5.2, 0.05, 15, word, 2000, grounds)  # type: ignore[arg-type]


@pytest.mark.parametrize("room", range(1, 7))
def test_the_own_choice_is_told_however_little_room_there_is(qtbot: QtBot, room: int) -> None:
    choices = tuple(Valued((f"bid {n}",), 5.0 - n, 0.1, 0.5, 2000) for n in range(6))
    rows = ChoiceRows(Theme(), 1.0)
    qtbot.addWidget(rows)
    rows.show_verdict(replace(verdict("blunder"), choices=choices, played=5))
    rows.resize(200, 28 * room + 5)
    assert list(rows.shown_rows()) == [*range(min(room, 5) - 1), 5]


def test_own_choices_are_judged_one_after_another(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    coach = page.coach
    assert coach is not None
    wait(page, qtbot)
    assert sorted(coach.verdicts) == page.deal.own(0)
    page.go(page.deal.own(0)[0])
    card = page.panel.verdict
    found = coach.verdicts[page.step]
    assert card.isVisible() and card.word.text() == coach_words.word(found)
    assert card.why.text() == coach_words.sentence(found)
    page.go(page.last)
    assert not card.isVisible()


def test_what_was_judged_once_is_kept(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    page = open_study(window, qtbot)
    wait(page, qtbot)
    assert page.coach is not None
    found = dict(page.coach.verdicts)
    folder = Path(window.matches.store.path).parent
    assert (folder / FILE).exists()
    window.study.close()
    monkeypatch.setattr(judging, "judging", lambda *given: pytest.fail("judged twice"))
    window.study.open_table(None)
    again = studied(window).coach
    assert again is not None and not again.waiting
    assert again.verdicts == found


def test_leaving_stops_the_coach(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    coach = page.coach
    assert coach is not None and coach.waiting
    window.study.close()
    assert not coach.waiting
    qtbot.wait(50)


def test_a_game_without_a_coach_says_nothing_of_one(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("bastard", 3)
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    window.study.open_table(None)
    page = studied(window)
    assert page.coach is None
    assert not page.panel.verdict.isVisible() and not page.strip.next_slip.isVisible()


def test_the_next_mistake_is_one_key_away(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    wait(page, qtbot)
    assert page.coach is not None
    own = page.deal.own(0)
    slip = own[-1]
    page.coach.verdicts = {own[0]: verdict("best"), slip: verdict("blunder")}
    page.go(page.last)
    page.go(own[0])
    press(page, driving.Key.Key_E)
    assert page.step == slip
    assert page.panel.verdict.loss.text() == "−5.2"
    assert page.panel.verdict.error.text() == "points\n± 0.1"


@pytest.mark.parametrize("word", WORDS)
def test_blame_only_for_what_is_surely_lost(word: Word) -> None:
    found = verdict(word)
    assert bool(coach_words.loss(found)) == (word in BLAME)
    assert ("lost" in coach_words.spoken(found)) == (word in BLAME)
    assert "should" not in coach_words.sentence(found)


def test_words_for_every_kind_of_value() -> None:
    assert coach_words.choice(verdict("slip").choices[0]) == "2♣ 6♣"
    told = coach_words.spoken(verdict("slip"))
    assert told.startswith("Slip. Points lost: 5.2. Best: two of clubs.")
    assert "58 %" in told and "23 %" in told
    of_match = verdict("blunder", unit="match", share="match")
    assert coach_words.loss(of_match).endswith("%")
    assert (
        coach_words.foot(verdict("best")) == "Judged by what you could know · 2,000 simulated deals"
    )
    assert "best_chance" in REASONS


@pytest.mark.parametrize("key", [*REASONS, "best_average", ""])
def test_every_reason_has_a_sentence(key: str) -> None:
    found = replace(verdict("best"), grounds=Grounds(key, {}))
    told = coach_words.sentence(found)
    compared = "You chose 8♠: 23 %. Best was 2♣ 6♣: 58 %."
    assert told.startswith(compared) and bool(key) == (told != compared)


def explained(key: str, **facts: object) -> Verdict:
    return replace(verdict("blunder"), grounds=Grounds(key, facts))


@pytest.mark.parametrize(
    ("key", "facts", "told"),
    [
        ("ducks", {"need": 0, "left": 4, "sure": 1}, "You needed none of the last 4 tricks."),
        ("ducks", {"need": 2, "left": 5}, "You needed 2 of the last 5 tricks."),
        (
            "winner_too_many",
            {"need": 1, "left": 5, "sure": 2, "masters": 3},
            "You needed 1 of the last 5 tricks and had 2 sure.",
        ),
        ("loses_lead", {"need": 1, "left": 5, "sure": 0}, "You needed 1 of the last 5 tricks."),
        ("ducks", {"need": -1, "left": 4}, ""),
        ("best_chance", {"need": 5, "left": 4}, ""),
        ("damage", {"need": 2, "left": 4}, ""),
        ("best_chance", {}, ""),
    ],
)
def test_the_sentence_begins_with_what_was_needed_and_held(
    key: str, facts: dict[str, object], told: str
) -> None:
    sentence = coach_words.sentence(explained(key, **facts))
    assert sentence.startswith(f"{told} You chose" if told else "You chose")


def test_only_the_numbers_of_the_position_stand_beside_the_chance_of_the_bid() -> None:
    told = coach_words.sentence(explained("best_chance", need=1, left=4, sure=1))
    assert told.endswith("Best was 2♣ 6♣: 58 %.")
    assert "most often" in coach_words.sentence(explained("best_chance"))


def test_what_a_hand_is_worth_stands_beside_bids_and_what_is_held_beside_trumps() -> None:
    bid = replace(explained("above_worth", worth=2.44), kind="bid")
    assert "Tricks that this hand usually takes: 2.4." in coach_words.sentence(bid)
    usual = replace(explained("worth", worth=1.9), kind="bid")
    assert coach_words.sentence(usual).count("usually takes") == 1
    suits = (Valued(("trump H",), 5.0, 0.1, 0.5, 2000), Valued(("trump S",), 1.0, 0.1, 0.3, 2000))
    grounds = Grounds("trump", {"trumps": 4, "best": ["trump H"]})
    trump = replace(verdict("blunder"), kind="trump", choices=suits, grounds=grounds)
    assert coach_words.sentence(trump).startswith("You held 4 hearts. You chose")
    assert "held" not in coach_words.sentence(replace(trump, best=1, played=0))


def test_grounds_that_tell_of_another_choice_are_not_told() -> None:
    facts = {"best": ["play 8S"], "need": 1, "left": 3}
    told = coach_words.sentence(explained("ducks", **facts))
    assert REASONS["ducks"] not in told and told.startswith("You needed 1 of the last 3 tricks.")


@pytest.mark.parametrize("key", ["best_average", "best_chance", "damage"])
def test_that_the_best_is_ahead_is_said_only_where_it_surely_is(key: str) -> None:
    ahead = replace(explained(key), played=0, word="best", loss=0.0, error=0.0)
    assert coach_words.sentence(ahead).endswith(coach_words.why(key))
    first, other = ahead.choices
    level = replace(ahead, choices=(first, replace(other, lost=(0.1, 0.2))))
    assert coach_words.sentence(level).endswith("No other choice was surely better.")
    equal = replace(ahead, choices=(first, replace(other, lost=(0.0, 0.0))))
    assert coach_words.sentence(equal).endswith("All choices come to the same.")


def test_of_a_match_to_the_last_player_it_is_not_said_that_a_choice_scores() -> None:
    found = replace(explained("best_average"), unit="match", share="stay")
    assert coach_words.sentence(found).endswith("It wins the match most often.")


@pytest.mark.parametrize("key", [*REASONS, "best_average"])
def test_a_sentence_has_about_thirty_words_at_most(key: str) -> None:
    facts = {"need": 2, "left": 5, "sure": 1, "masters": 2, "trumps": 4, "worth": 2.4}
    found = explained(key, **facts)
    one = replace(found.choices[0], moves=("play 2C",))
    found = replace(found, choices=(one, *found.choices[1:]), kind="card")
    words = re.findall(r"\w[\w’]*[♣♠]?", coach_words.sentence(found))
    assert len(words) <= 31


@pytest.mark.parametrize("preset", ["classic", "bid_whist", "spades", "knockout"])
def test_the_games_of_sides_are_judged_too(window: Furnished, qtbot: QtBot, preset: str) -> None:
    window.matches.start(preset, 4)
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    window.study.open_table(None)
    page = studied(window)
    wait(page, qtbot)
    assert page.coach is not None and not page.coach.verdicts, "a bot chose for the player"
    for step in page.deal.own(0):
        page.go(step)
        told = page.panel.verdict.why.text()
        assert told.startswith(("A bot chose this", "All was decided"))
    page.judge_seat(1)
    wait(page, qtbot)
    assert page.coach.verdicts
    for step in page.coach.verdicts:
        page.go(step)
        assert page.panel.verdict.isVisible() and page.panel.verdict.why.text()
