"""The calls and cards of a deal so far, made one after another for all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.deal_text import DealText, is_play
from farwhist.ui.features.editor import editor_words
from farwhist.ui.features.editor.look import EditorLook
from farwhist.ui.features.editor.playing_out import next_decision
from farwhist.ui.features.editor.trick_table import TrickTable
from farwhist.ui.style.layouts import FlowLayout

translate = QCoreApplication.translate

LEAST: Final = (400, 150)
"""From this size on, in pixels at a text of 100 %, the trick is drawn beside the text."""


class PlayedPanel(QWidget):
    """Shows what was called and played, and takes the next move of whoever is due.

    Signals:
        edited(draft): the draft as it is then.
        end_wanted(): let all seats play to the end.
    """

    edited = Signal(object)
    end_wanted = Signal()

    def __init__(self, look: EditorLook) -> None:
        super().__init__()
        self.setProperty("clear", True)
        self._draft: DealDraft | None = None
        self.decision: Decision | None = None
        self.told = QPlainTextEdit()
        self.told.setReadOnly(True)
        self.told.setMinimumHeight(look.px(22))
        self.told.setTabChangesFocus(True)
        self.told.setAccessibleName(translate("Editor", "Calls and cards so far"))
        self.asked = QLabel()
        self.choice = QComboBox()
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(8)
        self.add = QPushButton(translate("Editor", "Add"))
        self.back = QPushButton(translate("Editor", "Take back"))
        self.none = QPushButton(translate("Editor", "All back"))
        self.end = QPushButton(translate("Editor", "Let everyone play on"))
        lines = QWidget()
        lines.setProperty("clear", True)
        row = FlowLayout(lines, look.px(8))
        for part in (self.asked, self.choice, self.add, self.back, self.none, self.end):
            row.addWidget(part)
        self.table = TrickTable(look)
        self._look = look
        self._has_trick = False
        shown = QHBoxLayout()
        shown.setSpacing(look.px(8))
        shown.addWidget(self.told, 1)
        shown.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        column.addLayout(shown, 1)
        column.addWidget(lines)
        self.add.clicked.connect(self._add)
        self.back.clicked.connect(lambda: self._keep(-1))
        self.end.clicked.connect(self.end_wanted)
        self.none.clicked.connect(lambda: self._keep(0))

    def show_draft(
        self, draft: DealDraft, match: Match | None, text: DealText | None, names: Sequence[str]
    ) -> None:
        """Show the moves of a draft; its match is there once all hands are whole."""
        self._draft, self.decision = draft, None
        if match is None:
            self.told.setPlainText(
                translate("Editor", "Calls and cards can be added once all hands are complete.")
            )
        else:
            lines = editor_words.played_lines(match, names)
            if match.over:
                lines.append(translate("Editor", "The deal is over."))
            elif not lines:
                lines.append(translate("Editor", "Nobody has called yet."))
            self.told.setPlainText("\n".join(lines))
            if text is not None:
                self.decision = next_decision(match)
        self._show_trick(match)
        self._ask(names)
        self.back.setEnabled(bool(draft.moves))
        self.none.setEnabled(bool(draft.moves))
        self.end.setEnabled(self.decision is not None)

    def _show_trick(self, match: Match | None) -> None:
        """Show the trick where cards are played to one, and where there is room."""
        self._has_trick = (
            match is not None and self.plays and match.rules.kind.tricks  # type: ignore[attr-defined]
        )
        if match is not None and self.decision is not None:
            self.table.show_match(match, self.decision.seat)
        self._fit()

    def _fit(self) -> None:
        px = self._look.px
        room = self.width() >= px(LEAST[0]) and self.height() >= px(LEAST[1])
        self.table.setVisible(self._has_trick and room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _ask(self, names: Sequence[str]) -> None:
        decision = self.decision
        self.choice.clear()
        for part in (self.asked, self.choice, self.add):
            part.setVisible(decision is not None)
        if decision is None:
            return
        asked = editor_words.asked(decision, names[decision.seat])
        self.asked.setText(asked)
        self.choice.setAccessibleName(asked)
        for number, move in enumerate(decision.moves):
            self.choice.addItem(editor_words.move_words(move), number)

    @property
    def plays(self) -> bool:
        """Whether the seat that is due plays a card."""
        return self.decision is not None and is_play(self.decision.moves[0])

    def make(self, move: Move) -> bool:
        """Make a move of the seat that is due; return whether it is legal."""
        if self.decision is None or move not in self.decision.moves:
            return False
        assert self._draft is not None
        made = (*self._draft.moves, (self.decision.seat, move))
        self.edited.emit(self._draft.with_moves(made))
        return True

    def _add(self) -> None:
        if self.decision is not None:
            self.make(self.decision.moves[self.choice.currentData()])

    def _keep(self, end: int) -> None:
        if self._draft is not None:
            self.edited.emit(self._draft.with_moves(self._draft.moves[:end]))
