"""Several people at one computer beside people at others: each sees what their own seat may see."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from farwhist.engine.events import NOBODY
from farwhist.network.hosting import key_of_profile, player_key
from farwhist.network.invitation import read_invitation
from farwhist.store.setting import FIRST_PROFILE
from farwhist.ui.features.together import words
from farwhist.ui.features.together.join_page import JoinTablePage
from farwhist.ui.features.together.manifest import LeaveTable, OpenTable, ShowTable
from farwhist.ui.features.together.open_page import OpenTablePage
from farwhist.ui.services.requests import JoinTable
from farwhist.ui.wording.card_names import card_name
from tests.ui import driving, passing
from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import (
    SOON,
    TwoWindows,
    begin,
    close,
    open_table,
    opened_window,
    room,
)
from tests.ui.furnished import Furnished


def with_cleo(window: Furnished) -> str:
    """Add a second person at this computer; return the key of her profile."""
    made = window.players.people.add("Cleo", 5)
    assert made is not None
    return str(made.key)


def join_with_others(window: Furnished, qtbot: QtBot, line: str) -> None:
    """Let all people of a window join, by the page."""
    window.together.answer(JoinTable())
    page = window.together.page
    page.line.setText(line)
    page.name.setText("Berta")
    for box in page.others.values():
        box.click()
    page.join.click()


def names_in(window: Furnished) -> list[str]:
    page = window.together.page
    return [label.text().partition(":")[0] for label in getattr(page, "people", [])]


@pytest.fixture(params=["guest", "host"])
def three(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest
) -> TwoWindows:
    """Return two windows in the waiting room of a table for three: the first has two people."""
    host = opened_window(make_window, tmp_path / "host")
    guest = opened_window(make_window, tmp_path / "guest")
    hosting = request.param == "host"
    cleo = with_cleo(host if hosting else guest)
    line = open_table(host, qtbot, name="Anna", seats=3, here=[cleo] if hosting else [])
    if hosting:
        qtbot.waitUntil(lambda: "Cleo (here)" in names_in(host), timeout=SOON)
    join_with_others(guest, qtbot, line)
    for window in (host, guest):
        qtbot.waitUntil(lambda window=window: len(names_in(window)) == 3, timeout=SOON)
        ready = room(window)._session
        qtbot.waitUntil(
            lambda ready=ready: all(each.taken for each in ready.room.places), timeout=SOON
        )
    return (host, guest) if hosting else (guest, host)


def step(window: Furnished, qtbot: QtBot) -> bool:
    """Do one thing that the window waits for; return whether the screen was handed over."""
    if window.table.position.over or not driving.asked(window):
        return False
    handed = passing.screened(window)
    if handed:
        assert window.runner.eyes == NOBODY
        driving.click_button(window, qtbot, "show cards")
    else:
        driving.click_once(window, qtbot)
    return handed


def check_others(window: Furnished) -> None:
    """Fail if the window tells of a card in the hand of somebody here who is not looked at."""
    eyes, match = window.runner.eyes, window.runner.match
    told = [each.table.match for each in window.together.here.sessions]
    views = [each for each in told if each is not None]
    shown = set().union(*(passing.public(each.position) for each in views))
    if eyes != NOBODY:
        shown |= passing.secrets_of(match.position)
        assert all(card is None for seat, hand in enumerate(match.position.hands) for card in hand
                   if seat != eyes)  # fmt: skip
    held = {card for each in views if each.seat != eyes for card in each.position.hands[each.seat]}
    hidden = [card_name(each).lower() for each in held - shown if each is not None and each.suit]
    log = [line.lower() for line in window.access.log.lines]
    begun = max((n for n, line in enumerate(log) if line.startswith("deal ")), default=0)
    before = set(log[:begun])  # other deals had the same cards
    lines = [line for line in passing.told(window).splitlines() if line not in before]
    leaks = [line for line in lines if any(word in line for word in hidden)]
    assert not leaks, leaks
    assert not set(window.table.hand()) & (held - shown)


def test_a_match_of_two_people_here_and_one_elsewhere(three: TwoWindows, qtbot: QtBot) -> None:
    many, alone = three
    begin(qtbot, many, alone)
    seats = set(many.together.here.seated)
    assert len(seats) == 2 and many.runner.several and not alone.runner.several
    looked: list[int] = []
    handed: list[bool] = []

    def play() -> bool:
        handed.extend(step(window, qtbot) for window in three)
        eyes = many.runner.eyes
        if many.runner.elsewhere:
            passing.check_secrets(many)
            check_others(many)
        if eyes != NOBODY and looked[-1:] != [eyes]:
            looked.append(eyes)
        return all(window.table.position.over for window in three)

    qtbot.waitUntil(play, timeout=60_000)
    assert set(looked) == seats and len(looked) > 3, "the screen was handed over again and again"
    assert sum(handed) >= len(looked), "nobody's cards are open before she says so"
    for window in three:
        qtbot.waitUntil(lambda window=window: not window.runner.elsewhere, timeout=SOON)
    assert many.runner.match.events == alone.runner.match.events
    for window in three:
        assert [len(window.keeper.library.entries)] == [1]
        assert not window.notice.isVisible(), window.notice.label.text()
        for session in window.together.here.sessions:
            assert session.table.checked.faults == ()
    cleo = next(each for each in many.players.people.all if each.name == "Cleo")
    assert dict(many.runner.setting.people) == {
        seat: each.profile for seat, each in many.together.here.seated.items()
    }
    assert set(many.runner.setting.people.values()) == {FIRST_PROFILE, cleo.key}
    facts = many.record.store.read()
    assert {each.profile for each in facts} == {FIRST_PROFILE, cleo.key}
    close(*three)


@pytest.mark.parametrize("three", ["guest"], indirect=True)
def test_who_is_cut_off_comes_back_and_the_others_here_play_on(
    three: TwoWindows, qtbot: QtBot
) -> None:
    many, alone = three
    begin(qtbot, many, alone)
    passing.uncover(many, qtbot)
    further = many.together.here.further[0]
    table = alone.together.session.link._hosting.table
    (visitor,) = [each for each in table.visitors if each.seat == further.table.seat]
    before = further.table.match
    with qtbot.waitSignal(further.found, timeout=SOON):
        many.together.thread_of_network.call(visitor.link.connection.transport.abort)
    qtbot.waitUntil(lambda: further.table.match is not before, timeout=SOON)
    qtbot.waitUntil(many.notice.isHidden, timeout=SOON)

    def play() -> bool:
        for window in three:
            step(window, qtbot)
        check_others(many)
        return all(window.table.position.over for window in three)

    qtbot.waitUntil(play, timeout=60_000)
    close(*three)


def test_one_of_them_takes_a_move_back_when_the_one_elsewhere_agrees(
    three: TwoWindows, qtbot: QtBot
) -> None:
    many, alone = three
    begin(qtbot, many, alone)
    passing.uncover(many, qtbot)
    first = many.runner.eyes
    driving.click_once(many, qtbot)
    qtbot.waitUntil(lambda: passing.screened(many) and many.runner.viewer != first, timeout=SOON)
    assert many.runner.eyes == NOBODY and many.runner.can_undo
    many.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: alone.together.question is not None, timeout=SOON)
    assert many.together.question is None, "those who sit together are not asked"
    alone.together.question.yes.click()
    qtbot.waitUntil(lambda: not many.runner.can_undo, timeout=SOON)
    qtbot.waitUntil(lambda: passing.screened(many), timeout=SOON)
    passing.check_secrets(many)
    driving.click_button(many, qtbot, "show cards")
    passing.wait(many, qtbot)
    assert many.table.position.bids[many.runner.eyes] is None
    close(*three)


def test_a_wish_from_elsewhere_is_answered_once_for_all_here(
    three: TwoWindows, qtbot: QtBot
) -> None:
    many, alone = three
    begin(qtbot, many, alone)
    driving.wait_until_asked(alone, qtbot)
    driving.click_once(alone, qtbot)
    qtbot.waitUntil(lambda: alone.runner.can_undo, timeout=SOON)
    alone.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: many.together.question is not None, timeout=SOON)
    many.together.question.yes.click()
    qtbot.waitUntil(lambda: not alone.runner.can_undo, timeout=SOON)
    close(*three)


def test_the_own_match_goes_on_below_the_waiting_room(three: TwoWindows, qtbot: QtBot) -> None:
    many, alone = three
    assert many.services.pages.top is many.together.page
    assert not many.flow.explaining, "only a match of the table waits for a page"
    begin(qtbot, many, alone)
    many.services.open(ShowTable())
    assert many.flow.explaining
    many.together.page.back.click()
    assert not many.flow.explaining
    close(*three)


def test_all_here_leave_together(three: TwoWindows, qtbot: QtBot) -> None:
    many, alone = three
    many.services.open(LeaveTable())
    assert many.together.here is None
    if alone.together.session is not None and alone.together.session.hosts:
        places = alone.together.session
        qtbot.waitUntil(lambda: [each.taken for each in places.room.places] == [True, False, False])
    else:
        qtbot.waitUntil(lambda: alone.together.session is None, timeout=SOON)
    close(*three)


def test_who_finds_no_free_seat_is_named_and_the_others_stay(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    host = opened_window(make_window, tmp_path / "host")
    guest = opened_window(make_window, tmp_path / "guest")
    with_cleo(guest)
    join_with_others(guest, qtbot, open_table(host, qtbot, name="Anna"))
    qtbot.waitUntil(guest.notice.isVisible, timeout=SOON)
    assert guest.notice.label.text() == "Cleo: There is no free seat at this table."
    assert guest.together.here.sessions == [guest.together.session]
    assert names_in(guest) == ["Anna", "Berta (you)"]
    begin(qtbot, host, guest)
    assert not guest.runner.several
    close(guest, host)


def test_more_people_than_open_seats_open_no_table(make_window: MakeWindow, tmp_path: Path) -> None:
    window = opened_window(make_window, tmp_path)
    with_cleo(window)
    window.together.choice.seats = 2
    window.together.answer(OpenTable())
    page = window.together.page
    assert isinstance(page, OpenTablePage)
    (box,) = page.others.values()
    box.click()
    assert page.open.isEnabled()
    page.levels[0].setCurrentIndex(1)
    assert not page.open.isEnabled()
    assert page.problem.text() == "There are not enough open seats for all who play here."
    box.click()
    assert page.open.isEnabled() and page.problem.isHidden()
    close(window)


def test_who_is_added_meanwhile_can_be_chosen(make_window: MakeWindow, tmp_path: Path) -> None:
    window = opened_window(make_window, tmp_path)
    window.together.answer(OpenTable())
    window.together.page.name.setText("Anna")
    assert not window.together.page.others
    key = with_cleo(window)
    page = window.together.page
    assert [box.text() for box in page.others.values()] == ["Cleo"]
    assert page.name.text() == "Anna", "what was chosen before stays"
    page.others[key].click()
    page.back.click()
    window.together.answer(OpenTable())
    assert window.together.page.here == [key]
    close(window)


def test_who_watches_brings_nobody(make_window: MakeWindow, tmp_path: Path) -> None:
    window = opened_window(make_window, tmp_path)
    with_cleo(window)
    window.together.answer(JoinTable())
    page = window.together.page
    assert isinstance(page, JoinTablePage)
    page.watch.click()
    assert [each.isEnabled() for each in page.others.values()] == [False]
    close(window)


def test_each_person_has_a_key_of_their_own_that_stays(tmp_path: Path) -> None:
    keys = [key_of_profile(tmp_path, each) for each in ("a", "b", "a")]
    assert keys[0] == keys[2]
    assert len({*keys, player_key(tmp_path)}) == 3 and {len(each) for each in keys} == {32}


def test_a_page_stays_until_it_is_left_whoever_is_next(three: TwoWindows, qtbot: QtBot) -> None:
    many, alone = three
    begin(qtbot, many, alone)
    first = many.together.session.table.seat
    pages = 0
    for _ in range(200):
        if many.table.position.over or pages == 4:
            break
        qtbot.waitUntil(
            lambda: many.table.position.over or driving.asked(many) or driving.asked(alone),
            timeout=SOON,
        )
        card = alone.host.panel is None  # a click on a panel need not be a move
        if card and driving.asked(alone) and not driving.asked(many):
            many.services.open(ShowTable())
            page = room(many)
            before = len(alone.runner.match.events)
            driving.click_once(alone, qtbot)
            qtbot.waitUntil(
                lambda before=before: all(
                    len(each.table.match.events) > before for each in many.together.here.sessions
                ),
                timeout=SOON,
            )
            qtbot.wait(50)
            assert many.together.page is page
            page.back.click()
            pages += 1
        step(many, qtbot)
        if driving.asked(alone) and alone.host.panel is not None:
            step(alone, qtbot)
    assert pages > 1 and first in many.together.here.seated
    close(*three)


@pytest.mark.parametrize("welcome", [True, False])
def test_all_who_knock_are_let_in_one_after_another(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, welcome: bool
) -> None:
    host = opened_window(make_window, tmp_path / "host")
    guest = opened_window(make_window, tmp_path / "guest")
    cleo = with_cleo(guest)
    invitation = read_invitation(open_table(host, qtbot, name="Anna", seats=3))
    guest.together.answer(JoinTable())
    guest.together.page.name.setText("Berta")
    guest.together.page.others[cleo].click()
    guest.together.join(replace(invitation, fingerprint=b"", secret=""))
    for name, let_in in (("Berta", True), ("Cleo", welcome)):
        qtbot.waitUntil(lambda: bool(host.together.session.knocks), timeout=SOON)
        (knock,) = host.together.session.knocks.values()
        assert knock.name == name
        qtbot.waitUntil(
            lambda number=knock.number: number in room(guest).number.text(), timeout=SOON
        )
        room(host).knock_buttons[0 if let_in else 1].click()
    if welcome:
        told = ["Anna", "Berta (here)", "Cleo (here)"]
        qtbot.waitUntil(lambda: names_in(guest) == told, timeout=SOON)
    else:
        qtbot.waitUntil(guest.notice.isVisible, timeout=SOON)
        assert guest.notice.label.text() == "Cleo: " + words.why_ended("turned_away")
        assert names_in(guest)[:2] == ["Anna", "Berta (you)"]
    close(guest, host)


@pytest.mark.parametrize("three", ["guest"], indirect=True)
def test_all_of_a_computer_are_cut_off_and_come_back(three: TwoWindows, qtbot: QtBot) -> None:
    many, alone = three
    begin(qtbot, many, alone)
    passing.uncover(many, qtbot)
    table = alone.together.session.link._hosting.table
    sessions = many.together.here.sessions
    before = [each.table.match for each in sessions]
    for visitor in [each for each in table.visitors if not each.host]:
        many.together.thread_of_network.call(visitor.link.connection.transport.abort)
    for session, match in zip(sessions, before, strict=True):
        qtbot.waitUntil(
            lambda each=session, match=match: each.table.match is not match, timeout=SOON
        )

    def play() -> bool:
        for window in three:
            step(window, qtbot)
        check_others(many)
        return all(window.table.position.over for window in three)

    qtbot.waitUntil(play, timeout=60_000)
    assert many.notice.isHidden()
    close(*three)


def test_they_go_on_at_the_table_in_another_window(three: TwoWindows, qtbot: QtBot) -> None:
    many, alone = three
    begin(qtbot, many, alone)
    passing.uncover(many, qtbot)
    left = many.together.end()
    assert not many.runner.together and not many.runner.several
    many.together.resume(left)
    assert many.runner.elsewhere and many.runner.several and many.runner.eyes == NOBODY

    def play() -> bool:
        for window in three:
            step(window, qtbot)
        check_others(many)
        return all(window.table.position.over for window in three)

    qtbot.waitUntil(play, timeout=60_000)
    close(*three)


def test_a_table_is_opened_again_for_the_same_people(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened_window(make_window, tmp_path)
    cleo = with_cleo(window)
    open_table(window, qtbot, name="Anna", here=[cleo])
    qtbot.waitUntil(lambda: "Cleo (here)" in names_in(window), timeout=SOON)
    begin(qtbot, window)
    passing.uncover(window, qtbot)
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: passing.screened(window), timeout=SOON)
    made = len(window.runner.match.events)
    window.together.leave()
    assert not window.runner.several
    window.together.choice.here = [cleo]
    window.together.choice.port = 0
    window.together.open_table(again=True)
    qtbot.waitUntil(
        lambda: window.runner.elsewhere and len(window.runner.match.events) == made, timeout=SOON
    )
    passing.uncover(window, qtbot)
    qtbot.waitUntil(lambda: window.runner.several, timeout=SOON)

    def play() -> bool:
        step(window, qtbot)
        check_others(window)
        return window.table.position.over

    qtbot.waitUntil(play, timeout=60_000)
    qtbot.waitUntil(lambda: not window.runner.elsewhere, timeout=SOON)
    assert len(window.keeper.library.entries) == 1
    close(window)
