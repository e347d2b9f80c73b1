"""What can be done besides playing a card: a strip above the hand, and buttons beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    KNOCK,
    PASS,
    PLAY_UNSEEN,
    Discard,
    Give,
    Knock,
    Move,
    PlayUnseen,
)
from farwhist.engine.position import Position
from farwhist.rules.decided import Ending
from farwhist.ui.panels.bidding import QuestionPanel
from farwhist.ui.panels.panel import mark, on_click
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.table.input.hand_input import card_of
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme, panel_style
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


class TableButton(QPushButton):
    """Stands at the lower left of the table, beside the own plate."""

    def __init__(self, theme: Theme, table: Table) -> None:
        super().__init__(table.view)
        self._table = table
        self.setProperty("action", True)
        self.setProperty("panel", True)
        self.setStyleSheet(panel_style(theme, 14))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        table.input_block.shield(self)
        table.resized.connect(self._fit)

    def show_words(self, words: str) -> None:
        """Appear with these words."""
        self.setText(words)
        self._fit()
        self.show()
        self.raise_()

    def _fit(self) -> None:
        if not self.text():
            return
        self.adjustSize()
        layout = self._table.layout_now()
        own = layout.label
        right = layout.sizes.width - own.x
        self.move(round(max(8.0, right - self.width())), round(own.bottom - self.height()))


class ClaimButton(TableButton):
    """Is there while an ending is offered."""

    def __init__(self, theme: Theme, table: Table) -> None:
        super().__init__(theme, table)
        self.setObjectName("claim")
        set_help_anchor(self, "glossary#claim")

    def offer(self, ending: Ending | None) -> None:
        """Show what can be claimed, or nothing."""
        if ending is None:
            self.hide()
            return
        if ending.tricks is None:
            words = translate("Claim", "Play out deal")
        else:
            words = Counts.claim(ending.tricks)
        self.show_words(words + "  N")


BESIDE: Final = 8
"""The gap to the own plate where the bar stands beside the hand, in pixels."""

_HELP: Final[Mapping[type[Move], str]] = {
    Discard: "glossary#kitty",
    Give: "glossary#penalty",
    Knock: "glossary#dog",
    PlayUnseen: "glossary#dog",
}
"""What tells about a decision in which there is such a move; all others are about passing."""


def _help_on(decision: Decision, view: Position) -> str:
    if view.penalty is None and isinstance(decision.moves[0], Give):
        return "glossary#passing"
    found = (_HELP[type(move)] for move in decision.moves if type(move) in _HELP)
    return next(found, "glossary#passing")


class ActionBar(QuestionPanel):
    """Stands at the lower end of its room, so that pile and trick stay in sight.

    Where the trick reaches down to there, it stands beside the hand, if that leaves room.

    It lays what was picked on the table, passes, knocks, or plays the card that nobody has seen.
    `no_pass` is why one may not pass where one often may; it stands below, and answers the key.
    """

    shares_hand = True

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        table: Table,
        *,
        decision: Decision,
        no_pass: str = "",
    ) -> None:
        super().__init__(theme, font_size, table.view)
        self.setObjectName("strip")
        set_help_anchor(self, _help_on(decision, table.position))
        self._table = table
        self._moves = decision.moves
        self.row = QHBoxLayout()
        self.row.setSpacing(8)
        add_layout(self.column, self.row)
        self.told = QLabel()
        self.told.setProperty("heading", True)
        self.row.addWidget(self.told)
        self._lay: QPushButton | None = None
        if table.input.selection.wanted:
            self._lay = self.action("")
            self._lay.setObjectName("lay")
            on_click(self._lay, table.input.lay_picked)
            self.row.addWidget(self._lay)
        self._offered: dict[CommandId, Move] = {}
        self._buttons: dict[Move, QPushButton] = {}
        self._entered: Move | None = None
        drawn = table.position.stock
        words = translate("Strip", "&Pass and draw") if drawn else translate("Strip", "&Pass")
        self._add(PASS, "pass", words)
        self._add(KNOCK, "knock", translate("Strip", "&Knock: keep it"))
        self._add(PLAY_UNSEEN, "ready", translate("Strip", "Play it &unseen"))
        self.own = frozenset(self._offered)
        self.no_pass = no_pass
        if no_pass:
            self.own |= {"pass"}
            self.column.addWidget(self.quiet(no_pass))
        table.input.picked.connect(self.tell)
        self.tell()

    def fit(self, room: Rect, fonts: Sequence[int] = ()) -> None:
        super().fit(room, fonts)
        layout, trick = self._table.layout_now(), self._table.position.trick
        own = layout.plates[self._table.match.viewer]
        if not any(self.covers(layout.poses[card].bounds()) for _, card in trick):
            return
        usual = self.place
        self.place = QPoint(round(own.right + BESIDE), round(own.bottom + BESIDE))
        self.move(self.place)
        inside = self.geometry().right() < layout.sizes.width
        if not inside or any(self.covers(pose.bounds()) for pose in layout.resting.values()):
            self.place = usual
            self.move(usual)

    def adapt(self, room: Rect) -> None:
        self.column.setContentsMargins(12, 6, 12, 6)  # as wide as what is said, and no wider

    def buttons_of(self, move: Move) -> tuple[QPushButton, ...]:
        return (self._buttons[move],) if move in self._buttons else ()

    def tell(self) -> None:
        """Write what is picked, and what can be done with it."""
        self._enter(None)
        picking = self._table.input.selection
        if any(isinstance(move, Give) for move in self._moves):
            if self._table.position.penalty is None:
                self.told.setText(translate("Strip", "Choose a card for your partner"))
            else:
                self.told.setText(translate("Strip", "Choose a card to give away"))
        elif any(isinstance(move, Discard) for move in self._moves):
            text = translate("Strip", "Discard {cards}")
            self.told.setText(text.format(cards=Counts.cards(picking.count)))
        elif self._lay is not None:
            self.told.setText(translate("Strip", "Choose a card, or several of one rank"))
        elif self._moves == (PASS,):
            self.told.setText(translate("Strip", "No card fits"))
        else:
            self.told.setText(translate("Strip", "Your card"))
        self.setAccessibleName(" ".join(filter(None, (self.told.text(), self.no_pass))))
        if self._lay is None:
            return
        if any(isinstance(move, Discard) for move in self._moves):
            text = translate("Strip", "Done ({count} of {all})")
            self._lay.setText(text.format(count=len(picking.cards), all=picking.count) + "  ⏎")
        else:
            text = (
                translate("Strip", "Play {cards}")
                if picking.cards
                else translate("Strip", "Play", "what was picked")
            )
            self._lay.setText(text.format(cards=Counts.cards(len(picking.cards))) + "  ⏎")
        self._lay.setEnabled(self._ready())
        self.refit()

    @property
    def preselected(self) -> Move | None:
        return self._entered

    def preselect(self, move: Move) -> bool:
        if move not in self._buttons:
            return False
        self._table.input.put_down()
        self._enter(move)
        return True

    def _enter(self, move: Move | None) -> None:
        """Let Enter make this move until the player does something else."""
        self._entered = move
        for each, button in self._buttons.items():
            mark(button, each == move)

    def take(self, press: Press) -> bool:
        if press.enters and self._entered is not None:
            self.chosen.emit(self._entered)
            return True
        self._enter(None)
        if press.enters and self._ready():
            self._table.input.lay_picked()
            return True
        if self.no_pass and press.means("pass"):
            self._table.announced.emit(self.no_pass)
            return True
        for command, move in self._offered.items():
            if not press.held and (press.enters if command == "ready" else press.means(command)):
                self.chosen.emit(move)
                return True
        return False

    def _ready(self) -> bool:
        picking = self._table.input.selection
        return picking.move() is not None or bool(picking.discards())

    def _add(self, move: Move, command: CommandId, words: str) -> None:
        if move not in self._moves:
            return
        button = QPushButton(words)
        button.setObjectName("unseen" if command == "ready" else command)
        self._buttons[move] = button
        if command != "ready":  # its sign stands on the button
            self.commands[button] = command
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        on_click(button, self.chosen.emit, move)
        self.row.addWidget(button)
        self._offered[command] = move
        if command == "ready":
            button.setText(words + "  ⏎")


def about_cards(decision: Decision, view: Position) -> bool:
    """Whether a decision is made on the cards of the hand, or beside a pile."""
    return bool(view.pile) or any(
        move == PLAY_UNSEEN or card_of(move) is not None for move in decision.moves
    )


def may_ask_to_pass(decision: Decision, view: Position) -> bool:
    """Whether a card is asked for the pile without the choice to pass, which one often has."""
    gives = isinstance(decision.moves[0], Give)
    return bool(view.pile) and not gives and PASS not in decision.moves


def needs_strip(decision: Decision, table: Table) -> bool:
    """Whether a decision about cards offers more than to play one of them."""
    extra = (PASS, KNOCK, PLAY_UNSEEN)
    gives = isinstance(decision.moves[0], Give)
    return table.input.selection.wanted or gives or any(move in extra for move in decision.moves)
