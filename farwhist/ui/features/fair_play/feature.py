"""What others must know before they compare a match: the entries, and the dialog."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.engine.proof import NOTED, Proof, drawn_in, fingerprint, hands_in
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import Request
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.passing_words import CopyButton
from farwhist.ui.style.text import label_for

translate = QCoreApplication.translate


class Entry(Struct, frozen=True):
    """A fingerprint with its title; `text` is None as long as it is secret, `until` says when."""

    title: str
    fingerprint: str
    text: str | None
    until: str
    deal: int | None = None

    @property
    def record(self) -> str:
        """What is copied, and what `farwhist verify` reads."""
        return f"{NOTED}{self.fingerprint}\n{self.text or ''}"


def entries(
    proofs: Iterable[Proof], view: Position, viewer: Seat | None, names: Sequence[str]
) -> list[Entry]:
    """Return what the player may see, the match first and then the newest deal.

    Args:
        proofs: of the whole match, as far as the engine is.
        view: what is shown on the table, which may be behind the engine.
        viewer: the player's own seat, whose bids prove nothing.
        names: of the players, by seat.
    """
    scored = {result.deal for result in view.results}
    found = []
    for proof in proofs:
        if proof.deal is None:
            title = translate("Fair play", "The whole match")
            until = translate("Fair play", "Secret until the match is over.")
            text = proof.text if view.over else None
            found.append(Entry(title, proof.fingerprint, text, until))
            continue
        if proof.deal > view.deal or (proof.deal == view.deal and not view.dealt):
            continue
        over = proof.deal in scored
        until = translate("Fair play", "Secret until the deal is over.")
        if proof.seat is None:
            title = translate("Fair play", "Deal {number}").format(number=proof.deal)
        elif proof.seat == viewer or not (over or view.ready[proof.seat]):
            continue
        else:
            over = over or view.bids[proof.seat] is not None
            until = translate("Fair play", "Secret until the bid is shown.")
            title = translate("Fair play", "Deal {number}: bid of {player}").format(
                number=proof.deal, player=names[proof.seat]
            )
        text = proof.text if over else None
        found.append(Entry(title, proof.fingerprint, text, until, proof.deal))
    return sorted(found, key=lambda entry: (entry.deal is not None, -(entry.deal or 0)))


def verdict(entry: Entry, noted: str, view: Position) -> tuple[bool, str]:
    """Return whether a revealed text is what the player noted, and say so."""
    assert entry.text is not None
    if fingerprint(entry.text) != noted.strip().lower():
        return False, translate(
            "Fair play", "This is not the fingerprint of the text. Was it copied for another deal?"
        )
    held = hands_in(entry.text)
    if held and not any(held.values()):
        held = drawn_in(entry.text)
    result = next((each for each in view.results if each.deal == entry.deal), None)
    if result is None or not held:
        return True, translate("Fair play", "The text has this fingerprint: nothing was changed.")
    played = [(seat, card.text) for trick in result.tricks for seat, card in trick.plays]
    seen = [(seat, card.text) for seat, hand in enumerate(result.dealt) for card in hand if card]
    owner = {text: seat for seat, hand in held.items() for text in hand}
    if any(owner.get(text, seat) != seat for seat, text in (*played, *seen)):
        return False, translate(
            "Fair play", "The text has this fingerprint, but different cards were played."
        )
    return True, translate(
        "Fair play",
        "The text has this fingerprint and its cards are the ones played: nothing was changed.",
    )


class FairPlayDialog(QDialog):
    """Shows `entries` as they are now; `view` is what has been shown on the table."""

    def __init__(self, entries: Sequence[Entry], view: Position, parent: QWidget) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        set_help_anchor(self, "opponents#fingerprints")
        self.setWindowTitle(translate("Fair play", "Fair play"))
        self._entries = entries
        self._view = view
        self.list = QListWidget()
        self.list.setAccessibleName(translate("Fair play", "Fingerprints"))
        self.list.addItems([entry.title for entry in entries])
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        mono.setPointSizeF(self.font().pointSizeF())
        self.print = QLineEdit()
        self.print.setReadOnly(True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.noted = QLineEdit()
        self.noted.setPlaceholderText(
            translate("Fair play", "Paste your copy, or leave empty to check the fingerprint above")
        )
        for field in (self.print, self.text, self.noted):
            field.setFont(mono)
        self.copy_button = CopyButton(translate("Fair play", "&Copy"), lambda: self._entry.record)
        self.verify_button = QPushButton(translate("Fair play", "&Verify"))
        self.verify_button.setProperty("action", True)
        self.said = QLabel()
        self.said.setObjectName("said")
        self.said.setWordWrap(True)
        self._arrange()
        on_click(self.verify_button, self._verify)
        self.list.currentRowChanged.connect(self._show)
        newest_deal = next((row for row, each in enumerate(entries) if each.deal), 0)
        self.list.setCurrentRow(newest_deal)

    def _arrange(self) -> None:
        intro = QLabel(
            translate(
                "Fair play",
                "The cards and the other players' bids are fixed before you choose. Copy a "
                "fingerprint now; when the deal is over you see the text it was made from, and "
                "any SHA-256 tool gives the same fingerprint.",
            )
        )
        intro.setWordWrap(True)
        grid = QGridLayout()
        rows: list[tuple[str, QWidget]] = [
            (translate("Fair play", "&Fingerprint:"), self.print),
            (translate("Fair play", "&Text:"), self.text),
            (translate("Fair play", "&Your copy:"), self.noted),
        ]
        for row, (words, field) in enumerate(rows):
            label = label_for(words, field)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(field, row, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        action = QDialogButtonBox.ButtonRole.ActionRole
        buttons.addButton(self.copy_button, action)
        buttons.addButton(self.verify_button, action)
        buttons.rejected.connect(self.reject)
        right = QVBoxLayout()
        add_layout(right, grid, 1)
        right.addWidget(self.said)
        middle = QHBoxLayout()
        middle.addWidget(self.list, 1)
        add_layout(middle, right, 3)
        column = QVBoxLayout(self)
        column.addWidget(intro)
        add_layout(column, middle, 1)
        column.addWidget(buttons)
        line, letter = self.fontMetrics().lineSpacing(), self.print.fontMetrics().averageCharWidth()
        self.said.setMinimumHeight(2 * line)
        self.print.setMinimumWidth(66 * letter)
        self.resize(self.sizeHint().width(), 34 * line)

    @property
    def _entry(self) -> Entry:
        return self._entries[self.list.currentRow()]

    def _show(self) -> None:
        entry = self._entry
        self.print.setText(entry.fingerprint)
        self.print.setCursorPosition(0)
        self.text.setPlainText(entry.text or "")
        self.text.setPlaceholderText(entry.until)
        self.verify_button.setEnabled(entry.text is not None)
        self.noted.setEnabled(entry.text is not None)
        self.noted.clear()
        self.said.clear()

    def _verify(self) -> None:
        entry = self._entry
        right, words = verdict(entry, self.noted.text() or entry.fingerprint, self._view)
        self.said.setText(f"✓ {words}" if right else f"✗ {words}")


class FairPlay(Feature):
    """Shows the fingerprints of the match on the table, and what may be known of them."""

    def answer(self, request: Request) -> str:
        """Open the dialog, once there is a match."""
        services = self.services
        runner, view = services.match.runner, services.table.position
        if runner.begun:
            names = services.scoreboard.names()
            shown = entries(runner.carried().proofs(), view, runner.setting.human, names)
            dialog = FairPlayDialog(shown, view, services.window)
            dialog.copy_button.said.connect(self.say_answer)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
        return ""
