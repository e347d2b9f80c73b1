"""A file that is opened comes onto the table; nothing is lost, and the file is only read."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules.draft import Draft
from farwhist.store.matches import MatchStore, Saved
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets, write_rules
from farwhist.ui.app.application import opened_files_in
from farwhist.ui.app.opened_files import OpenedFiles
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from farwhist.ui.app.session import Session
from farwhist.ui.app.start import FileRequests
from farwhist.ui.shell.window_contents import WindowContents
from tests.store.test_orphaned_matches import played, put
from tests.ui import driving
from tests.ui.app.test_orphaned_matches import all_saved
from tests.ui.conftest import AT_ONCE, MakeWindow
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary
from tests.ui.shell.test_resume import FullDisk

RULES = Draft("oh_hell", 5)
Written = Callable[..., Path]


@pytest.fixture
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Written]:
    """Return a function that writes a file outside the player's folder; it must stay as it is."""
    folder = tmp_path_factory.mktemp("elsewhere")
    made: dict[Path, bytes] = {}

    def write(name: str, text: str) -> Path:
        path = folder / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o444)
        made[path] = path.read_bytes()
        return path

    yield write
    assert {path: path.read_bytes() for path in folder.iterdir()} == made


def opener(window: Furnished, folder: Path) -> OpenedFiles:
    return opened_files_in(window.contents, OrphanedMatches(window.services, "match"))


def heard(window: Furnished) -> list[str]:
    """Return what a screen reader is told from now on."""
    texts: list[str] = []
    window.access.announcer.set_sink(lambda text, urgent: texts.append(text))
    return texts


def begin(window: Furnished, qtbot: QtBot) -> Saved:
    """Make a move, and return the match."""
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    return window.runner.now()


def count(window: Furnished) -> list[tuple[int, int | None]]:
    """Return the number of deals and the place of every match that counts."""
    return [(len(match.deals), match.place) for match in window.record.store.read()]


