"""The window of the statistics, what it exports, and keeping it up to date."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist import bots
from farwhist.store.database import Trouble
from farwhist.store.preferences import Preferences
from farwhist.store.setting import FIRST_PROFILE
from farwhist.store.statistics import MIXED, PlayedDeal, PlayedMatch
from farwhist.ui.deck.deck import Deck
from farwhist.ui.features.statistics import statistics_words
from farwhist.ui.features.statistics.figures import Figures, Game, Selection, chosen, games, levels
from farwhist.ui.features.statistics.pages import Bids, Empty, Overview, Shuffle
from farwhist.ui.panels.notices import Offer
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import Request
from farwhist.ui.services.services import Services
from farwhist.ui.settings import saving
from farwhist.ui.settings.catalogue import STATISTICS_PLACE
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import FlowLayout, add_layout
from farwhist.ui.style.page import LazyWindow
from farwhist.ui.style.page_area import PageArea, Scaled, WheelGuard, plain
from farwhist.ui.style.passing_words import PassingWords
from farwhist.ui.style.saved_file import write_table
from farwhist.ui.system.files import DOCUMENTS, folder_of
from farwhist.ui.wording import table_words
from farwhist.ui.wording.file_words import statistics_trouble_words

if TYPE_CHECKING:
    from farwhist.ui.services.records import Recorder

translate = QCoreApplication.translate

HEADS = (
    "match", "game", "own_rules", "seats", "opponents", "assisted", "hints", "deal", "finished",
    "cards", "trump", "bid", "took", "points", "exact", "counts", "place", "won", "sum", "player",
)  # fmt: skip
SMALLEST: Final = (760, 540)


def as_csv(matches: Sequence[PlayedMatch], people: Mapping[str, str] | None = None) -> str:
    """Return one line a deal: plain numbers and English keys, for a spreadsheet to count with.

    `people` are the names of those who play here, by the keys of their profiles.
    """
    names = people or {}
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(HEADS)
    for number, match in enumerate(matches, 1):
        for deal in match.deals:
            writer.writerow(_row(number, match, deal, names))
    return out.getvalue()


def _row(
    number: int, match: PlayedMatch, deal: PlayedDeal, names: Mapping[str, str]
) -> list[object]:
    over = match.place is not None
    return [
        number, match.preset, int(match.changed), match.seats, deal.levels, int(match.assisted),
        int(match.hints), deal.number, deal.finished, deal.size, deal.trump,
        "" if deal.bid is None else deal.bid, deal.took, deal.points,
        "" if deal.exact is None else int(deal.exact), int(not deal.void),
        match.place if over else "", int(match.won) if over else "", match.total if over else "",
        names.get(match.profile) or match.profile,
    ]  # fmt: skip


def as_text(overview: Overview, bids: Bids, shuffle: Shuffle, figures: Figures) -> str:
    """Return what the pages show, with tabs between the cells."""
    return "\n".join("\t".join(row) for row in _rows(overview, bids, shuffle, figures)) + "\n"


def _rows(
    overview: Overview, bids: Bids, shuffle: Shuffle, figures: Figures
) -> Iterator[Sequence[str]]:
    for tile in overview.tiles:
        if tile.value.text():
            yield tile.caption.text(), tile.value.text(), tile.note.text()
    if figures.exact.of:
        yield (bids.bias.text(),)
        yield (bids.misses.text(),)
        for rates in (bids.sizes, bids.trumps):
            for label, rate in rates.rates:
                yield label, statistics_words.rate(rate)
    for title, bands in ((shuffle.aces_head, shuffle.aces), (shuffle.trumps_head, shuffle.trumps)):
        for dealt in bands.seats:
            yield (
                title.text(),
                statistics_words.seat_name(dealt.seat),
                statistics_words.dealt(dealt),
            )


class StatisticsWindow(QDialog):
    """Stands beside the table, without blocking it, and follows what is played."""

    def __init__(
        self,
        record: Recorder,
        preferences: Preferences,
        deck: Deck,
        parent: QWidget | None = None,
        people: Callable[[], Mapping[str, str]] = dict,
    ) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        self.setObjectName("statistics window")
        set_help_anchor(self, "opponents#statistics")
        self.setWindowTitle(translate("Statistics", "Statistics"))
        self._record = record
        self._preferences = preferences
        self._known_people = people
        self._people: dict[str, str] = {FIRST_PROFILE: ""}
        self._reset: int | None = None
        self.matches: list[PlayedMatch] = []
        self._games: list[Game | None] = [None]
        self._levels: list[str | None] = [None]
        self.figures = Figures([])
        self.person, self.game, self.level, self.kind = (QComboBox() for _ in range(4))
        self._person_row = QWidget()
        self.overview, self.bids, self.shuffle = Overview(), Bids(), Shuffle()
        self.empty = Empty(deck)
        self.tabs, self.stack = QTabWidget(), QStackedWidget()
        set_help_anchor(self.overview, "opponents#overview")
        set_help_anchor(self.bids, "opponents#exact_bids")
        set_help_anchor(self.shuffle, "opponents#shuffle")
        WheelGuard(self)
        self.offer = Offer()
        self.offer.taken.connect(self.undo_reset)
        self.note = plain()
        self.note.hide()
        self.passing = PassingWords(self, self._show_note)
        self.buttons: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        self._add_head(column)
        column.addWidget(self.offer)
        column.addWidget(self._middle(), 1)
        column.addWidget(self.note)
        add_layout(column, self._foot())
        QShortcut(QKeySequence.StandardKey.Copy, self, self.copy)
        QShortcut(QKeySequence("Ctrl+W"), self, self.close)
        self.setMinimumSize(*SMALLEST)
        line = self.fontMetrics().height()
        self.resize(max(SMALLEST[0], min(52 * line, 1100)), max(SMALLEST[1], min(44 * line, 820)))
        place = STATISTICS_PLACE.read(preferences)
        if place:
            self.restoreGeometry(saving.as_bytes(place))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.isVisible():
            QTimer.singleShot(0, self, self._resize_text)  # when all that is in it knows

    def hideEvent(self, event: QHideEvent) -> None:
        STATISTICS_PLACE.choose(self._preferences, saving.as_text(self.saveGeometry()))
        super().hideEvent(event)
        self.passing.end()

    def _add_head(self, column: QVBoxLayout) -> None:
        row = FlowLayout(spacing=14)
        add_layout(column, row)
        kinds = translate("Statistics", "&Matches:")
        assisted = table_words.assisted_meaning()
        self.kind.addItem(translate("Statistics", "Without assistance"))
        self.kind.addItem(translate("Statistics", "Assisted"))
        self.kind.addItem(translate("Statistics", "Hints not allowed"))
        self.kind.setToolTip(assisted)
        self.kind.setAccessibleDescription(assisted)
        for text, box in (
            (translate("Statistics", "Pla&yer:"), self.person),
            (translate("Statistics", "&Game:"), self.game),
            (translate("Statistics", "O&pponents:"), self.level),
            (kinds, self.kind),
        ):
            both, label = QWidget(), QLabel(text)
            label.setBuddy(box)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            changed = self.refresh if box is self.person else self._show
            on_pick(box, changed)
            line = QHBoxLayout(both)
            line.setContentsMargins(0, 0, 0, 0)
            line.addWidget(label)
            line.addWidget(box)
            row.addWidget(both)
            if box is self.person:
                self._person_row = both
                both.hide()

    def _middle(self) -> QStackedWidget:
        for page, title in (
            (self.overview, translate("Statistics", "O&verview")),
            (self.bids, translate("Statistics", "&Bids")),
            (self.shuffle, translate("Statistics", "S&huffle")),
        ):
            self.tabs.addTab(PageArea(page, title.replace("&", "")), title)
        self.stack.addWidget(self.tabs)
        self.stack.addWidget(self.empty)
        return self.stack

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        for name, text, action in (
            ("reset", translate("Statistics", "&Reset…"), self.ask_reset),
            ("copy", translate("Statistics", "&Copy"), self.copy),
            ("save", translate("Statistics", "&Save CSV…"), self.save),
            ("close", translate("Statistics", "C&lose"), self.close),
        ):
            button = self.buttons[name] = QPushButton(text)
            button.setObjectName(name)
            button.setAutoDefault(False)
            on_click(button, action)
            row.addWidget(button)
            if name == "reset":
                row.addStretch(1)
        return row

    # --- what is shown -----------------------------------------------------------------------

    @property
    def choice(self) -> Selection:
        """What is looked at."""
        return Selection(
            self._games[max(self.game.currentIndex(), 0)],
            self._levels[max(self.level.currentIndex(), 0)],
            assisted=self.kind.currentIndex() == 1,
            hints=self.kind.currentIndex() != 2,
        )

    def refresh(self) -> bool:
        """Read everything anew; return whether it could be read."""
        trouble = ""
        try:
            self.matches = self._record.played()
        except Trouble as problem:
            self.matches, trouble = [], statistics_trouble_words(problem)
        self._show_people()
        person = self.profile
        self.matches = [match for match in self.matches if match.profile == person]
        known, found = levels(self.matches), games(self.matches)
        self._games = [None, *found]
        self._levels = [None, *(key for key in (*bots.LEVELS, MIXED) if key in known)]
        _fill(
            self.game, translate("Statistics", "All games"), map(statistics_words.game_name, found)
        )
        named = [statistics_words.level_name(key) for key in self._levels if key is not None]
        _fill(self.level, translate("Statistics", "All levels"), named)
        self.empty.explain(anything=bool(self.matches), trouble=trouble)
        self._show()
        return not trouble

    def show_what_there_is(self) -> None:
        """Turn to the assisted matches when there are none but those."""
        assisted = replace(self.choice, assisted=True, hints=True)
        if self.figures.empty and not Figures(chosen(self.matches, assisted)).empty:
            self.kind.setCurrentIndex(1)

    @property
    def profile(self) -> str:
        """Whose statistics are shown: the key of a profile."""
        return [*self._people][max(self.person.currentIndex(), 0)]

    def _show_people(self) -> None:
        """Offer everybody who can play, and who did before being removed."""
        now = self.profile
        self._people = dict(self._known_people()) or {FIRST_PROFILE: ""}
        blocker = QSignalBlocker(self.person)
        self.person.clear()
        self.person.addItems(list(self._people.values()))
        keys = [*self._people]
        self.person.setCurrentIndex(keys.index(now) if now in keys else 0)
        del blocker
        self._person_row.setVisible(len(keys) > 1)

    def _resize_text(self) -> None:
        for label in self.findChildren(Scaled):
            label.dress()
        self._show()

    def _show(self) -> None:
        self.figures = figures = Figures(chosen(self.matches, self.choice))
        self.stack.setCurrentWidget(self.empty if figures.empty else self.tabs)
        for name in ("reset", "copy", "save"):
            self.buttons[name].setEnabled(not figures.empty)
        self.tabs.setTabVisible(1, bool(figures.exact.of))
        for page in (self.overview, self.bids, self.shuffle):
            page.show_figures(figures)

    # --- what can be done --------------------------------------------------------------------

    def copy(self) -> None:
        """Put what is shown on the clipboard, with tabs between its cells."""
        if not self.figures.empty:
            text = as_text(self.overview, self.bids, self.shuffle, self.figures)
            QGuiApplication.clipboard().setText(text)
            self.passing.say(translate("Statistics", "The statistics were copied."))

    def _show_note(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def save(self) -> None:
        """Ask for a file and write every deal of what is shown to it."""
        name, _ = QFileDialog.getSaveFileName(
            self,
            translate("Statistics", "Save the statistics"),
            str(folder_of(DOCUMENTS) / "statistics.csv"),
            translate("Scores", "Table (*.csv)"),
        )
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> None:
        """Write the deals as CSV and say how that went."""
        saved, told = write_table(path, as_csv(self.figures.matches, self._people))
        self.passing.say(told, lasting=not saved)

    def ask_reset(self) -> QMessageBox:
        """Ask whether what is shown shall count no more."""
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(translate("Statistics", "Reset the statistics"))
        box.setText(
            translate("Statistics", "Reset these statistics?\n\n{shown}").format(
                shown="\n".join(each.currentText() for each in self._choosers())
            )
        )
        box.setInformativeText(
            translate("Statistics", "You can undo this until you leave the program.")
        )
        reset = box.addButton(translate("Statistics", "&Reset"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        on_click(reset, self.reset)
        box.open()
        return box

    def _choosers(self) -> list[QComboBox]:
        whose = [self.person] if len(self._people) > 1 else []
        return [*whose, self.game, self.level, self.kind]

    def reset(self) -> None:
        """Let what is shown count no more, and offer to undo that."""
        try:
            self._reset = self._record.store.reset(each.key for each in self.figures.matches)
        except Trouble as trouble:
            self.passing.say(statistics_trouble_words(trouble), lasting=True)
            return
        self.passing.end()
        self.offer.make(
            translate("Statistics", "The statistics have been reset."),
            translate("Statistics", "&Undo"),
            closable=False,
        )
        self.refresh()

    def undo_reset(self) -> None:
        """Let everything count again that was reset last."""
        if self._reset is None:
            return
        try:
            self._record.store.undo_reset(self._reset)
        except Trouble as trouble:
            self.passing.say(statistics_trouble_words(trouble), lasting=True)
            return
        self._reset = None
        self.offer.hide()
        self.refresh()


def on_pick(box: QComboBox, function: Callable[[], object]) -> None:
    """Call `function` when something else is chosen in the box."""
    box.currentIndexChanged.connect(lambda number: function())


def _fill(box: QComboBox, everything: str, names: Iterable[str]) -> None:
    """Offer everything and these; what is chosen stays so if it is among them."""
    blocker = QSignalBlocker(box)
    before = box.currentText()
    box.clear()
    box.addItems([everything, *names])
    box.setCurrentIndex(max(box.findText(before, Qt.MatchFlag.MatchExactly), 0))
    del blocker


class Statistics(Feature):
    """Holds the window."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._counted: object = ()
        self.lazy = LazyWindow(self._make)
        services.table.summary.connect(self.refresh)
        services.table.settled.connect(self.refresh)

    def answer(self, request: Request) -> str:
        """Show the statistics."""
        self.open()
        return ""

    def open(self) -> StatisticsWindow:
        """Show the statistics."""
        window = self.lazy.get()
        window.refresh()
        window.show_what_there_is()
        return self.lazy.bring()

    def refresh(self) -> None:
        """Bring the window up to date when what it counts has changed, not at every card."""
        window, counted = self.lazy.shown, self.services.records.statistics.state
        if window is not None and counted != self._counted and window.refresh():
            self._counted = counted

    def end(self) -> QByteArray | None:
        """Close the window, and return where it stood."""
        return self.lazy.close()

    def resume(self, left: QByteArray) -> None:
        """Show the window where it stood."""
        self.open().restoreGeometry(left)

    def _make(self) -> StatisticsWindow:
        services, players = self.services, self.services.settings.players
        window = StatisticsWindow(
            services.records.statistics,
            services.settings.preferences,
            services.appearance.deck,
            services.window,
            players.people.shown_names,
        )
        window.passing.said.connect(self.say_answer)
        return window
