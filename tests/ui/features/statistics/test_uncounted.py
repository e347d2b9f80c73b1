"""Wherever the program dies between saving and counting, the next start counts what is missing."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import ruleset
from farwhist.store.matches import MatchStore, Saved, read_file
from farwhist.store.outcome import MatchFacts, facts_of
from farwhist.store.preferences import Preferences
from farwhist.store.statistics import FILE, StatisticsStore, bring_up_to_date
from tests.helpers.record import play
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.features.statistics.test_statistics import SHORT, play_out
from tests.ui.furnished import Furnished

Seen = dict[str, tuple[list[object], int | None]]


def counted(folder: Path) -> Seen:
    """Return what is counted of each match."""
    return {
        match.key: ([deal.row() for deal in match.deals], match.place)
        for match in StatisticsStore(folder).read()
    }


def facts(saved: Saved) -> MatchFacts:
    rules = ruleset(saved.preset, saved.seats, saved.changes)
    return facts_of(saved.match(), saved, rules, ())


def missing(folder: Path) -> list[object]:
    """Return what the saved match has and the statistics have not."""
    file = folder / "match.json"
    if not file.exists():
        return []
    saved, found = facts(read_file(file)), counted(folder)
    deals, place = found.get(saved.key, ([], None))
    lacking: list[object] = [deal.row() for deal in saved.deals if deal.row() not in deals]
    return lacking + ([saved.place] if saved.place not in (None, place) else [])


class Deaths:
    """Copies the folder before and after everything that is written, as a kill would leave it."""

    def __init__(self, folder: Path, to: Path, patch: pytest.MonkeyPatch) -> None:
        self._folder, self._to = folder, to
        self.folders: list[Path] = []
        for owner, name in (
            (MatchStore, "save"), (StatisticsStore, "write"), (StatisticsStore, "make_up"),
        ):  # fmt: skip
            self._watch(owner, name, patch)

    def _watch(self, owner: type, name: str, patch: pytest.MonkeyPatch) -> None:
        true = getattr(owner, name)

        def watched(*arguments: object) -> object:
            self.die()
            try:
                return true(*arguments)
            finally:
                self.die()

        patch.setattr(owner, name, watched)

    def die(self) -> None:
        """Keep what a death at this point would leave."""
        copy = self._to / f"{len(self.folders):03}"
        shutil.copytree(self._folder, copy)
        self.folders.append(copy)


def test_a_death_at_any_point_loses_nothing(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        deaths = Deaths(home, tmp_path / "dead", patch)
        window = make_window(home)
        window.matches.start("elevator", 4, changes=SHORT)
        play_out(window, qtbot)
        window.actions_["undo"].trigger()
        play_out(window, qtbot)
        window.matches.start("elevator", 4, changes=SHORT)
        driving.wait_until_asked(window, qtbot)
        window.runner.stop()
    lost = [folder for folder in deaths.folders if missing(folder)]
    assert lost, "some died between saving and counting"
    for folder in deaths.folders:
        before = counted(folder)
        bring_up_to_date(folder, ("club",) * 3)
        assert not missing(folder)
        now = counted(folder)
        for key, (deals, _) in before.items():
            assert len(now[key][0]) >= len(deals)


def test_a_finished_match_is_counted_before_a_new_one_takes_its_file(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    window = make_window(home)
    window.matches.start("elevator", 4, changes=SHORT)
    with monkeypatch.context() as patch:
        patch.setattr(StatisticsStore, "write", lambda *arguments: None)  # it died before that
        play_out(window, qtbot)
    over = facts(window.runner.now())
    window.runner.stop()
    assert over.place is not None and counted(home) == {}
    with monkeypatch.context() as patch:
        deaths = Deaths(home, tmp_path / "dead", patch)
        other = make_window(home)
        other.runner.new_salt = lambda: "6b" * 32
        other.matches.open()
        other.runner.stop()
    assert not other.runner.over
    for folder in [*deaths.folders, home]:
        bring_up_to_date(folder, ("club",) * 3)
        assert counted(folder)[over.key] == ([deal.row() for deal in over.deals], over.place)


def test_what_cannot_be_counted_is_kept_until_it_can(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    (home / FILE).mkdir(parents=True)
    window = make_window(home)
    window.matches.start("elevator", 4, changes=SHORT)
    play_out(window, qtbot)
    over = facts(window.runner.now())
    window.matches.start("elevator", 4, changes=SHORT)
    window.runner.stop()  # and then it died
    (home / FILE).rmdir()
    dead = shutil.copytree(home, tmp_path / "dead")
    bring_up_to_date(dead, ("club",) * 3)
    assert counted(dead)[over.key][1] == over.place
    assert not list(dead.glob("uncounted*"))
    play_out(window, qtbot)
    assert len(counted(home)) == 2
    assert not list(home.glob("uncounted*")), "nothing waits any more"


def test_it_is_looked_for_in_the_background_when_the_window_is_there(
    window: Furnished, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Saved("elevator", 4, 9, changes=SHORT, salt="0f" * 32)
    MatchStore(tmp_path, "match-2").save(replace(other, moves=tuple(play(other).moves)))
    monkeypatch.setattr("farwhist.ui.services.records.SOON", 0)
    window.record.catch_up()
    assert counted(tmp_path) == {}, "not at once"
    qtbot.waitUntil(lambda: len(counted(tmp_path)) == 1)


PROGRAM = """
import os
import signal
import sys
from farwhist.store.statistics import StatisticsStore
from farwhist.ui.app import start

def die(*arguments):
    os.kill(os.getpid(), signal.SIGKILL)

StatisticsStore.write = die
if __name__ == "__main__":
    sys.exit(start.run(["--folder", sys.argv[1]]))
"""


def nearly_over() -> Saved:
    """Return a match in which only opponents still have to play."""
    for seed in range(100):
        saved = Saved("elevator", 4, seed, changes=SHORT, salt="0f" * 32)
        moves = tuple(play(saved).moves)
        last = max(number for number, (seat, _) in enumerate(moves) if seat == 0)
        if last < len(moves) - 1:
            return replace(saved, moves=moves[: last + 1])
    raise AssertionError


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_the_program_itself_killed_before_it_counts_a_match(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    script, folder = tmp_path / "program.py", tmp_path / "player"
    script.write_text(PROGRAM, encoding="utf-8")
    MatchStore(folder).save(nearly_over())
    settings = Preferences(folder)
    settings.set("table/speed", "fast")
    done = subprocess.run(
        [sys.executable, str(script), str(folder)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path.cwd())},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == -signal.SIGKILL, done.stderr
    over = facts(read_file(folder / "match.json"))
    assert over.place is not None and counted(folder).get(over.key, ([], None))[1] is None
    window = make_window(folder)
    window.matches.open()
    assert counted(folder)[over.key] == ([deal.row() for deal in over.deals], over.place)
    driving.wait_until_asked(window, qtbot)
