"""The panels of Bid Whist: a contract, and the order of the ranks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Contract, Move, NameOrder, Strain
from farwhist.ui.panels.buttons import ButtonsPanel
from farwhist.ui.panels.choice import LevelChoice
from farwhist.ui.panels.panel import on_choice
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.call_words import way_text

translate = QCoreApplication.translate


class ContractPanel(LevelChoice[Strain | None]):
    """A row for the level, one for uptown, downtown and no trump, and Pass.

    A level that cannot be bid as was chosen before waits until the player says how: what they did
    not choose is never bid.
    """

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, decision: Decision
    ) -> None:
        title = translate("Calls", "How many tricks above six?")
        super().__init__(theme, font_size, parent, title)
        self.setObjectName("contract")
        set_help_anchor(self, "five_minutes#bids")
        self._offers = [move for move in decision.moves if isinstance(move, Contract)]
        levels = sorted({move.level for move in self._offers})
        self.levels = {level: QPushButton(str(level)) for level in levels}
        ways = {strain: QPushButton(way_text(strain)) for strain in Strain}
        self.strains = dict[Strain | None, QPushButton](ways.items())
        self._level: int | None = None
        self._strain: Strain | None = Strain.UP
        top, middle, last = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for level, button in self.levels.items():
            button.setObjectName(f"level{level}")
            button.setProperty("number", True)
            on_choice(button, self._set_level, level)
            top.addWidget(button)
        top.addStretch(1)
        for strain, button in ways.items():
            button.setObjectName(f"strain{strain.value}")
            on_choice(button, self._set_strain, strain)
            if strain is Strain.NT:
                self.commands[button] = "no_trump"
            middle.addWidget(button)
        last.addStretch(1)
        self.can_pass = PASS in decision.moves
        if self.can_pass:
            self.add_pass(last, translate("Calls", "&Pass"))
        else:
            last.addWidget(self.quiet(translate("Calls", "Everyone passed: you must bid.")))
        last.addWidget(self.done)
        for row in (top, middle, last):
            self.column.addLayout(row)
        self._show_choice()

    def adapt(self, room: Rect) -> None:
        super().adapt(room)
        self.size_levels()

    def pair_of(self, move: Move) -> tuple[int, Strain] | None:
        return (move.level, move.strain) if isinstance(move, Contract) else None

    def _set_level(self, level: int) -> None:
        if self._strain is not None and Contract(level, self._strain) not in self._offers:
            self._strain = None
        super()._set_level(level)

    def preselect(self, move: Move) -> bool:
        if not isinstance(move, Contract) or move not in self._offers:
            return super().preselect(move)
        self._strain = move.strain
        self._set_level(move.level)
        return True

    def _offer(self) -> Move | None:
        level, strain = self._level, self._strain
        offer = None if level is None or strain is None else Contract(level, strain)
        return offer if offer in self._offers else None

    def _show_choice(self) -> None:
        chosen = self._level
        for strain, button in self.strains.items():
            offer = None if chosen is None or strain is None else Contract(chosen, strain)
            button.setEnabled(offer is None or offer in self._offers)
        super()._show_choice()

    def take(self, press: Press) -> bool:
        if press.means("no_trump") and self.strains[Strain.NT].isEnabled():
            self._set_strain(Strain.NT)
            return True
        return super().take(press)


class OrderPanel(ButtonsPanel):
    """Without trump: whether high or low cards win. Enter takes what a hint or an arrow marked."""

    numbered = True

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, decision: Decision
    ) -> None:
        moves = [move for move in decision.moves if isinstance(move, NameOrder)]
        numbers = {move: number for number, move in enumerate(moves, start=1)}

        def words(move: Move) -> str:
            low = isinstance(move, NameOrder) and move.low
            text = (
                translate("Calls", "&{number}  Low: A 2 3 … K")
                if low
                else translate("Calls", "&{number}  High: A K Q … 2")
            )
            return text.format(number=numbers[move]) if isinstance(move, NameOrder) else ""

        super().__init__(
            theme,
            font_size,
            parent,
            moves=moves,
            title=translate("Calls", "Which cards win?"),
            words=words,
            names=lambda move: "low" if isinstance(move, NameOrder) and move.low else "high",
            first=False,
        )
        self.setObjectName("order")
        set_help_anchor(self, "five_minutes#trump")
