"""The window of the statistics: what it shows, by mouse, by key and by ear, and what it can do."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from farwhist.store.matches import Saved
from farwhist.store.statistics import StatisticsStore
from farwhist.ui.features.statistics.feature import SMALLEST, StatisticsWindow
from farwhist.ui.features.statistics.pages import Bar, Scale, Spot
from farwhist.ui.style.window_style import window_style
from tests.helpers.clipping import clipped
from tests.helpers.record import later, made_deal, made_match, played
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key
from tests.ui.furnished import Furnished

SALT = "0f" * 32


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    yield
    window_style().apply(percent=100)
    window_style().apply(shade="system")


def fill(folder: Path) -> StatisticsStore:
    """Keep matches of several games, against several opponents, one of them assisted."""
    store = StatisticsStore(folder)
    for number in range(3):
        store.write([played(Saved("elevator", 4, number, salt=SALT))], later(number))
    expert = ("expert",) * 4
    store.write([played(Saved("oh_hell", 5, 7, salt=SALT), levels=expert)], later(10))
    store.write([played(Saved("classic", 4, 7, salt=SALT))], later(11))
    store.write([played(Saved("knockout", 4, 7, salt=SALT))], later(12))
    store.write([played(Saved("elevator", 4, 9, salt=SALT, assisted=True))], later(20))
    store.write([played(Saved("elevator", 4, 10, salt=SALT), deals=2)], later(21))
    return store


@pytest.fixture
def shown(make_window: MakeWindow, tmp_path: Path, qtbot: QtBot) -> StatisticsWindow:
    """Return the window over such matches."""
    fill(tmp_path)
    window = make_window()
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    return window.statistics.open()


def main_of(shown: StatisticsWindow) -> Furnished:
    main = shown.parentWidget()
    assert isinstance(main, Furnished)
    return main


def settle(widget: QWidget) -> None:
    for _ in range(4):
        QApplication.processEvents()
    assert widget.isVisible()


def pick(box: QComboBox, text: str) -> None:
    assert box.findText(text) >= 0, [box.itemText(n) for n in range(box.count())]
    box.setCurrentIndex(box.findText(text))


def test_without_a_match_it_says_what_to_do(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    shown = window.statistics.open()
    assert shown.empty.isVisible() and not shown.tabs.isVisible()
    assert "Play a deal to its end" in shown.empty.text.text()
    assert not any(shown.buttons[name].isEnabled() for name in ("reset", "copy", "save"))
    assert not window.record.store.path.exists()


def test_it_opens_on_the_assisted_matches_if_there_are_no_others(
    make_window: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    store = StatisticsStore(tmp_path)
    store.write([played(Saved("elevator", 4, 9, salt=SALT, assisted=True))], later(20))
    window = make_window()
    window.matches.open()
    driving.wait_until_asked(window, qtbot)
    shown = window.statistics.open()
    assert shown.kind.currentText() == "Assisted"
    assert shown.tabs.isVisible() and shown.overview.matches.value.text() == "1"


def test_it_opens_on_the_matches_without_assistance_if_there_are_some(
    shown: StatisticsWindow,
) -> None:
    assert shown.kind.currentText() == "Without assistance"


def test_what_is_chosen_is_shown(shown: StatisticsWindow) -> None:
    assert shown.overview.matches.value.text() == "6"
    assert shown.overview.points.isHidden(), "points of several games cannot be compared"
    pick(shown.game, "Elevator Whist")
    overview, figures = shown.overview, shown.figures
    assert overview.matches.value.text() == "3"
    assert overview.matches.note.text() == "41 deals, unfinished matches: 1"
    assert overview.exact.value.text() == f"{figures.exact.percent} %"
    assert overview.exact.note.text() == f"{figures.exact.good} of 41"
    assert overview.won.note.text().endswith("expected 25 %")
    assert overview.points.isVisible() and overview.best.isVisible()
    assert [spot.value for spot in overview.places.chart.spots] == [
        match.place for match in figures.finished
    ]
    pick(shown.game, "All games")
    pick(shown.level, "Expert")
    assert shown.overview.matches.value.text() == "1"
    pick(shown.game, "Elevator Whist")
    assert shown.empty.isVisible() and "another game" in shown.empty.text.text()
    pick(shown.level, "All levels")
    pick(shown.kind, "Assisted")
    assert shown.overview.matches.value.text() == "1"
    pick(shown.kind, "Without assistance")
    pick(shown.game, "Classic Whist")
    assert not shown.tabs.isTabVisible(1) and shown.overview.won.note.text().endswith("50 %")


def test_the_bars_say_their_numbers(shown: StatisticsWindow) -> None:
    pick(shown.game, "Elevator Whist")
    shown.tabs.setCurrentIndex(1)
    settle(shown)
    bars = [bar for bar in shown.bids.sizes.findChildren(Bar) if bar.isVisible()]
    sizes = shown.figures.by_size()
    assert [bar.rate for bar in bars] == list(sizes.values())
    assert list(sizes) == list(range(1, 14, 2))
    assert sum(bar.rate.of for bar in bars) == 41
    labels = [each.text() for each in shown.bids.sizes.findChildren(QLabel) if each.isVisible()]
    for size, bar in zip(sizes, bars, strict=True):
        rate = bar.rate
        assert f"{rate.percent} % – {rate.good} of {rate.of}" in labels
        name = "1 card" if size == 1 else f"{size} cards"
        assert bar.accessibleName() == (
            f"{name}: exact in {rate.good} of {rate.of}, {rate.percent} percent"
        )
        filled = bar.grab().toImage()
        ink, y = filled.pixelColor(8, filled.height() // 2), filled.height() // 2
        end = next(
            (x for x in range(8, filled.width()) if filled.pixelColor(x, y) != ink), filled.width()
        )
        assert end / filled.width() == pytest.approx(rate.share or 1, abs=0.03)


@pytest.mark.parametrize(
    ("bids", "words"),
    [
        ([(1, 1), (2, 2)], "On average your bids are neither too high nor too low."),
        ([(1, 1), (3, 2)], "You overbid by 0.5 tricks on average."),
        ([(1, 1), (1, 1), (0, 1)], "You underbid by 0.3 tricks on average."),
    ],
)
def test_the_bias_in_words(
    window: Furnished, bids: list[tuple[int, int]], words: str, qtbot: QtBot
) -> None:
    deals = [made_deal(number, *each) for number, each in enumerate(bids, 1)]
    window.record.store.write([made_match("a", *deals)], later(0))
    assert window.statistics.open().bids.bias.text() == words


def test_the_shuffle_in_numbers_and_words(shown: StatisticsWindow) -> None:
    pick(shown.game, "Elevator Whist")
    shown.tabs.setCurrentIndex(2)
    settle(shown)
    scales = [scale for scale in shown.shuffle.aces.findChildren(Scale) if scale.isVisible()]
    assert [scale.dealt.seat for scale in scales] == [0, 1, 2, 3]
    for scale in scales:
        dealt = scale.dealt
        assert scale.accessibleName().endswith("the band") and str(dealt.count) in (
            scale.accessibleName()
        )
        assert (0.25 <= scale.part <= 0.75) is (dealt.away == 0)
        assert not scale.grab().isNull()
    total = sum(dealt.count for dealt in shown.figures.aces())
    deals = [deal for match in shown.figures.matches for deal in match.deals]
    assert total == pytest.approx(sum(4 * 4 * deal.size / 52 for deal in deals), rel=0.2)
    assert "a third" in shown.shuffle.luck.text()
    pick(shown.game, "Classic Whist")
    assert shown.shuffle.trumps.isVisible()


def test_the_line_of_the_last_matches(shown: StatisticsWindow) -> None:
    pick(shown.game, "Elevator Whist")
    lately = shown.overview.places
    settle(shown)
    assert lately.chart.has_room and lately.words.isHidden()
    plain = lately.chart.grab().toImage()
    lately.show_matches([Spot(n % 4 + 1, n % 4 == 0) for n in range(20)])
    assert lately.chart.grab().toImage() != plain
    marks = lately.chart.places(lately.chart._room())
    assert marks[0].y() < marks[1].y() < marks[3].y(), "the first place is on top"
    lately.show_matches([Spot(1_000_000 + n, False) for n in range(20)])
    settle(shown)
    assert lately.words.isVisible() and lately.words.text().count("·") == 19
    assert "1,000,019" in lately.chart.accessibleDescription()


def test_it_follows_what_is_played(shown: StatisticsWindow, qtbot: QtBot) -> None:
    main = main_of(shown)
    before = len(shown.figures.deals)
    while not main.table.position.results:
        driving.click_once(main, qtbot)
        driving.wait_until_asked(main, qtbot)
    assert len(shown.figures.deals) == before + 1


def test_a_reset_can_be_undone(shown: StatisticsWindow, qtbot: QtBot) -> None:
    pick(shown.game, "Elevator Whist")
    box = shown.ask_reset()
    assert "Elevator Whist\nAll levels\nWithout assistance" in box.text()
    cancel = box.button(QMessageBox.StandardButton.Cancel)
    assert box.defaultButton() is cancel
    qtbot.mouseClick(cancel, LEFT)
    assert shown.overview.matches.value.text() == "3"
    box = shown.ask_reset()
    qtbot.mouseClick(box.buttons()[0] if box.buttons()[0] is not cancel else box.buttons()[1], LEFT)
    qtbot.waitUntil(shown.offer.isVisible)
    assert shown.game.findText("Elevator Whist") >= 0, "the assisted match is still there"
    assert shown.empty.isVisible() and "another game" in shown.empty.text.text()
    store = shown._record.store
    assert sum(match.preset == "elevator" for match in store.read()) == 1
    shown.close()
    shown.refresh()
    shown.show()
    assert shown.offer.isVisible(), "it can be undone until the program ends"
    qtbot.mouseClick(shown.offer.take, LEFT)
    assert shown.offer.isHidden() and len(store.read()) == 8


def test_a_reset_that_fails_says_why(shown: StatisticsWindow, tmp_path: Path) -> None:
    path = shown._record.store.path
    path.rename(tmp_path / "elsewhere")
    path.mkdir()
    shown.reset()
    assert "may not be read or written" in shown.note.text() and shown.note.isVisible()
    assert shown.offer.isHidden() and shown.figures.deals


def test_copy(shown: StatisticsWindow, qtbot: QtBot) -> None:
    pick(shown.game, "Elevator Whist")
    qtbot.mouseClick(shown.buttons["copy"], LEFT)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Matches\t3\t41 deals, unfinished matches: 1"
    assert any(line.startswith("13 cards\t") for line in lines)
    assert sum(line.startswith("Aces\t") for line in lines) == 4
    assert shown.bids.bias.text() in lines and "copied" in shown.note.text()
    shown.passing.timer.timeout.emit()
    assert shown.note.isHidden()


def test_save(
    shown: StatisticsWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(path: str) -> Callable[..., tuple[str, str]]:
        return lambda *arguments: (path, "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose(""))
    qtbot.mouseClick(shown.buttons["save"], LEFT)
    assert shown.note.isHidden(), "nothing was chosen"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose(str(tmp_path / "mine.csv")))
    qtbot.mouseClick(shown.buttons["save"], LEFT)
    text = (tmp_path / "mine.csv").read_bytes().decode()
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert len(rows) == len(shown.figures.deals)
    assert {row["game"] for row in rows} == {"elevator", "oh_hell", "classic", "knockout"}
    own = [row for row in rows if row["exact"]]
    assert sum(int(row["exact"]) for row in own) == shown.figures.exact.good
    assert all((row["bid"] == row["took"]) is (row["exact"] == "1") for row in own)
    (tmp_path / "file").write_text("")
    shown.save_to(tmp_path / "file" / "mine.csv")
    assert "cannot be written" in shown.note.text() and shown.note.isVisible()
    assert not shown.passing.timer.isActive()
    shown.close()
    assert shown.note.isHidden()


def test_it_comes_back_where_it_was(
    shown: StatisticsWindow, make_window: MakeWindow, qtbot: QtBot
) -> None:
    shown.resize(772, 583)
    shown.close()
    other = make_window()
    other.matches.open()
    again = other.statistics.open()
    assert (again.width(), again.height()) == (772, 583)


@pytest.mark.parametrize("way", ["Esc", "Ctrl+W"])
def test_keys_close_it(shown: StatisticsWindow, qtbot: QtBot, way: str) -> None:
    if way == "Esc":
        qtbot.keyClick(shown, Key.Key_Escape)
    else:
        qtbot.keyClick(shown, Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not shown.isVisible()


def test_tab_reaches_everything(shown: StatisticsWindow, qtbot: QtBot) -> None:
    shown.activateWindow()
    shown.game.setFocus()
    reached: list[QWidget] = []
    for _ in range(12):
        focused = QApplication.focusWidget()
        if focused is None or focused in reached:
            break
        reached.append(focused)
        qtbot.keyClick(focused, Key.Key_Tab)
    area = shown.tabs.currentWidget()
    assert reached[:3] == [shown.game, shown.level, shown.kind]
    assert shown.tabs.tabBar() in reached and area in reached
    assert reached[-4:] == [shown.buttons[name] for name in ("reset", "copy", "save", "close")]


def test_the_page_that_has_the_focus_shows_it_and_scrolls(
    shown: StatisticsWindow, qtbot: QtBot
) -> None:
    shown.resize(*SMALLEST)
    shown.tabs.setCurrentIndex(2)
    area = shown.tabs.currentWidget()
    assert isinstance(area, QScrollArea)
    settle(shown)
    plain = area.grab().toImage()
    shown.tabs.tabBar().setFocus()
    qtbot.keyClick(shown.tabs.tabBar(), Key.Key_Tab)
    settle(shown)
    assert area.hasFocus()
    assert area.grab().toImage() != plain
    qtbot.keyClick(area, Key.Key_Down)
    assert area.verticalScrollBar().value() > 0


def test_what_a_screen_reader_is_told(shown: StatisticsWindow) -> None:
    pick(shown.game, "Elevator Whist")
    assert shown.overview.matches.accessibleName() == "Matches, 3, 41 deals, unfinished matches: 1"
    places = " · ".join(str(match.place) for match in shown.figures.finished)
    chart = shown.overview.places.chart
    assert chart.accessibleName() == "Places in the last matches"
    assert chart.accessibleDescription() == f"Oldest first: {places}"
    for box, name in (
        (shown.game, "Game:"), (shown.level, "Opponents:"), (shown.kind, "Matches:"),
    ):  # fmt: skip
        (label,) = [each for each in shown.findChildren(QLabel) if each.buddy() is box]
        assert label.text().replace("&", "") == name
    assert "hint" in shown.kind.accessibleDescription()
    assert shown.tabs.currentWidget().accessibleName() == "Overview"


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_larger_text_and_other_colours_hold_at_once(
    shown: StatisticsWindow, size: int, scheme: str
) -> None:
    pick(shown.game, "Elevator Whist")
    shown.resize(*SMALLEST)
    before = shown.overview.matches.value.fontMetrics().height()
    main_of(shown).appearance.set_text_size(size)
    window_style().apply(shade=scheme)
    for page in range(3):
        shown.tabs.setCurrentIndex(page)
        settle(shown)
        assert clipped(shown) == []
    after = shown.overview.matches.value.fontMetrics().height()
    assert after / before == pytest.approx(size / 100, rel=0.1)
    assert shown.width() <= 1000 and shown.height() <= 650


@pytest.mark.parametrize("size", [100, 200])
def test_nothing_is_cut_in_any_language(
    spoken: str, size: int, make_window: MakeWindow, tmp_path: Path
) -> None:
    fill(tmp_path)
    window = make_window()
    window.resize(1000, 650)
    window.matches.open()
    window.appearance.set_text_size(size)
    shown = window.statistics.open()
    shown.resize(*SMALLEST)
    cut = []
    for game in range(shown.game.count()):
        shown.game.setCurrentIndex(game)
        for page in range(3):
            if not shown.tabs.isTabVisible(page):
                continue
            shown.tabs.setCurrentIndex(page)
            settle(shown)
            cut += clipped(shown)
            area = shown.tabs.currentWidget()
            assert isinstance(area, QScrollArea) and area.widget() is not None
            # The marks at the end of a pseudo text are one long word.
            if spoken != "pseudo" and area.widget().width() > area.viewport().width():
                cut.append(f"page {page}: {area.widget().width()} of {area.viewport().width()}")
    shown.reset()
    settle(shown)
    cut += clipped(shown)
    if spoken == "pseudo":
        cut = [each for each in cut if "Combo" not in each]
    assert not cut, "\n".join(dict.fromkeys(cut))
    assert shown.width() <= 1000 or spoken == "pseudo"


def test_access_keys_differ(spoken: str, make_window: MakeWindow, tmp_path: Path) -> None:
    fill(tmp_path)
    window = make_window()
    window.matches.open()
    shown = window.statistics.open()
    shown.reset()
    texts = [shown.tabs.tabText(n) for n in range(3)]
    texts += [each.text() for each in shown.findChildren(QPushButton) if each.isVisible()]
    texts += [each.text() for each in shown.findChildren(QLabel) if each.buddy() is not None]
    keys = [QKeySequence.mnemonic(text).toString() for text in texts]
    assert all(keys) and len(texts) == 12, texts
    assert len(set(keys)) == len(keys), sorted(texts)