def test_a_match_comes_onto_the_table_and_the_one_before_is_offered(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written
) -> None:
    file = written("Abend bei Zoë.farwhist", played(30, seed=9).text())
    before, said = begin(window, qtbot), heard(window)
    opener(window, tmp_path).open(file)
    assert window.runner.setting.seed == 9 and window.runner.now().moves[:30] == played(30, 9).moves
    text = "“Abend bei Zoë.farwhist” is on the table. Your previous match has been put aside."
    assert window.toast.label.text() == text and sum(text in each for each in said) == 1
    saved = all_saved(tmp_path)
    assert saved["match"].seed == 9 and saved["match-2"] == before
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)
    opened = window.runner.now()
    assert len(opened.moves) > 30 and all_saved(tmp_path)["match"] == opened
    qtbot.mouseClick(window.toast.take, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert window.runner.now() == before, "it is played on at the same card"
    assert opened in all_saved(tmp_path).values()


def test_a_match_that_nobody_has_touched_makes_way_without_a_word(
    window: Furnished, tmp_path: Path, written: Written
) -> None:
    said = heard(window)
    opener(window, tmp_path).open(written("x", played(30, seed=9).text()))
    assert window.toast.isHidden() and window.notice.isHidden()
    assert list(all_saved(tmp_path)) == ["match"] and said[0] == "“x” is on the table."


def test_the_match_on_the_table_is_not_opened_beside_itself(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(window, qtbot)
    window.runner.stop()
    before = window.runner.now()
    opener(window, tmp_path).open(tmp_path / "match.json")
    assert window.runner.now() == before and window.runner.setting.opened is None
    assert window.toast.label.text() == "This match is already on the table."
    assert list(all_saved(tmp_path)) == ["match"]


def test_a_finished_match_shows_its_end_and_does_not_count(
    window: Furnished, tmp_path: Path, written: Written, make_window: MakeWindow
) -> None:
    file = written("over.json", played(None).text())
    opener(window, tmp_path).open(file)
    panel = window.host.panel
    assert panel is not None and panel.objectName() == "ranking"
    assert window.runner.over and count(window) == []
    again = make_window(tmp_path)
    again.matches.open()
    assert not again.runner.over and again.runner.setting.opened is None, "another one is dealt"
    assert count(again) == []


@pytest.mark.parametrize("salt", ["ab" * 32, ""])
def test_only_the_deals_that_are_played_here_count_and_once(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written, salt: str
) -> None:
    saved = replace(played(30, seed=9), salt=salt)
    done = len(saved.match().position.results)
    file, opened = written("x", saved.text()), opener(window, tmp_path)
    for _ in range(2):
        opened.open(file)
        while len(window.runner.now().match().position.results) < done + 1:
            driving.wait_until_asked(window, qtbot)
            driving.click_once(window, qtbot)
        window.record._write()
        assert count(window) == [(1, None)]
        window.matches.start("elevator", 4)


def test_a_match_that_counted_to_its_end_counts_no_second_time(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written
) -> None:
    """An older copy of a match that was lost is not a way to win it."""
    window.runner.start(played(None, seed=9))
    before = count(window)
    assert before[0][1] is not None
    opener(window, tmp_path).open(written("copy", played(30, seed=9).text()))
    done = len(window.runner.now().match().position.results)
    while len(window.runner.now().match().position.results) < done + 1:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    window.record._write()
    assert count(window) == before


def test_names_from_a_file_are_names(window: Furnished, tmp_path: Path, written: Written) -> None:
    saved = replace(played(6), names=("<b>Zoë</b>", "M" * 300, "I\nda"))
    opener(window, tmp_path).open(written("x", saved.text()))
    names = window.runner.setting.names
    assert names[0] == "<b>Zoë</b>" and len(names[1]) == 20 and names[2] == "I da"


@pytest.mark.parametrize(
    "case",
    [
        ("", "“x <b>.farwhist” is empty."),
        ("Dear diary", "holds neither a saved match nor rules"),
        (played(6).text() + '"0 play AS"\n', "is a saved match, but damaged"),
        ('{"format": "farwhist match", "version": 9}', "newer version"),
        (Saved("elevator", 8, 1).text(), "for 8 players, but the table seats 2 to 7"),
        (write_rules("Home", RULES).replace("oh_hell", "no_such"), "unknown game: “no_such”"),
    ],
)
def test_what_cannot_be_opened_is_told_and_the_match_goes_on(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written, case: tuple[str, str]
) -> None:
    text, says = case
    before, said = begin(window, qtbot), heard(window)
    opener(window, tmp_path).open(written("x <b>.farwhist", text))
    assert says in window.notice.label.text() and any(says in each for each in said)
    assert window.runner.now() == before and list(all_saved(tmp_path)) == ["match"]
    driving.click_once(window, qtbot)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such thing")
def test_what_was_said_of_one_file_goes_with_the_next(
    window: Furnished, tmp_path: Path, written: Written
) -> None:
    opened = opener(window, tmp_path)
    opened.open(written("shopping.farwhist", "milk"))
    assert window.notice.isVisible()
    opened.open(written("match.farwhist", played(4, 9).text()))
    assert window.notice.isHidden()
    window.troubles.say("The disk is full.")
    opened.open(written("rules.farwhist-rules", write_rules("Mine", RULES)))
    assert window.notice.label.text() == "The disk is full."


def test_what_is_no_file_is_told_too(window: Furnished, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    opened = opener(window, tmp_path)
    for path, says in ((tmp_path, "is a folder"), (tmp_path / "pipe", "is not an ordinary file"),
                       (tmp_path / "gone", "is no longer there")):  # fmt: skip
        opened.open(path)
        assert says in window.notice.label.text()


def test_rules_become_own_rules_and_are_offered(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written
) -> None:
    file = written("home.farwhist-rules", write_rules("Home", RULES))
    before, said = begin(window, qtbot), heard(window)
    opener(window, tmp_path).open(file)
    text = "Imported as “Home”. These rules apply from the next match."
    assert window.toast.label.text() == text and sum(text in each for each in said) == 1
    assert window.runner.now() == before
    assert OwnPresets(tmp_path)["Home"] == RULES
    qtbot.mouseClick(window.toast.take, LEFT)
    assert window.runner.rules.id == "oh_hell" and window.runner.rules.seats == 5
    assert "put aside" in window.toast.label.text()
    qtbot.mouseClick(window.toast.take, LEFT)
    assert window.runner.now() == before


def test_the_same_rules_are_there_once_and_others_get_another_name(
    window: Furnished, tmp_path: Path, written: Written
) -> None:
    opened = opener(window, tmp_path)
    file = written("home.json", write_rules("Home", RULES))
    opened.open(file)
    opened.open(file)
    assert "“Home” already exists." in window.toast.label.text()
    opened.open(written("other.json", write_rules("Home", Draft("blackout", 4))))
    assert "“Home 2”" in window.toast.label.text()
    assert list(OwnPresets(tmp_path)) == ["Home", "Home 2"]
    window.rules.discard()
    assert window.toast.isHidden(), "what is not staged any more is not offered"


def test_rules_that_cannot_be_kept_are_not_staged(
    make_window: MakeWindow, tmp_path: Path, written: Written
) -> None:
    later = '{"format": "farwhist own presets", "version": 99, "presets": []}'
    (tmp_path / "rules.json").write_text(later, encoding="utf-8")
    window = make_window()
    window.matches.open()
    opener(window, tmp_path).open(written("home", write_rules("Home", RULES)))
    assert "newer version of Far Whist" in window.notice.label.text()
    assert not window.rules.staged and window.toast.isHidden()
    assert (tmp_path / "rules.json").read_text(encoding="utf-8") == later


def test_rules_do_not_take_the_place_of_a_match_that_is_offered(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written
) -> None:
    play_to_summary(window, qtbot)
    before = window.runner.now()
    window.matches.play_again()
    opener(window, tmp_path).open(written("home", write_rules("Home", RULES)))
    assert "Imported as “Home”" in window.notice.label.text()
    qtbot.mouseClick(window.toast.take, LEFT)
    assert window.runner.now() == before


def test_what_others_offer_is_not_taken_for_a_match_put_aside(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written
) -> None:
    play_to_summary(window, qtbot)
    window.matches.play_again()
    qtbot.mouseClick(window.toast.close_button, LEFT)
    opener(window, tmp_path).open(written("home", write_rules("Home", RULES)))
    qtbot.mouseClick(window.toast.take, LEFT)
    assert window.runner.rules.id == "oh_hell"


def test_a_match_that_was_put_aside_is_kept_as_well(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written
) -> None:
    play_to_summary(window, qtbot)
    first = window.runner.now()
    window.matches.play_again()
    second = begin(window, qtbot)
    opener(window, tmp_path).open(written("x", played(30, seed=9).text()))
    saved = all_saved(tmp_path)
    assert saved.pop("match").seed == 9
    assert {each.seed for each in saved.values()} == {first.seed, second.seed}


@pytest.mark.parametrize("where", ["tutorial", "practice", "summary", "welcome"])
def test_lessons_and_practice_are_left_first(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, written: Written, where: str
) -> None:
    window = make_window()
    window.matches.open(welcome=where == "welcome")
    if where == "practice":
        begin(window, qtbot)
        window.practice.begin(1)
    elif where != "welcome":
        play_to_summary(window, qtbot)
    own = window.runner.counted
    assert own is not None
    if where == "tutorial":
        window.tutorial.start()
    opener(window, tmp_path).open(written("x", played(30, seed=9).text()))
    assert window.runner.keeps and window.runner.setting.seed == 9
    assert not window.tutorial.running and not window.lesson_panel.isVisible()
    kept = [each for each in all_saved(tmp_path).values() if each.seed != 9]
    assert kept == ([] if where == "welcome" else [own.saved])
    driving.wait_until_asked(window, qtbot)
    driving.click_once(window, qtbot)


def test_a_full_disk_loses_nothing(
    window: Furnished, qtbot: QtBot, tmp_path: Path, written: Written,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    before = begin(window, qtbot)
    opened = opener(window, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(MatchStore, "save", FullDisk.save)
        patch.setattr(MatchStore, "full", True, raising=False)
        opened.open(written("x", played(30, seed=9).text()))
    assert window.runner.now() == before
    assert "No space left on device" in window.notice.label.text()
    assert all_saved(tmp_path) == {"match": before}


# --- when it can be done ----------------------------------------------------------------


def test_a_file_waits_until_the_dialog_is_closed(
    window: Furnished, qapp: QApplication, qtbot: QtBot, tmp_path: Path, written: Written
) -> None:
    files = FileRequests(qapp)
    files.serve(opener(window, tmp_path))
    window.about.show_about()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    files.ask(written("x", played(30, seed=9).text()))
    qtbot.wait(20)
    assert window.runner.setting.seed != 9 and files.waiting
    qtbot.keyClick(dialog, driving.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.runner.setting.seed == 9)
    assert not files.waiting


@pytest.mark.parametrize("way", ["first", "event"])
def test_a_file_that_comes_before_the_window_waits_for_it(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, written: Written, way: str
) -> None:
    """As the file of the command line, and those that macOS asks for, do."""
    own = played(20, seed=4)
    put(tmp_path, "match", own)
    path = written("two words ä.farwhist", played(30, seed=9).text())
    files = FileRequests(qapp, path if way == "first" else None)
    files.listen()
    if way == "event":
        QApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(path))))
    assert files.waiting

    def furnish(window: Furnished) -> WindowContents:
        from random import Random

        parts = window.furnish(MatchStore(tmp_path), lambda: 1, Random(1), AT_ONCE)
        files.serve(opener(window, tmp_path))
        return parts

    session, done = Session(Preferences(tmp_path), furnish, Furnished), list[bool]()
    qtbot.addWidget(session.window)
    session.begin(lambda: done.append(True), deal=files.deal)
    qtbot.waitUntil(lambda: bool(done))
    window = session.window
    assert window.runner.setting.seed == 9 and not files.waiting
    assert own in all_saved(tmp_path).values() and "put aside" in window.toast.label.text()
    QApplication.sendEvent(qapp, QFileOpenEvent(str(written("diary", "Dear diary"))))
    qtbot.waitUntil(lambda: "“diary” holds neither" in window.notice.label.text())
    window.runner.stop()
    qapp.removeEventFilter(files)


@pytest.mark.parametrize("name", ["match", "rules", "damaged"])
def test_only_who_brings_a_match_is_not_welcomed(
    qapp: QApplication, make_window: MakeWindow, tmp_path: Path, written: Written, name: str
) -> None:
    text = {"match": played(6).text(), "rules": write_rules("Home", RULES), "damaged": "?"}[name]
    files = FileRequests(qapp, written(name, text))
    window = make_window()
    files.serve(opener(window, tmp_path))
    files.deal(window.matches)
    assert (window.first_steps.card is None) is (name == "match")


def test_a_file_that_comes_while_the_language_changes_is_opened_in_the_new_window(
    make_window: MakeWindow, qapp: QApplication, qtbot: QtBot, tmp_path: Path, written: Written
) -> None:
    files, old = FileRequests(qapp), make_window()
    files.serve(opener(old, tmp_path))
    old.matches.open()
    new = make_window()
    files.serve(opener(new, tmp_path))
    files.ask(written("x", played(30, seed=9).text()))
    QTimer.singleShot(20, new, lambda: new.matches.take_over(old.runner.carried()))
    qtbot.waitUntil(lambda: new.runner.begun and new.runner.setting.seed == 9)
    assert old.runner.setting.seed != 9
