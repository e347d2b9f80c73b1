"""A real window without a screen, in which everything happens at once."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

if os.environ.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    # A screen on which the windows of the tests have room; Qt's own is 800 pixels wide.
    SCREEN = os.path.relpath(Path(__file__).parent / "screen.json")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREEN}"
# Each large area would be handed to threads, and waited for: here all processors are busy anyway.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import PRESETS
from farwhist.rules.draft import Draft
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.deck.deck import Deck
from farwhist.ui.settings import languages
from farwhist.ui.settings.catalogue import GAMES_INTRODUCED
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.timing import NO_TIME, Timing
from farwhist.ui.system import files
from farwhist.ui.system.keyboard import REST, keyboard
from tests.helpers.languages import LANGUAGES
from tests.helpers.long_language import LongLanguage
from tests.helpers.quick_levels import quicken
from tests.ui.furnished import Furnished

AT_ONCE = Timing(NO_TIME, 0)

MOST_CARDS = 3000
"""So many pictures of cards are kept at most, of 60 kB each as a rule."""

INTRODUCED = [
    preset.id
    for preset in PRESETS.values()
    if Draft.of(preset.id, preset.usual_seats).introduced == preset.id
]
"""The games, and the presets that are introduced like games of their own."""

MakeWindow = Callable[..., Furnished]


@pytest.fixture(scope="session", autouse=True)
def _english(qapp: QApplication) -> Languages:
    return languages.install(qapp, QLocale("en"))


@pytest.fixture(scope="session", autouse=True)
def _each_card_is_drawn_once() -> Iterator[None]:
    """Let all windows share the pictures of cards; to draw them took a tenth of these tests."""
    draw, made = Deck._bake, OrderedDict[tuple[Any, ...], QPixmap]()

    def bake(self: Deck, *how: Any) -> QPixmap:
        key = (self.look, *how)
        if key not in made:
            made[key] = draw(self, *how)
            if len(made) > MOST_CARDS:
                made.popitem(last=False)
        made.move_to_end(key)
        return made[key]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Deck, "_bake", bake)
        yield
    made.clear()


@pytest.fixture(autouse=True, scope="session")
def _every_game_is_known() -> Iterator[None]:
    """Have no match begin with a card that introduces its game; that has tests of its own."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(GAMES_INTRODUCED, "default", INTRODUCED)
        yield


@pytest.fixture(autouse=True)
def _files_are_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for files as long as it takes; what happens meanwhile has tests of its own."""
    monkeypatch.setattr(files, "AT_ONCE", 60)


@pytest.fixture(autouse=True)
def _few_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let opponents, hints and the coach play out few deals: here it does not matter how well.

    Tests that ask how a level plays are marked with `whole_strength`.
    """
    if request.node.get_closest_marker("whole_strength") is None:
        quicken(monkeypatch)


@pytest.fixture(autouse=True)
def _let_go(qapp: QApplication, _english: Languages) -> Iterator[None]:
    """Let the windows and the languages of a test go, and speak English again.

    Else each later test would ask all of them whenever a language changes or a text is wanted.
    """
    yield
    for each in qapp.findChildren(Languages):
        if each is not _english and each.spoken:
            each.remove()
    QLocale.setDefault(QLocale("en"))
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]


@pytest.fixture(scope="session", autouse=True)
def _unhurried(qapp: QApplication) -> None:
    """Let time pass between a key that is let go and the next one that is pressed.

    Keys that tests press come at once one after another; a person's do not.
    """
    times = count(step=REST)
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setattr(keyboard(), "now", lambda: float(next(times)))


def new_window(
    folder: Path,
    *,
    store: MatchStore | None = None,
    timing: Timing = AT_ONCE,
    last_card: bool = False,
) -> Furnished:
    """Return a shown window; its seeds are 1, 2, 3 ...

    Without `last_card` its player is asked for every card, also for the last of a deal.
    """
    seeds = iter(range(1, 1000))
    window = Furnished(Preferences(folder))
    window.resize(1280, 800)
    window.show()
    window.backdrop.repaint()
    window.furnish(store or MatchStore(folder), lambda: next(seeds), Random(1), timing)
    window.runner.new_salt = lambda: "5a" * 32
    if not last_card:
        kept = window.table_preferences
        kept.now = kept.now.replaced(last_card="no")
        window.follow.follow()
    return window


@pytest.fixture
def make_window(qtbot: QtBot, tmp_path: Path) -> Iterator[MakeWindow]:
    """Return a function that makes a `new_window`; it is closed when the test is over."""
    made: list[Furnished] = []

    def make(folder: Path = tmp_path, **how: Any) -> Furnished:
        for earlier in made:
            earlier.saving.now()
        window = new_window(folder, **how)
        qtbot.addWidget(window)
        made.append(window)
        return window

    yield make
    for window in made:
        window.runner.stop()


@pytest.fixture
def window(make_window: MakeWindow) -> Furnished:
    """Return a window that has dealt the first deal of the default match."""
    window = make_window()
    window.matches.open()
    return window


@pytest.fixture
def in_language(qapp: QApplication) -> Callable[[str], None]:
    """Return a function that lets all texts be in a language until the test is over."""
    return Languages(qapp).use


@pytest.fixture(params=[*LANGUAGES, "pseudo"])
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Let all texts be in one language after another; the last is longer than any real one."""
    use = Languages(qapp)
    if request.param == "pseudo":
        translator = LongLanguage(qapp)
        qapp.installTranslator(translator)
        yield "pseudo"
        qapp.removeTranslator(translator)
        return
    use.use(request.param)
    assert use.shown == request.param
    yield request.param
