"""A match shows its own people; a draft of the next one touches nothing until it is played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from farwhist.store.matches import MatchStore, Saved, read_file
from farwhist.store.statistics import StatisticsStore
from farwhist.ui.features.new_match.feature import NewMatchPage
from farwhist.ui.features.preferences.players_page import PlayersPage
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.panels.ranking import RankingPanel
from farwhist.ui.panels.summary import SummaryPanel
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.match.test_players import Noting

TWO = driving.deals("1,1")


def draft(window: Furnished) -> NewMatchPage:
    window.actions_["new"].trigger()
    page = window.new_match.page
    assert page is not None
    return page


def pick(menu: QMenu, text: str) -> None:
    next(each for each in menu.actions() if each.text() == text).trigger()


def drag(window: Furnished) -> None:
    seats = draft(window).players.seats
    seats.buttons[0].dropped.emit(seats.buttons[1].geometry().center())


def push(window: Furnished) -> None:
    draft(window).players.seats.buttons[0].pushed.emit(QPoint(1, 0))


def move_on(window: Furnished) -> None:
    pick(draft(window).players.seats.menu(0), "Move one seat clockwise")


def shuffle(window: Furnished) -> None:
    draft(window).players.shuffle.click()


def one_level(window: Furnished) -> None:
    pick(draft(window).players.seats.menu(0), "Expert")


def one_style(window: Furnished) -> None:
    pick(draft(window).players.seats.menu(0), "Bold")


def all_levels(window: Furnished) -> None:
    pick(draft(window).players.menu(), "Beginner")


def seats_count(window: Furnished) -> None:
    draft(window).players.number.buttons["5"].click()


def person_sits(window: Furnished) -> None:
    window.players.people.add("Berta", 9)
    pick(draft(window).players.seats.menu(1), "Person: Berta")


def another_at_own_seat(window: Furnished) -> None:
    window.players.people.add("Berta", 9)
    pick(draft(window).players.seats.own_menu(), "Berta")


def preferred(window: Furnished) -> PlayersPage:
    draft(window)
    page = window.preferences.open("players").page
    assert isinstance(page, PlayersPage)
    return page


def name(window: Furnished) -> None:
    QTest.keyClicks(preferred(window).seats[1].name, "Zoe")


def picture(window: Furnished) -> None:
    preferred(window).seats[1].avatar.take(9)


def preferred_level(window: Furnished) -> None:
    preferred(window).seats[0].level.take("beginner")


def preferred_seat(window: Furnished) -> None:
    preferred(window).seats[0].moves[1].trigger()


def random_names(window: Furnished) -> None:
    preferred(window).random.click()


CHANGES = (
    drag, push, move_on, shuffle, one_level, one_style, all_levels, seats_count, person_sits,
    another_at_own_seat, name, picture, preferred_level, preferred_seat, random_names,
)  # fmt: skip


def shown(window: Furnished) -> list[object]:
    """Return all that tells who plays the match on the table, and how it stands."""
    plates = window.table.scene.plates
    panel, great = window.score_panel.scores, window.scoreboard.great.shown
    assert panel is not None and great is not None and great.scores is not None
    return [
        [(plates[seat].facts.name, plates[seat].facts.avatar) for seat in sorted(plates)],
        *[(each.names, each.players, each.avatars, each.totals) for each in (panel, great.scores)],
        window.runner.opponents.kinds,
        window.windowTitle(),
        window.matches.store.path.read_bytes(),
    ]


def test_drafts_that_are_cancelled_have_touched_nothing(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4, changes=TWO)
    driving.wait_until_asked(window, qtbot)
    window.scoreboard.show_all()
    before = shown(window)
    for change in CHANGES:
        change(window)
        assert window.new_match.page is not None
        window.new_match.page.length.cancel.click()
        assert shown(window) == before, change.__name__
    thinker = Noting()
    window.runner.set_thinker(thinker)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    window.host.panel.next.click()
    driving.wait_until_asked(window, qtbot)
    assert set(thinker.kinds.values()) == {("club", "balanced")}
    assert shown(window)[0] == before[0] and shown(window)[3] == before[3]


SEATS = (
    drag, push, move_on, shuffle, one_level, one_style, all_levels, person_sits,
    another_at_own_seat,
)  # fmt: skip


@pytest.mark.parametrize("change", SEATS, ids=lambda each: each.__name__)
@pytest.mark.parametrize("play", [True, False])
def test_who_sits_at_the_draft_is_kept_when_it_is_played_and_only_then(
    window: Furnished, change: Callable[[Furnished], None], *, play: bool
) -> None:
    list_before = window.players.opponents, window.players.own
    change(window)
    page = window.new_match.page
    assert page is not None
    chosen = page.seated.opponents, page.seated.own
    assert chosen != list_before
    (page.length.play if play else page.length.cancel).click()
    assert (window.players.opponents, window.players.own) == (chosen if play else list_before)


@pytest.mark.parametrize("play", [True, False])
def test_what_is_ticked_on_a_draft_holds_when_it_is_played_and_only_then(
    window: Furnished, *, play: bool
) -> None:
    page, kept = draft(window), window.table_preferences
    before = kept.now
    for tick in page.ticks:
        tick.toggle()
    assert kept.now == before
    (page.length.play if play else page.length.cancel).click()
    other = ("no" if before.thinking == "yes" else "yes", "no" if before.hints == "yes" else "yes")
    usual = (before.thinking, before.hints)
    assert (kept.now.thinking, kept.now.hints) == (other if play else usual)


def other_people(window: Furnished) -> None:
    """Let others sit down, with other names, pictures and levels, as for the next match."""
    window.players.shuffle(Random(3), 3)
    window.players.name_at_random(Random(4))
    for place in range(6):
        window.players.change(place, avatar=11 - place, level="expert")


def played(window: Furnished, qtbot: QtBot) -> Saved:
    """Play a match to its end by people with pictures of their own; return it as it was kept."""
    window.players.people.change("first", name="Anna", avatar=8)
    for place, (who, look) in enumerate((("Bela", 5), ("Carla", 3), ("Emil", 10))):
        window.players.change(place, name=who, avatar=look)
    window.matches.start("elevator", 4, changes=driving.deals("1"))
    driving.wait_until_asked(window, qtbot)
    other_people(window)
    while not isinstance(window.host.panel, RankingPanel):
        driving.click_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    return window.runner.now()


NAMES, FACES = ("Anna", "Bela", "Carla", "Emil"), (8, 5, 3, 10)


def test_the_podium_and_its_panel_show_the_people_of_the_match(
    window: Furnished, qtbot: QtBot
) -> None:
    played(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, RankingPanel)
    podium = panel.podium
    assert (tuple(podium._players), tuple(podium._avatars)) == (NAMES, FACES)
    scores = window.score_panel.scores
    assert scores is not None and (tuple(scores.players), tuple(scores.avatars)) == (NAMES, FACES)


def test_the_library_shows_the_people_of_the_match(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    played(window, qtbot)
    window.library.open()
    page = window.library.page
    assert page is not None
    qtbot.waitUntil(lambda: not page._reader.isActive())
    (entry,) = page.list.listed.entries
    assert (entry.names, entry.portraits) == (NAMES, FACES)
    assert read_file(window.keeper.library.path(entry.file)).portraits == FACES
    page.sheet_requested.emit(entry)
    sheet = window.library.sheet.shown
    assert sheet is not None and sheet.scores is not None
    assert (tuple(sheet.scores.players), tuple(sheet.scores.avatars)) == (NAMES, FACES)


def test_the_statistics_know_the_opponents_of_the_match(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    played(window, qtbot)
    (record,) = StatisticsStore(tmp_path).read()
    assert record.level == "club"


def test_a_study_shows_the_people_of_its_match(window: Furnished, qtbot: QtBot) -> None:
    saved = played(window, qtbot)
    window.matches.start("elevator", 4)
    driving.wait_until_asked(window, qtbot)
    window.study.open_saved(saved)
    assert window.study.page is not None
    stage = window.study.page.board.state
    assert (stage.names, stage.match.avatars) == (NAMES, FACES)
    plates = stage.scene.plates
    assert tuple(plates[seat].facts.avatar for seat in range(4)) == FACES


def test_a_deal_that_is_played_on_from_a_study_has_the_people_of_its_match(
    window: Furnished, qtbot: QtBot
) -> None:
    saved = played(window, qtbot)
    window.matches.start("elevator", 4)
    driving.wait_until_asked(window, qtbot)
    window.study.open_saved(saved)
    window.study._play_on(0)
    assert window.practice.active
    assert (window.table.match.names, window.table.match.avatars) == (NAMES, FACES)
    assert {each.level for each in window.runner.opponents.kinds[1:]} == {"club"}


def test_the_same_deals_again_have_the_people_of_their_match(
    window: Furnished, qtbot: QtBot
) -> None:
    saved = played(window, qtbot)
    window.matches.play_same(saved)
    assert (window.table.match.names, window.table.match.avatars) == (NAMES, FACES)
    assert {each.level for each in window.runner.opponents.kinds[1:]} == {"club"}


def test_prepared_deals_and_lessons_have_the_usual_people_and_the_players_own_picture(
    window: Furnished, qtbot: QtBot
) -> None:
    window.players.people.change("first", avatar=8)
    other_people(window)
    window.tutorial.start()
    assert window.table.match.names == ("You", "Oscar", "Nora", "Eddie")
    assert window.table.match.avatars == (8, 1, 2, 3)
    window.tutorial.leave()
    puzzles = window.prepared.puzzles
    asked = puzzles._asked(next(each for each in puzzles.all if each.text().seats == 4))
    assert asked.shown.names == ("You", "Oscar", "Nora", "Eddie")
    assert asked.shown.avatars == (8, 1, 2, 3)


@pytest.mark.parametrize("undone", [False, True])
def test_a_match_has_its_own_people_at_the_next_start(
    make_window: MakeWindow, qtbot: QtBot, *, undone: bool
) -> None:
    window = make_window()
    window.players.people.change("first", name="Anna", avatar=8)
    for place, (who, look) in enumerate((("Bela", 5), ("Carla", 3), ("Emil", 10))):
        window.players.change(place, name=who, avatar=look)
    window.matches.start("elevator", 4, changes=TWO)
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    if undone:
        window.actions_["undo"].trigger()
    other_people(window)
    window.runner.stop()
    again = make_window()
    again.matches.open()
    assert again.runner.setting.portraits == FACES
    assert (again.table.match.names, again.table.match.avatars) == (NAMES, FACES)
    assert {each.level for each in again.runner.opponents.kinds[1:]} == {"club"}


def test_a_person_who_is_renamed_is_called_so_in_her_running_match_and_nobody_else(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    window.players.people.add("Berta", 9)
    key = window.players.people.all[1].key
    window.players.sit(1, key)
    window.matches.start("elevator", 4)
    window.players.sit(1, "")
    window.players.people.change(key, name="Bea", avatar=4)
    assert window.table.match.names[2] == "Bea" and window.table.match.avatars == (0, 1, 4, 3)
    kept = MatchStore(tmp_path).load()
    assert kept is not None and kept.names[2] == "Bea" and kept.portraits == (0, 1, 4, 3)


def test_a_waiting_match_has_its_opponents_again(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    before = window.runner.opponents.kinds
    other_people(window)
    for begin, leave in (
        (lambda: window.prepared._play(_day()), window.practice.leave),
        (window.tutorial.start, window.tutorial.leave),
    ):
        begin()
        leave()
        assert window.runner.opponents.kinds == before
    window.matches.start("elevator", 4)
    assert window.runner.opponents.kinds[1:] == (Opponent("expert"),) * 3


def _day() -> object:
    from datetime import date

    from farwhist.rules.dated import deal_of_day

    return deal_of_day(date(2026, 5, 3))


def test_the_title_bar_names_the_match_that_is_seen(window: Furnished, qtbot: QtBot) -> None:
    saved = played(window, qtbot)
    window.matches.start("bastard", 4)
    title = window.windowTitle()
    window.study.open_saved(saved)
    assert window.windowTitle() == "Far Whist – Custom: Elevator Whist, changed"
    window.study.close()
    assert window.windowTitle() == title == "Far Whist – Bastard"
    window.library.open()
    assert window.windowTitle() == title
