"""Rules that wait for the next match: they survive a restart, begin when told, or are discarded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.draft import Draft
from farwhist.store.matches import Saved
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.store.setting import Setting
from farwhist.ui.app.application import opened_files_in
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from farwhist.ui.settings.catalogue import STAGED_RULES
from farwhist.ui.settings.rules_model import RulesModel, SettingsMap
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished

STAGED = Draft.of("romanian", 3, {"sequence": "CUSTOM", "custom": "2,1", "rotation": "S,H"})


def test_the_running_match_keeps_its_rules(window: Furnished, qtbot: QtBot) -> None:
    rules = window.runner.rules
    window.rules.edit(STAGED)
    assert window.rules.staged and window.runner.rules is rules
    for _ in range(5):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    window.runner.undo()
    assert window.rules.staged and window.runner.rules is rules
    assert window.rules.draft == STAGED


def test_a_draft_survives_a_restart(make_window: MakeWindow) -> None:
    first = make_window()
    first.matches.open()
    first.rules.edit(STAGED)
    first.close()
    again = make_window()
    again.matches.open()
    assert again.rules.draft == STAGED and again.rules.staged
    assert again.rules.running == Draft()
    again.rules.discard()
    again.close()
    third = make_window()
    third.matches.open()
    assert not third.rules.staged and third.rules.draft == Draft()


def test_now_means_now(window: Furnished, qtbot: QtBot) -> None:
    window.rules.edit(STAGED)
    window.rules.start()
    assert window.runner.rules.id == "romanian" and window.runner.rules.seats == 3
    assert dict(window.runner.setting.changes) == STAGED.changes
    assert not window.rules.staged
    assert "Custom: Romanian Whist 1-8-1, changed" in window.windowTitle()
    for _ in range(4):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)


def test_what_cannot_be_played_does_not_start(window: Furnished) -> None:
    window.rules.edit(Draft.of("elevator", 7, {"sequence": "ROM_181"}))
    before = window.runner.setting
    window.rules.start()
    assert window.runner.setting is before and window.rules.staged
    window.matches.play_again()
    assert window.runner.rules.seats == 4 and window.rules.staged, "there is still time to mend it"


def test_playing_again_takes_the_staged_rules(window: Furnished) -> None:
    window.rules.edit(Draft("oh_hell", 4))
    names = window.runner.setting.names
    window.matches.play_again()
    assert window.runner.rules.id == "oh_hell" and window.runner.setting.names == names
    window.rules.edit(Draft("oh_hell", 6))
    window.matches.play_again()
    assert window.runner.rules.seats == 6 and len(window.runner.setting.names) == 6
    seeds = {window.runner.setting.seed}
    window.matches.play_again()
    assert window.runner.rules.seats == 6 and window.runner.setting.seed not in seeds


def test_the_title_is_plain_for_a_plain_preset(window: Furnished) -> None:
    assert window.windowTitle() == "Far Whist – Elevator Whist"


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_draft_of_any_game_comes_back(tmp_path: Path, game: str) -> None:
    draft = Draft(game, PRESETS[game].least_seats)
    assert RulesModel(OwnPresets(tmp_path), draft.as_texts()).draft == draft


def test_a_stored_draft_that_means_nothing_is_forgotten(tmp_path: Path) -> None:
    own = OwnPresets(tmp_path)
    assert RulesModel(own, STAGED.as_texts()).draft == STAGED
    for texts in ({"preset": "?", "seats": "4"}, {"preset": "elevator", "seats": "many"}, {}):
        assert RulesModel(own, dict(texts)).draft == Draft()


def test_settings_keep_texts_of_any_kind(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path)
    preferences.set("table/felt", "navy")
    kept = SettingsMap(preferences, STAGED_RULES)
    texts = {
        "option.rotation": "S,H,NT",
        "option.scoring": "M0=1 Xd=-1",
        "preset": "elevator",
        "option.none": "",
    }
    kept.update(texts)
    preferences.save()
    fresh = Preferences(tmp_path)
    again = SettingsMap(fresh, STAGED_RULES)
    assert dict(again) == texts and len(again) == 4
    del again["preset"]
    fresh.save()
    last = Preferences(tmp_path)
    assert (
        "preset" not in SettingsMap(last, STAGED_RULES) and last.value("table/felt", "") == "navy"
    )


CUSTOM = Draft.of("romanian", 4, {"sequence": "CUSTOM", "custom": "2,1"})
"""Rules without a name, of a match that the player has not put together."""


def _opens(window: Furnished, folder: Path) -> None:
    path = folder / "one.farwhist"
    path.write_text(Saved("romanian", 4, 5, changes=CUSTOM.changes).text(), encoding="utf-8")
    opened_files_in(window.contents, OrphanedMatches(window.services, "match")).open(path)


def _replays(window: Furnished, folder: Path) -> None:
    window.matches.play_same(Setting("romanian", 4, 5, changes=CUSTOM.changes))


def _practises(window: Furnished, folder: Path) -> None:
    window.practice.open(Saved("romanian", 4, 5, changes=CUSTOM.changes, practice=True), [])


def _plays_the_deal_of_the_day(window: Furnished, folder: Path) -> None:
    window.actions_["prepared"].trigger()
    assert window.prepared.page is not None
    window.prepared.page.day.play.click()


def _learns(window: Furnished, folder: Path) -> None:
    window.actions_["tutorial"].trigger()


WAYS = [_opens, _replays, _practises, _plays_the_deal_of_the_day, _learns]


@pytest.mark.parametrize("own", [False, True], ids=["nothing changed", "rules staged"])
@pytest.mark.parametrize("begin", WAYS)
def test_a_match_whose_rules_nobody_has_chosen_leaves_those_of_the_next_alone(
    window: Furnished, tmp_path: Path, begin: Callable[[Furnished, Path], None], own: bool
) -> None:
    if own:
        window.rules.edit(STAGED)
    before = window.rules.draft, window.rules.staged, window.rules.choices()
    seed = window.runner.setting.seed
    begin(window, tmp_path)
    assert window.runner.setting.seed != seed or window.runner.rehearsing
    assert (window.rules.draft, window.rules.staged, window.rules.choices()) == before
    window.practice.leave()
    assert (window.rules.draft, window.rules.staged, window.rules.choices()) == before


def test_another_match_like_one_that_was_opened_has_its_rules(
    window: Furnished, tmp_path: Path
) -> None:
    before = window.rules.draft, window.rules.choices()
    _opens(window, tmp_path)
    window.matches.play_again()
    assert window.runner.setting.preset == "romanian"
    assert dict(window.runner.setting.changes) == CUSTOM.changes
    assert (window.rules.draft, window.rules.choices()) == before


@pytest.mark.parametrize("begin", [_practises, _plays_the_deal_of_the_day, _learns])
def test_what_is_only_practised_was_not_played_last(
    window: Furnished, tmp_path: Path, begin: Callable[[Furnished, Path], None]
) -> None:
    begin(window, tmp_path)
    assert window.matches.played_last() == Draft()
    window.actions_["new"].trigger()
    page = window.new_match.page
    assert page is not None
    page.again_requested.emit()
    assert window.runner.setting.changes == {} and window.runner.keeps
