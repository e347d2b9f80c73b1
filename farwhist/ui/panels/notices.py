"""Lines above the table: what must not be overlooked, what has gone wrong, what is offered."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.ui.match.practice import Practice, PracticeKind
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
        """Offer what `button` names; one that is not `closable` stays until it is taken."""
        self.key = key
        self.take.setText(button)
        self.close_button.setVisible(closable)
        self.say(text)


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
    """Says in the line above the table what can be gone back to.

    Others may offer something there in turn, each under a key; this is what has none.
    """

    def __init__(self, practice: Practice, offer: Offer) -> None:
        super().__init__(practice)
        self._practice = practice
        self._offer = offer
        practice.practising.connect(self._offer_back)
        practice.making_way.connect(self._offer_aside)
        practice.withdrawn.connect(self._withdraw)
        offer.taken.connect(self._take)

    def _offer_back(self, kind: PracticeKind) -> None:
        told = {
            "again": translate(
                "Practice", "Practice: the same cards once more. It does not count."
            ),
            "given": translate("Practice", "Practice: a deal of your own. It does not count."),
            "dated": translate(
                "Practice", "The same cards for everybody. They do not count in your statistics."
            ),
        }
        self._offer.make(
            told[kind],
            translate("Practice", "&Back to the match"),
            closable=False,
        )

    def _offer_aside(self, aside: bool) -> None:
        self._offer.hide()
        if aside:
            self._offer.make(
                translate(
                    "Practice", "A new match begins. Your previous match has been put aside."
                ),
                translate("Practice", "&Resume it"),
                closable=True,
            )

    def _withdraw(self) -> None:
        if not self._offer.key:
            self._offer.hide()

    def _take(self) -> None:
        if not self._offer.key:
            self._practice.take()
