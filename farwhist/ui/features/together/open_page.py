"""The page on which a table is opened: what is played there, who may come, and how it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget

from farwhist import bots
from farwhist.network.invitation import PORT
from farwhist.network.messages import TableRules
from farwhist.rules.options import RulesError
from farwhist.ui.features.together import words
from farwhist.ui.features.together.page import EntryPage, plain
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.settings.rules_model import Choice
from farwhist.ui.wording.game_names import seats_range
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate

CLOCKS: Final = (0, 15, 30, 60, 120)
"""Seconds for a move that are offered; 0 for as long as one likes."""

ABSENCES: Final = (0, 30, 60, 180, 600)
"""Seconds after which a bot plays for who is away; 0 to wait."""

MOST_WATCHERS: Final = 10


class TableChoice(Struct):
    """What is chosen on the page; it outlives it.

    `levels` are those of the seats after the player's own, empty where people may sit; `here` are
    the keys of the profiles of who else plays at this computer.
    """

    game: int = 0
    seats: int = 4
    levels: list[str] = field(default_factory=list)
    watchers: int = 0
    chat: str = "phrases"
    hints: bool = True
    undo: bool = True
    clock: int = 0
    away: int = 0
    findable: bool = False
    port: int = PORT
    name: str = ""
    here: list[str] = field(default_factory=list)

    def rules(self, choices: Sequence[Choice]) -> TableRules:
        """Return the rules of the table.

        Raises:
            RulesError: they do not fit together for so many players.
        """
        draft = choices[self.game].draft.with_seats(self.seats)
        draft.ruleset()
        levels = ("", *(self.levels + [""] * self.seats)[: self.seats - 1])
        return TableRules(
            draft.preset,
            draft.seats,
            draft.changes,
            levels,
            watchers=self.watchers,
            chat=self.chat,
            hints=self.hints,
            undo=self.undo,
            clock=self.clock,
            away=self.away,
        )


def _box(items: Sequence[tuple[str, Any]], chosen: Any) -> QComboBox:
    box = QComboBox()
    for text, value in items:
        box.addItem(text, value)
    box.setCurrentIndex(max(box.findData(chosen), 0))
    return box


class OpenTablePage(EntryPage):
    """Lets the player choose how a table is kept.

    Signals:
        open_requested(): a table as chosen is to be opened.
        resume_requested(): the table that was open last is to be opened again.

    Args:
        choices: what can be played.
        chosen: what is chosen; it is changed in place.
        others: who else may play at this computer: names by the keys of their profiles.
        kept: whether there is a table that was open before.
    """

    open_requested = Signal()
    resume_requested = Signal()

    def __init__(
        self,
        style: PageStyle,
        choices: Sequence[Choice],
        chosen: TableChoice,
        others: Mapping[str, str],
        *,
        kept: bool,
        parent: QWidget | None = None,
    ) -> None:
        title = translate("Together", "Open a table")
        super().__init__(style, title, "together#open", chosen=chosen, others=others, parent=parent)
        self._choices = choices
        self.chosen = chosen
        self.game = _box([(each.name, n) for n, each in enumerate(choices)], chosen.game)
        self.seats = QComboBox()
        self.levels = [self._level_box(n) for n in range(6)]
        self.levels_rows: list[QWidget] = []
        self.watchers = QSpinBox()
        self.watchers.setRange(0, MOST_WATCHERS)
        self.watchers.setValue(chosen.watchers)
        self.chat = _box(
            [
                (translate("Together", "off"), "off"),
                (translate("Together", "phrases only"), "phrases"),
                (translate("Together", "free texts, too"), "free"),
            ],
            chosen.chat,
        )
        self.hints = QCheckBox(translate("Together", "&Hints are allowed"))
        self.hints.setChecked(chosen.hints)
        self.undo = QCheckBox(translate("Together", "A &move can be taken back when all agree"))
        self.undo.setChecked(chosen.undo)
        no_limit = translate("Together", "no limit")
        self.clock = _box([(words.seconds(n) if n else no_limit, n) for n in CLOCKS], chosen.clock)
        waits = translate("Together", "all wait")
        after = translate("Together", "a bot plays after {time}")
        self.away = _box(
            [(after.format(time=words.seconds(n)) if n else waits, n) for n in ABSENCES],
            chosen.away,
        )
        self.findable = QCheckBox(translate("Together", "Can be &found in this network"))
        self.findable.setChecked(chosen.findable)
        self.port = QSpinBox()
        self.port.setRange(1024, 65535)
        self.port.setValue(chosen.port)
        self.open = QPushButton(translate("Together", "&Open the table"))
        self.open.setProperty("gold", True)
        self.again = QPushButton(translate("Together", "Open the last table a&gain"))
        self.again.setVisible(kept)
        self.game.currentIndexChanged.connect(lambda n: self._choose_game())
        self.seats.currentIndexChanged.connect(lambda n: self._choose_seats())
        for level in self.levels:
            level.currentIndexChanged.connect(lambda n: self._choose_seats())
        for box in self.others.values():
            box.toggled.connect(lambda on: self._choose_seats())
        self.open.clicked.connect(lambda checked: self._want(self.open_requested))
        self.again.clicked.connect(lambda checked: self._want(self.resume_requested))
        self._arrange()
        self._choose_game()

    def start(self) -> None:
        self.game.setFocus()

    def stops(self) -> Sequence[QWidget]:
        return [
            self.back, self.name, self.game, self.seats, *self.levels,
            *self.others.values(), self.watchers, self.chat, self.hints, self.undo, self.clock,
            self.away, self.findable, self.port, self.open, self.again,
        ]  # fmt: skip

    def _level_box(self, place: int) -> QComboBox:
        offered = [(words.level(each), each) for each in bots.OFFERED]
        levels = self.chosen.levels
        now = levels[place] if place < len(levels) else ""
        return _box([(translate("Together", "open for somebody"), ""), *offered], now)

    def _choose_game(self) -> None:
        preset = self._choices[self.game.currentData()].draft.preset
        least, most = seats_range(preset)
        wanted = self.seats.currentData() or self.chosen.seats
        self.seats.blockSignals(True)
        self.seats.clear()
        for seats in range(least, most + 1):
            self.seats.addItem(Counts.players(seats), seats)
        self.seats.setCurrentIndex(min(max(wanted, least), most) - least)
        self.seats.blockSignals(False)
        self._choose_seats()

    def _choose_seats(self) -> None:
        for place, row in enumerate(self.levels_rows, 1):
            row.setVisible(place < self.seats.currentData())
        self._note()
        text = self._why_not()
        self.open.setEnabled(not text)
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _why_not(self) -> str:
        """Return why no table can be opened as chosen, or nothing."""
        try:
            levels = self.chosen.rules(self._choices).levels
        except RulesError:
            return translate("Together", "This cannot be played by so many.")
        if len(self.here) > levels.count("") - 1:
            return translate("Together", "There are not enough open seats for all who play here.")
        return ""

    def _note(self) -> None:
        """Keep what is chosen."""
        chosen = self.chosen
        chosen.game, chosen.seats = self.game.currentData(), self.seats.currentData()
        chosen.levels = [each.currentData() for each in self.levels]
        chosen.watchers, chosen.chat = self.watchers.value(), self.chat.currentData()
        chosen.hints, chosen.undo = self.hints.isChecked(), self.undo.isChecked()
        chosen.clock, chosen.away = self.clock.currentData(), self.away.currentData()
        chosen.findable, chosen.port = self.findable.isChecked(), self.port.value()
        chosen.name, chosen.here = self.name.text().strip(), self.here

    def leave(self) -> None:
        self._note()
        super().leave()

    def _want(self, signal: Any) -> None:
        self._note()
        signal.emit()

    def _arrange(self) -> None:
        field = self.field
        self.levels_rows = [
            field(translate("Together", "Seat {number}").format(number=n), box)
            for n, box in enumerate(self.levels, 2)
        ]
        what = self.panel(
            translate("Together", "What is played, and by whom"),
            field(translate("Together", "Your name at the table"), self.name),
            field(translate("Together", "Game"), self.game),
            field(translate("Together", "Seats"), self.seats),
            *self.levels_rows,
        )
        how = self.panel(
            translate("Together", "How the table is kept"),
            field(translate("Together", "How many may watch"), self.watchers),
            field(translate("Together", "Chat"), self.chat),
            self.hints,
            self.undo,
            field(translate("Together", "Time for a move"), self.clock),
            field(translate("Together", "When somebody is away"), self.away),
        )
        where = self.panel(
            translate("Together", "How others come"),
            self.findable,
            field(translate("Together", "Port"), self.port),
            plain(
                translate(
                    "Together",
                    "As soon as the table is open you get a line that invites others. Your "
                    "computer deals; the cards come from numbers of all players.",
                ),
                "quiet",
            ),
            self.problem,
            self.row(self.again, self.open),
        )
        self.arrange([what, self.people_panel()], [how, where])
