"""Lines above the table: what must not be overlooked, what has gone wrong, what is offered.

What has happened and needs no answer is told on the table for a while, in a `Toast`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.ui.match.practice import Practice, PracticeKind
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.wording.file_words import why_unkept

translate = QCoreApplication.translate


class Notice(QFrame):
    """Hidden until it has something to say; nothing waits for it.

    `told(text)` is emitted when it says something.
    """

    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        set_help_anchor(self, "files#failures")
        self.setProperty("strip", True)
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.close_button = QPushButton(translate("Notice", "&Close"))
        on_click(self.close_button, self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 12, 3)
        row.addWidget(self.label, 1)
        row.addWidget(self.close_button)
        self.hide()

    def say(self, text: str) -> None:
        """Show `text`."""
        self.label.setText(text)
        self.show()
        self.told.emit(text)


class Offer(Notice):
    """Hidden until something is offered. `taken` is emitted when the player takes it.

    `key` tells apart what several parts of the program offer here, one after another.
    """

    taken = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = ""
        self.take = QPushButton()
        self.take.setObjectName("take offer")
        set_help_anchor(self, "files#windows")
        self.take.setProperty("action", True)
        on_click(self.take, self.taken.emit)
        row = self.layout()
        assert row is not None
        row.addWidget(self.take)
        row.removeWidget(self.close_button)
        row.addWidget(self.close_button)

    def make(self, text: str, button: str, *, closable: bool, key: str = "") -> None:
        """Offer what `button` names, if anything; what is not `closable` stays until taken."""
        self.key = key
        self.take.setText(button)
        self.take.setVisible(bool(button))
        self.close_button.setVisible(closable)
        self.say(text)


LASTING: Final = 8_000
"""Milliseconds that a toast is there; with something to take, twice as long."""

MARGIN: Final = 10
"""How far a toast lies from the edges of the table."""

PLACED: Final = {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide}
"""What changes the room that a toast has."""


class Toast(Offer):
    """Tells what has happened, and offers what can be done about it, on the foot of the table.

    It goes by itself, but not while the pointer or the keyboard is on it, or its window is not
    looked at: a page may lie over it, or another program. What has a key answers the player.

    Args:
        table: what it lies on.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setObjectName("toast")
        self.setProperty("strip", False)
        self.setProperty("toast", True)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._go)
        self._below: QWidget | None = None
        table.installEventFilter(self)

    def stand_above(self, panel: QWidget) -> None:
        """Leave this panel, which lies at the foot of the table, free as long as it is there."""
        self._below = panel
        panel.installEventFilter(self)
        self._place()

    def tell(self, text: str) -> None:
        """Tell what has come of something that the player asked for, with nothing to take."""
        self.make(text, "", closable=True, key="told")

    def say(self, text: str) -> None:
        super().say(text)
        self.timer.start(LASTING if self.take.isHidden() else 2 * LASTING)
        self._place()
        self.raise_()

    def _go(self) -> None:
        window = self.window()
        seen = window.childAt(self.mapTo(window, self.rect().center()))
        used = self.underMouse() or self._has(window.focusWidget())
        if used or not self._has(seen) or not self.isActiveWindow():
            self.timer.start(LASTING)
        else:
            self.hide()

    def _has(self, part: QWidget | None) -> bool:
        return part is self or (part is not None and self.isAncestorOf(part))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.DeferredDelete and watched is self._below:
            self._below = None
        if kind in PLACED:
            self._place()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._place()

    def _place(self) -> None:
        table = self.parentWidget()
        assert table is not None
        room = table.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        below = self._below
        if below is not None and below.isVisible():
            room.setBottom(below.mapTo(table, QPoint()).y() - MARGIN)
        wide = min(self.sizeHint().width(), room.width())
        self.resize(wide, max(self.heightForWidth(wide), self.minimumSizeHint().height()))
        self.move(room.center().x() - wide // 2, room.bottom() + 1 - self.height())


class ErrorNotices:
    """Says each trouble once, beside those that last, and takes it back when it is over."""

    def __init__(self, notice: Notice) -> None:
        self._notice = notice
        self._lasting: dict[str, str] = {}

    def say(self, text: str) -> None:
        """Tell what has happened; it stays until the player closes the notice."""
        self._notice.say("\n".join([*self._lasting.values(), text]))

    def begin(self, key: str, text: str) -> None:
        """Tell of a trouble that lasts; nothing is said again while it does."""
        if key not in self._lasting:
            self._lasting[key] = text
            self._notice.say("\n".join(self._lasting.values()))

    def begin_unkept(self, key: str, text: str, trouble: OSError) -> None:
        """Tell why something cannot be saved; {reason} in `text` is where that stands."""
        self.begin(key, text.format(reason=why_unkept(trouble)))

    def end(self, key: str) -> None:
        """Take a trouble back; those that last stay, unless the player has closed the notice."""
        if self._lasting.pop(key, None) is None or self._notice.isHidden():
            return
        if self._lasting:
            self._notice.say("\n".join(self._lasting.values()))
        else:
            self._notice.hide()

    def lasts(self, key: str) -> bool:
        """Whether a trouble has begun and not ended."""
        return key in self._lasting


class PracticeOffer(QObject):
    """Says in the line above the table, or on it for a while, what can be gone back to.

    Others may offer something there in turn, each under a key; this is what has none.
    """

    def __init__(self, practice: Practice, offer: Offer, toast: Toast) -> None:
        super().__init__(practice)
        self._practice = practice
        self._offer = offer
        self._toast = toast
        practice.practising.connect(self._offer_back)
        practice.making_way.connect(self._offer_aside)
        practice.withdrawn.connect(self._withdraw)
        for each in (offer, toast):
            each.taken.connect(partial(self._take, each))

    def _offer_back(self, kind: PracticeKind) -> None:
        words = self._practice.words
        told = {
            "again": translate(
                "Practice", "Practice: the same cards once more. It does not count."
            ),
            "given": translate("Practice", "Practice: a deal of your own. It does not count."),
            "dated": " ".join(each for each in (words.counts, words.help) if each),
        }
        self._offer.make(
            told[kind],
            translate("Practice", "&Back to the match"),
            closable=False,
        )

    def _offer_aside(self, aside: bool) -> None:
        self._offer.hide()
        self._toast.hide()
        if aside:
            self._toast.make(
                translate(
                    "Practice", "A new match begins. Your previous match has been put aside."
                ),
                translate("Practice", "&Resume it"),
                closable=True,
            )

    def _withdraw(self) -> None:
        for each in (self._offer, self._toast):
            if not each.key:
                each.hide()

    def _take(self, taken: Offer) -> None:
        if not taken.key:
            self._practice.take()


class ReopenedDeal(QObject):
    """Tells on the table that undo has gone back into a deal that had ended, and offers redo."""

    KEY: Final = "reopened"

    def __init__(self, runner: MatchRunner, toast: Toast) -> None:
        super().__init__(runner)
        self._runner = runner
        self._toast = toast
        self._deal = 0
        runner.reopened.connect(self._tell)
        runner.changed.connect(self._look)
        toast.taken.connect(self._redo)

    @property
    def _told(self) -> bool:
        return self._toast.key == self.KEY and not self._toast.isHidden()

    def _tell(self, deal: int) -> None:
        if self._runner.rehearsing:
            return
        self._deal = deal
        told = translate("Undo", "Taken back into deal {deal}.").format(deal=deal)
        self._toast.make(told, translate("Undo", "&Redo"), closable=True, key=self.KEY)

    def _look(self) -> None:
        """Tell it no more when the deal has ended again, or has gone on otherwise."""
        runner = self._runner
        if self._told and (runner.deals_ended >= self._deal or not runner.can_redo):
            self._toast.hide()

    def _redo(self) -> None:
        """Make again what was taken back, until the deal has ended."""
        runner = self._runner
        if not self._told:
            return
        self._toast.hide()
        while runner.can_redo and runner.deals_ended < self._deal:
            runner.redo()
