"""An invitation that comes from outside: on the command line, by the system, or dropped."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from farwhist.network.invitation import Invitation
from farwhist.ui.app.application import opened_files_in
from farwhist.ui.app.instance_signal import LONGEST
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from farwhist.ui.app.start import FileRequests
from farwhist.ui.features.together import words
from farwhist.ui.features.together.join_page import JoinTablePage
from farwhist.ui.features.together.manifest import OpenTable
from tests.ui.app.test_dropped_files import Held
from tests.ui.conftest import MakeWindow
from tests.ui.features.together.tables import open_table, opened_window
from tests.ui.furnished import Furnished

LINE = Invitation(("192.0.2.5",), 47470, b"k" * 32, "0f" * 16).line


def served(window: Furnished, line: str | None = None) -> FileRequests:
    """Let invitations be followed in the window as the program does."""
    requests = FileRequests(QApplication.instance(), line)  # type: ignore[arg-type]
    requests.serve(opened_files_in(window.contents, OrphanedMatches(window.services, "match")))
    return requests


def joining(window: Furnished) -> JoinTablePage:
    page = window.together.page
    assert isinstance(page, JoinTablePage)
    return page


def test_the_page_is_shown_with_the_line_and_says_where_it_leads(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window(tmp_path)
    said: list[str] = []
    window.access.announcer.set_sink(lambda text, urgent: said.append(text))
    served(window, LINE).deal(window.matches)
    qtbot.waitUntil(lambda: window.together.page is not None)
    page = joining(window)
    assert page.line.text() == LINE
    told = "The invitation to 192.0.2.5 is filled in. Look at your name, then join."
    assert page.note.text() == told
    qtbot.waitUntil(lambda: any(told in each for each in said))
    assert page.name.hasFocus() and page.problem.isHidden()
    assert window.together.session is None, "nobody goes to a table before they want to"
    assert window.first_steps.card is None, "who is invited is not welcomed as a newcomer"
    window.close()


def test_the_system_may_ask_for_it(window: Furnished, qapp: QApplication, qtbot: QtBot) -> None:
    requests = served(window)
    requests.listen()
    QApplication.sendEvent(qapp, QFileOpenEvent(QUrl(LINE)))
    qtbot.waitUntil(lambda: window.together.page is not None)
    assert joining(window).line.text() == LINE
    qapp.removeEventFilter(requests)
    window.close()


@pytest.mark.parametrize("way", ["address", "text"])
def test_it_may_be_dropped(window: Furnished, qtbot: QtBot, way: str) -> None:
    served(window)
    held = Held(*([LINE] if way == "address" else []))
    if way == "text":
        held.data.setText(f"Come and play!\n{LINE}\nAnna")
    assert held.over(window.table.view)
    frame = window.findChild(QLabel, "drop frame")
    assert frame is not None and frame.text() == "Drop here to join the table."
    assert held.let_go(window.table.view)
    qtbot.waitUntil(lambda: window.together.page is not None)
    assert joining(window).line.text() == LINE
    window.close()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("farwhist://", "damaged"),
        ("farwhist:x", "none"),
        ("farwhist://[::1", "damaged"),
        ("farwhist://1.2.3.4:99999/?v=1&k=x&s=y", "damaged"),
        ("farwhist://1.2.3.4:5/?v=2", "newer"),
        ("farwhist://1.2.3.4:5/?v=1&k=%00&s=<b>&a=" + "x" * LONGEST, "damaged"),
        (LINE.replace("192.0.2.5", "a b"), "damaged"),
        (LINE.replace("192.0.2.5", "../x"), "damaged"),
    ],
)
def test_one_that_is_broken_gets_a_sentence(
    window: Furnished, qtbot: QtBot, line: str, key: str
) -> None:
    served(window).ask(line)
    qtbot.waitUntil(lambda: window.together.page is not None)
    page = joining(window)
    assert page.problem.text() == words.why_no_invitation(key) and page.line.hasFocus()
    assert page.note.text() == ""
    window.close()


def test_who_is_at_a_table_is_told_to_leave_it_first(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened_window(make_window, tmp_path / "host")
    open_table(window, qtbot, name="Anna")
    served(window).ask(LINE)
    told = "You are at a table. Leave it before you go to another one."
    qtbot.waitUntil(lambda: window.notice.label.text() == told)
    assert window.together.session is not None
    window.close()


def test_it_takes_the_place_of_the_page_on_which_a_table_is_opened(
    window: Furnished, qtbot: QtBot
) -> None:
    window.services.open(OpenTable())
    for line in (LINE, LINE.replace("192.0.2.5", "198.51.100.7")):
        served(window).ask(line)
        qtbot.waitUntil(lambda line=line: joining(window).line.text() == line)
    window.close()
