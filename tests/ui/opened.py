"""Opens everything that a window can show: panels, pages, windows beside the table, dialogs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.decision import Decision
from farwhist.ui.features import NAMES
from farwhist.ui.features.new_match.another_person import ask_person
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.style.help_anchor import help_for
from farwhist.ui.style.page import WindowPage
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.panels.test_calls import MOVES


def panels(window: Furnished, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """Open every panel with a question, then those after a deal and after the match."""
    driving.wait_until_asked(window, qtbot)
    window.host.blockSignals(True)
    for moves in MOVES:
        window.host.close()
        window.host.ask(Decision(0, moves))
        assert window.host.panel is not None
        yield type(moves[-1]).__name__, window.host.panel
    window.host.close()
    window.host.blockSignals(False)
    scores = window.scoreboard.scores()
    assert scores is not None
    window.host.sum_up(scores, 0, last=False)
    assert window.host.panel is not None
    yield "summary", window.host.panel
    window.host.rank(scores, 0)
    yield "ranking", window.host.panel
    window.host.screen(0, "Nora")
    yield "screen", window.host.panel
    window.host.close()


def pages(window: Furnished, qtbot: QtBot) -> Iterator[tuple[str, QWidget]]:
    """Open every page that lies over the table: that of each feature which has one."""
    of_a_match: dict[str, Callable[[], object]] = {
        "study": lambda: window.study.open_table(None),
        "report": window.report.open_table,
    }
    for name in NAMES:
        feature = window.features[name]
        if not isinstance(feature, PageFeature):
            continue
        of_a_match.get(name, feature.open)()
        QApplication.processEvents()
        page = next(each for each in window.findChildren(WindowPage) if each.isVisible())
        named = name.replace("_", " ")
        assert page.objectName() == named, f"{page}.setObjectName({named!r})"
        yield named, page
        feature.close()


def windows(window: Furnished) -> Iterator[tuple[str, QWidget]]:
    """Open every window beside the table, and every dialog."""
    preferences = window.preferences.open()
    for key in preferences.pages:
        preferences.show_page(key)
        assert help_for(preferences.list) == f"preferences#{key}"
        yield key, preferences.page
    yield "preferences", preferences
    yield "statistics", window.statistics.open()
    window.scoreboard.show_all()
    yield "scores", window.scoreboard.great.get()
    window.help.open("keys")
    yield "help", window.help.window
    window.actions_["fair_play"].trigger()
    window.deal.show_number()
    window.deal.show_hands()
    window.about.show_about()
    window.sharing.open("table")
    window.players.people.add("Berta", 4)
    ask_person(window, window.players, 0)
    dialogs = [each for each in window.findChildren(QDialog) if each.isVisible()]
    assert len(dialogs) >= 9
    for each in dialogs:
        yield each.windowTitle(), each
