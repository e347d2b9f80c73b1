"""What else happens at a table: coming and going, knocks, chat, moves taken back, and the end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.network.host_table import Visitor
from farwhist.network.invitation import read_invitation
from farwhist.network.messages import PHRASES
from farwhist.ui.features.together import words
from farwhist.ui.features.together.join_page import JoinTablePage
from farwhist.ui.features.together.manifest import LeaveTable
from farwhist.ui.match.history import Purpose
from farwhist.ui.services.requests import JoinTable, OpenNewMatch, ShowHands, StudyTable
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import (
    SOON,
    BotAtTable,
    TwoWindows,
    begin,
    close,
    open_table,
    opened_window,
    room,
)
from tests.ui.furnished import Furnished


def visitors(window: Furnished) -> list[Visitor]:
    """Return who is connected to the table that is open in this window."""
    return window.together.session.link._hosting.table.visitors


def test_a_phrase_is_sent_by_its_key_and_a_text_as_it_is(two: TwoWindows, qtbot: QtBot) -> None:
    host, guest = two
    page = room(guest)
    page.phrase.setCurrentIndex(page.phrase.findData("well_played"))
    page.say_phrase.click()
    qtbot.waitUntil(lambda: bool(host.together.session.talk), timeout=SOON)
    (said,) = host.together.session.talk
    assert (said.phrase, said.text) == ("well_played", "")
    assert room(host).talk.toPlainText() == "Berta: Well played!"
    room(host).text.setText("<b>Hello</b>")
    room(host).send.click()
    qtbot.waitUntil(lambda: "<b>Hello</b>" in room(guest).talk.toPlainText(), timeout=SOON)
    close(guest, host)


def test_who_is_muted_is_not_read(two: TwoWindows, qtbot: QtBot) -> None:
    host, guest = two
    room(host).mutes[1].click()
    room(guest).say_phrase.click()
    qtbot.waitUntil(lambda: bool(host.together.session.talk), timeout=SOON)
    assert room(host).talk.toPlainText() == ""
    close(guest, host)


@pytest.mark.parametrize("agrees", [True, False])
def test_a_move_is_taken_back_only_when_the_other_agrees(
    two: TwoWindows, qtbot: QtBot, agrees: bool
) -> None:
    host, guest = two
    begin(qtbot, host, guest)
    driving.wait_until_asked(host, qtbot)
    driving.click_once(host, qtbot)
    qtbot.waitUntil(lambda: host.runner.can_undo, timeout=SOON)
    host.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: guest.together.question is not None, timeout=SOON)
    question = guest.together.question
    assert "Anna" in question.text()
    (question.yes if agrees else question.no).click()
    told = "The move is taken back." if agrees else "The move stays."
    qtbot.waitUntil(lambda: host.toast.label.text() == told, timeout=SOON)
    if agrees:
        qtbot.waitUntil(lambda: not host.runner.can_undo, timeout=SOON)
        driving.wait_until_asked(host, qtbot)
        assert host.table.position.bids[0] is None
    else:
        assert host.runner.can_undo
    close(guest, host)


def test_what_needs_all_cards_waits_for_the_end(two: TwoWindows, qtbot: QtBot) -> None:
    host, guest = two
    begin(qtbot, host, guest)
    why = "Available when the match at the table is over, or left"
    for request in (StudyTable(), ShowHands(), OpenNewMatch()):
        assert guest.services.open(request) == why
    guest.actions_.refresh()
    for command in ("study", "new", "again", "save_as", "all_hands"):
        if command in guest.actions_._actions:
            assert not guest.actions_[command].isEnabled(), command
    assert not guest.actions_["redo"].isEnabled()
    close(guest, host)


def test_no_card_of_another_hand_is_known_in_the_window(two: TwoWindows, qtbot: QtBot) -> None:
    host, guest = two
    begin(qtbot, host, guest)
    driving.wait_until_asked(guest, qtbot)
    for window, other in ((host, 1), (guest, 0)):
        seen = window.runner.match.position.hands
        assert all(card is None for card in seen[other]) and seen[other]
        assert all(card is not None for card in seen[1 - other])
        assert window.runner.setting.seed == 0
    close(guest, host)


def test_the_host_closes_the_table_and_the_own_match_is_there_again(
    two: TwoWindows, qtbot: QtBot
) -> None:
    host, guest = two
    own = guest.runner.setting
    begin(qtbot, host, guest)
    assert guest.runner.counted.setting == own
    host.together.leave()
    qtbot.waitUntil(lambda: guest.together.session is None, timeout=SOON)
    assert guest.notice.label.text() == words.why_ended("closed")
    for window in (host, guest):
        assert window.runner.purpose is Purpose.MATCH
    assert guest.runner.setting == own
    close(guest, host)


def test_who_is_cut_off_is_marked_and_comes_back_to_the_same_seat(
    two: TwoWindows, qtbot: QtBot
) -> None:
    host, guest = two
    begin(qtbot, host, guest)
    driving.wait_until_asked(guest, qtbot)
    (visitor,) = [each for each in visitors(host) if not each.host]
    session = guest.together.session
    told: list[str] = []
    guest.notice.told.connect(told.append)
    with qtbot.waitSignal(session.found, timeout=SOON):
        guest.together.thread_of_network.call(visitor.link.connection.transport.abort)
        plate = host.table.scene.plates[1]
        qtbot.waitUntil(lambda: plate.facts.name == "(away) Berta", timeout=SOON)
    assert [each.startswith("No connection to the table.") for each in told] == [True]
    qtbot.waitUntil(lambda: host.table.scene.plates[1].facts.name == "Berta", timeout=SOON)
    assert guest.notice.isHidden()
    driving.wait_until_asked(guest, qtbot)
    assert guest.table.match.viewer == 1
    close(guest, host)


def test_a_wrong_secret_is_told_on_the_page(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    host = opened_window(make_window, tmp_path / "host")
    guest = opened_window(make_window, tmp_path / "guest")
    invitation = read_invitation(open_table(host, qtbot, name="Anna"))
    wrong = replace(invitation, secret="00" * 16)
    guest.together.answer(JoinTable())
    guest.together.join(wrong)
    qtbot.waitUntil(lambda: isinstance(guest.together.page, JoinTablePage), timeout=SOON)
    assert guest.together.page.problem.text() == words.why_ended("secret")
    assert guest.together.session is None
    close(guest, host)


def test_a_line_that_is_no_invitation_is_told_on_the_page(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = opened_window(make_window, tmp_path / "guest")
    window.together.answer(JoinTable())
    page = window.together.page
    for text, key in (
        ("hello", "none"),
        ("farwhist://1.2.3.4:5/?v=1&k=x", "damaged"),
        ("farwhist://1.2.3.4:5/?v=2", "newer"),
    ):
        page.line.setText(text)
        page.join.click()
        assert page.problem.text() == words.why_no_invitation(key)
    close(window)


@pytest.mark.parametrize("welcome", [True, False])
def test_who_knocks_compares_a_number_with_the_host(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, welcome: bool
) -> None:
    host = opened_window(make_window, tmp_path / "host")
    guest = opened_window(make_window, tmp_path / "guest")
    invitation = read_invitation(open_table(host, qtbot, name="Anna"))
    guest.together.choice.name = "Berta"
    guest.together.answer(JoinTable())
    guest.together.page.name.setText("Berta")
    guest.together.join(replace(invitation, fingerprint=b"", secret=""))
    qtbot.waitUntil(lambda: bool(host.together.session.knocks), timeout=SOON)
    qtbot.waitUntil(lambda: bool(guest.together.session.number), timeout=SOON)
    (knock,) = host.together.session.knocks.values()
    assert (knock.name, knock.number) == ("Berta", guest.together.session.number)
    assert knock.number in room(guest).number.text()
    room(host).knock_buttons[0 if welcome else 1].click()
    if welcome:
        qtbot.waitUntil(lambda: room(host).people[1].text().startswith("Berta"), timeout=SOON)
    else:
        qtbot.waitUntil(lambda: guest.together.session is None, timeout=SOON)
        assert guest.together.page.problem.text() == words.why_ended("turned_away")
    close(guest, host)


def test_a_watcher_sees_no_hand(make_window: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    host = opened_window(make_window, tmp_path / "host")
    guest = opened_window(make_window, tmp_path / "guest")
    line = open_table(host, qtbot, name="Anna", watchers=1)
    BotAtTable(host, line)
    qtbot.waitUntil(lambda: room(host).people[1].text().startswith("Robo"), timeout=SOON)
    guest.together.answer(JoinTable())
    guest.together.page.watch.setChecked(True)
    guest.together.page.line.setText(line)
    guest.together.page.join.click()
    qtbot.waitUntil(lambda: room(guest).people[1:] != [], timeout=SOON)
    assert room(guest).ready.isHidden()
    room(host).ready.click()
    qtbot.waitUntil(lambda: guest.runner.elsewhere, timeout=SOON)
    qtbot.waitUntil(lambda: bool(guest.table.position.hands), timeout=SOON)
    assert all(card is None for hand in guest.table.position.hands for card in hand)
    assert guest.table.input.decision is None
    close(guest, host)


def test_a_taken_port_is_told_on_the_page(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    first = opened_window(make_window, tmp_path / "first")
    second = opened_window(make_window, tmp_path / "second")
    port = read_invitation(open_table(first, qtbot, name="Anna")).port
    second.together.address = "127.0.0.1"
    second.together.choice.port = port
    second.together.open_table()
    qtbot.waitUntil(lambda: second.together.session is None, timeout=SOON)
    assert second.together.page.problem.text().startswith("The table cannot be opened: ")
    close(second, first)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("{", "["), "A damaged file could not be read. It was set aside as "),
        (('"version": 1', '"version": 9'), "the file was written by a newer version of Far Whist"),
    ],
)
def test_a_table_that_cannot_be_read_is_told_on_the_page(
    make_window: MakeWindow,
    qtbot: QtBot,
    tmp_path: Path,
    change: tuple[str, str],
    told: str,
) -> None:
    window = opened_window(make_window, tmp_path / "host")
    open_table(window, qtbot, name="Anna")
    window.services.open(LeaveTable())
    qtbot.waitUntil(lambda: window.together.session is None, timeout=SOON)
    (path,) = tmp_path.rglob("table.json")
    path.write_text(path.read_text().replace(*change))
    window.together.choice.port = 0
    window.together.open_table(again=True)
    qtbot.waitUntil(lambda: window.together.session is None, timeout=SOON)
    assert window.together.page.problem.text().startswith("The table cannot be opened: " + told)
    close(window)


def test_every_reason_and_phrase_has_words() -> None:
    reasons = (
        "full", "newer", "older", "no_watching", "elsewhere", "number", "secret", "void",
        "no_knocking", "turned_away", "too_much", "unreachable", "other_host", "closed", "left",
        "network", "rules",
    )  # fmt: skip
    told = [words.why_ended(each, "x") for each in (*reasons, "protocol")]
    assert len(set(told)) == len(told)
    phrases = [words.phrase(each) for each in PHRASES]
    assert all(phrases) and len(set(phrases)) == len(phrases)
    assert words.why_ended("something new") == words.why_ended("protocol")


def test_nothing_of_the_network_is_read_with_the_window() -> None:
    """Asked of another process, because this one has read it."""
    code = (
        "import sys, farwhist.ui.shell.window_contents\n"
        "print([each for each in sys.modules if each.startswith('farwhist.network') "
        "or each in ('websockets', 'zeroconf', 'segno')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == "[]"
