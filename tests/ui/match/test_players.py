"""Names, levels, styles, pictures and seats of the players."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from farwhist import bots
from farwhist.bots.thinking.task import MoveTask
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid
from farwhist.rules.catalogue import ruleset
from farwhist.store.preferences import FILE, FORMAT, VERSION, Preferences
from farwhist.ui.features.preferences.players_page import PlayersPage
from farwhist.ui.features.preferences.portrait_button import PortraitGrid
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.match.players import NAMES, OPPONENTS, Players, usual_players
from farwhist.ui.match.thinking import Done, ThinkHere
from farwhist.ui.settings.catalogue import AVATARS
from farwhist.ui.wording.player_names import level_word, style_word
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

DEALS = 6
"""So many deals are bid for in every style."""


@pytest.fixture
def page(window: Furnished) -> PlayersPage:
    """Return the page of players beside a table with a match."""
    found = window.preferences.open("players").page
    assert isinstance(found, PlayersPage)
    return found


def plates(window: Furnished) -> list[str]:
    return [window.table.scene.plates[seat].facts.name for seat in range(4)]


class Noting(ThinkHere):
    """Notes the level and the style that each seat last thought with."""

    def __init__(self) -> None:
        self.kinds: dict[int, tuple[str, str]] = {}

    def think(self, task: MoveTask, done: Done) -> None:
        self.kinds[task.seat] = (task.terms.level, task.terms.style)
        super().think(task, done)


def test_the_own_name_changes_at_once_and_those_of_opponents_with_the_next_match(
    window: Furnished, page: PlayersPage, make_window: MakeWindow, qtbot: QtBot
) -> None:
    assert plates(window) == ["You", "Oscar", "Nora", "Eddie"]
    QTest.keyClicks(page.own.name, "Anna Maria")
    QTest.keyClicks(page.seats[1].name, "Zoe")
    assert plates(window) == ["Anna Maria", "Oscar", "Nora", "Eddie"]
    assert page.own.name.text() == "Anna Maria", "the space stayed while it was typed"
    assert window.runner.setting.names == ("Anna Maria", "Oscar", "Nora", "Eddie")
    window.matches.play_again()
    assert plates(window) == ["Anna Maria", "Oscar", "Zoe", "Eddie"]
    window.matches.start("elevator", 5)
    assert window.runner.setting.names == ("Anna Maria", "Oscar", "Zoe", "Eddie", "Sven")
    window.runner.stop()
    again = make_window()
    assert again.players.names(3) == ("Anna Maria", "Oscar", "Zoe")


def test_every_choice_of_a_seat_is_kept(
    window: Furnished, page: PlayersPage, tmp_path: Path, qtbot: QtBot
) -> None:
    thinker, usual = Noting(), (bots.USUAL_LEVEL, bots.USUAL_STYLE)
    window.runner.set_thinker(thinker)
    seat = page.seats[0]
    seat.level.take("expert")
    seat.style_of_play.take("bold")
    seat.avatar.take(9)
    page.own.avatar.take(4)
    window.saving.now()
    read = Players(Preferences(tmp_path))
    assert read.kinds(4)[1] == Opponent("expert", "bold")
    assert read.avatars(3) == (4, 9, 2)
    assert read.kinds(4, human=2)[3] == Opponent("expert", "bold"), "from the player's left"
    driving.wait_until_asked(window, qtbot)
    window.matches.play_again()
    driving.wait_until_asked(window, qtbot)
    assert thinker.kinds == {1: ("expert", "bold"), 2: usual, 3: usual}
    page.restore_defaults()
    window.saving.now()
    data = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    assert "players" not in data
    assert page.seats[0].avatar.value == 1
    window.matches.play_again()
    driving.wait_until_asked(window, qtbot)
    assert thinker.kinds == {1: usual, 2: usual, 3: usual}


def test_opponents_change_seats(window: Furnished, page: PlayersPage, qtbot: QtBot) -> None:
    page.seats[0].style_of_play.take("bold")
    QTest.keyClicks(page.seats[0].name, "Zoe")
    page.seats[0].name.setFocus()
    QTest.keyClick(page.seats[0].name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    window.matches.play_again()
    assert plates(window) == ["You", "Nora", "Zoe", "Eddie"], "a usual name moves too"
    assert page.seats[1].name.text() == "Zoe"
    assert page.seats[1].style_of_play.value == "bold"
    assert page.window().focusWidget() is page.seats[1].name, "the keyboard goes with the player"
    page.seats[1].moves[0].trigger()
    window.matches.play_again()
    assert plates(window) == ["You", "Zoe", "Nora", "Eddie"]
    assert not page.seats[0].moves[0].isEnabled() and not page.seats[-1].moves[1].isEnabled()


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_a_portrait_is_chosen_from_all_by_keys(window: Furnished, page: PlayersPage) -> None:
    avatar = page.seats[0].avatar
    assert avatar.value == 1 and avatar.accessibleName() == "Picture: Gentleman"
    QTest.keyClick(avatar, Qt.Key.Key_Space)
    (grid,) = avatar.findChildren(PortraitGrid)
    assert grid.isVisible() and [each.isChecked() for each in grid.buttons].index(True) == 1
    assert all(each.accessibleName() for each in grid.buttons)
    QTest.keyClick(grid.buttons[1], Qt.Key.Key_Down)
    assert window.players.opponents[0].avatar == 1, "nothing is taken on the way"
    QTest.keyClick(grid.buttons[5], Qt.Key.Key_Space)
    assert window.players.opponents[0].avatar == avatar.value == 5 and not grid.isVisible()


def test_random_names(window: Furnished, page: PlayersPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.random, Qt.MouseButton.LeftButton)
    window.matches.play_again()
    names = plates(window)
    assert names[0] == "You" and len(set(names)) == 4 and set(names[1:]) <= set(NAMES)
    window.players.name_at_random(Random(1))
    window.matches.play_again()
    assert plates(window) != names


@pytest.mark.parametrize("stored", [
    5, "x", [5], [{"who": 9}], [{"who": True}], [{"who": []}], [{"who": 1.0}],
    [{"who": 0, "avatar": 99, "name": 7, "level": [], "style": {}}], [{}],
])  # fmt: skip
def test_damaged_opponents_are_as_at_first(tmp_path: Path, stored: object) -> None:
    sections = {"players": {"opponents": stored, "name": 5, "avatar": AVATARS}}
    text = json.dumps({"format": FORMAT, "version": VERSION, **sections})
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    players = Players(Preferences(tmp_path))
    assert players.opponents == usual_players()
    assert players.own_name == "" and players.own_avatar == 0


def test_one_damaged_opponent_spoils_no_other(tmp_path: Path) -> None:
    stored = [{"who": 3, "name": "Zoe", "level": "no such"}, {"who": 3, "name": "Twin"}, None]
    mine = Preferences(tmp_path)
    mine.set("players/opponents", stored)
    players = Players(Preferences(tmp_path))
    assert len(players.opponents) == OPPONENTS
    assert players.names(4)[1:] == ("Zoe", "Oscar", "Nora")
    assert players.kinds(4)[1] == Opponent()


def test_every_level_and_style_has_a_word() -> None:
    levels, styles = [*bots.OFFERED, "no_name_yet"], list(bots.STYLES)
    assert [level_word(each) for each in bots.OFFERED] == [
        "Beginner", "Casual player", "Club player", "Strong player", "Expert"
    ]  # fmt: skip
    assert all(level_word(each)[0].isupper() and "_" not in level_word(each) for each in levels)
    assert len({level_word(each) for each in levels}) == len(levels)
    assert {style_word(each) for each in styles} == {"Cautious", "Balanced", "Bold"}


@pytest.mark.whole_strength
@pytest.mark.parametrize("level", bots.OFFERED)
def test_a_bold_opponent_bids_more_than_a_cautious_one(level: str) -> None:
    rules = ruleset("elevator", 4)
    players = {style: bots.make(level, rules, style) for style in bots.STYLES}
    bids = dict.fromkeys(players, 0)
    match, cards = Match(rules, 1), bots.make("rule", rules)
    while match.position.deal <= DEALS:
        decision = next(each for each in match.decisions if not each.settled)
        view = match.view(decision.seat)
        if isinstance(decision.moves[0], Bid):
            for style, bot in players.items():
                move = bot.choose(view, decision, Random(1))
                assert isinstance(move, Bid)
                bids[style] += move.tricks
        match.submit(decision.seat, cards.choose(view, decision, Random(1)))
    assert bids["cautious"] < bids["balanced"] < bids["bold"]
    with pytest.raises(ValueError, match="timid"):
        bots.make(level, rules, "timid")
