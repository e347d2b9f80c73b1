"""The bars above and below the editor: the way back, edits undone, and what becomes of a deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.review.page_style import HEAD, PageStyle
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.style.icons import IconName, icon
from farwhist.ui.style.layouts import FlowLayout
from farwhist.ui.style.text import ElidedLabel
from farwhist.ui.wording.punctuation import noted

translate = QCoreApplication.translate


class EditorHead(QFrame):
    """The way back, what is edited, undo and redo, and where a deal may come from.

    What is edited is left out where its name would be cut off, and the buttons stand in a second
    line where they do not fit into one.
    """

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        px = style.px
        self.setProperty("head", True)
        self._style = style
        self.back = self._button(translate("Editor", "&Back"), "Esc", "left")
        self.about = ElidedLabel()
        self.about.setProperty("note", True)
        self.undo = self._button("", "Ctrl+Z", "undo", translate("Editor", "Undo"))
        self.redo = self._button("", "Ctrl+Y", "redo", translate("Editor", "Redo"))
        self.paste = self._button(translate("Editor", "Paste"), "Ctrl+V")
        self.file = self._button(translate("Editor", "Open a file…"), "Ctrl+O")
        self.table = self._button(translate("Editor", "Deal from the table"), "")
        self.title = ElidedLabel()
        self.title.setText(translate("Editor", "Deal editor"))
        self.title.setProperty("title", True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.about)
        words.addStretch(1)
        first, self._buttons = QHBoxLayout(), QHBoxLayout()
        for row in (first, self._buttons):
            row.setSpacing(px(8))
        first.addWidget(self.back)
        first.addLayout(words, 1)
        first.addStretch()
        for button in (self.undo, self.redo, self.paste, self.file, self.table):
            self._buttons.addWidget(button)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lines.setContentsMargins(px(12), 0, px(12), 0)
        self._lines.setSpacing(px(8))
        self._lines.addLayout(first, 1)
        self._lines.addLayout(self._buttons)
        self.setFixedHeight(px(HEAD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px, direction = self._style.px, QBoxLayout.Direction
        taken = px(12 + 8 + 12) + self.back.sizeHint().width() + self._buttons.sizeHint().width()
        two = self.width() < taken
        title = self.title.fontMetrics().horizontalAdvance(self.title.text()) + px(8)
        named = two or self.width() >= taken + px(8) + title
        for label in (self.title, self.about):
            label.setVisible(named)
        self._lines.setDirection(direction.TopToBottom if two else direction.LeftToRight)
        space = px(8) if two else 0
        self._lines.setContentsMargins(px(12), space, px(12), space)
        self.setFixedHeight(px(2 * HEAD - 8) if two else px(HEAD))

    def _button(
        self, text: str, key: str, sign: IconName | None = None, name: str = ""
    ) -> QPushButton:
        button, side = QPushButton(text), self._style.px(16)
        button.setProperty("dark", True)
        if sign is not None:
            button.setIcon(icon(sign, self._style.theme.text))
            button.setIconSize(QSize(side, side))
        shown = shown_key(key)
        button.setToolTip(noted(name, shown) if name and shown else name or shown)
        if name:
            button.setAccessibleName(name)
        return button


class EditorFoot(QFrame):
    """What becomes of the deal, and why nothing can yet.

    The longest button is called by a word where one line cannot hold all of them.
    """

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self.setProperty("head", True)
        self._style = style
        self.play = QPushButton(translate("Editor", "Play it"))
        self.study = QPushButton(translate("Editor", "Study it"))
        self._asks = translate("Editor", "Ask the coach what each choice is worth")
        self.coach = QPushButton(self._asks)
        self.coach.setAccessibleName(self._asks)
        self.code = QPushButton(translate("Editor", "Copy code"))
        self.diagram = QPushButton(translate("Editor", "Copy diagram"))
        self.save = QPushButton(translate("Editor", "Save…"))
        self.why = QLabel()
        self.why.setProperty("why", True)
        self.save.setProperty("gold", True)
        around = QVBoxLayout(self)
        around.setContentsMargins(style.px(12), style.px(8), style.px(12), style.px(8))
        lines = QWidget()
        lines.setProperty("clear", True)
        around.addWidget(lines)
        row = self._row = FlowLayout(lines, style.px(8))
        for button in self.buttons:
            if button is not self.save:
                button.setProperty("dark", True)
            row.addWidget(button)
        row.addWidget(self.why)
        self._keys: dict[QPushButton, str] = {}
        for button, key in ((self.code, "Ctrl+C"), (self.save, "Ctrl+S")):
            shown = shown_key(key)
            self._keys[button] = shown
            button.setToolTip(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        """Let the longest button say less where one line cannot hold all of them."""
        self.coach.setText(self._asks)
        gap = self._row.spacing()
        wide = sum(button.sizeHint().width() + gap for button in self.buttons) - gap
        if wide > self.contentsRect().width() - 2 * self._style.px(12):
            self.coach.setText(translate("Editor", "Coach"))
        self._tell_coach()

    def _tell_coach(self) -> None:
        """Tell why the coach cannot be asked, or what the button says where it says less."""
        short = self.coach.text() != self._asks
        told = self.coach.accessibleDescription() or (self._asks if short else "")
        self.coach.setToolTip(told)

    @property
    def buttons(self) -> list[QPushButton]:
        """All of them, in their order."""
        return [self.play, self.study, self.coach, self.code, self.diagram, self.save]

    def allow(self, why_not: str, over: bool, why_no_coach: str) -> None:
        """Let the buttons be used, or say why not."""
        self.why.setText(f"▼ {why_not}" if why_not else "")
        self.why.setVisible(bool(why_not))
        study = why_not or (
            ""
            if over
            else translate("Editor", "You can study the deal once all cards have been played.")
        )
        for button in self.buttons:
            reason = why_not
            if button is self.study:
                reason = study
            elif button is self.coach:
                reason = why_not or why_no_coach
            button.setEnabled(not reason)
            button.setAccessibleDescription(reason)
            button.setStatusTip(reason)
            button.setToolTip(reason or self._keys.get(button, ""))
        self._tell_coach()
