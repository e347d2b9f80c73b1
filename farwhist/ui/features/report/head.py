"""The bar above the report."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from farwhist.ui.review.page_style import HEAD, PageStyle
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.style.icons import icon
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import ElidedLabel

translate = QCoreApplication.translate


class ReportHead(QFrame):
    """The way back, what is reported of how many matches, and copying it."""

    def __init__(self, look: PageStyle, title: str) -> None:
        super().__init__()
        px = look.px
        self.setProperty("head", True)
        self.setFixedHeight(px(HEAD))
        self.back = QPushButton(translate("Report", "&Back"))
        self.back.setIcon(icon("left", look.theme.text))
        self.back.setIconSize(QSize(px(16), px(16)))
        self.back.setToolTip(shown_key("Esc"))
        self.copy = QPushButton(translate("Report", "&Copy result"))
        self.copy.setToolTip(shown_key("Ctrl+C"))
        for button in (self.back, self.copy):
            button.setProperty("dark", True)
        self.spans = Segments(
            {
                "match": translate("Report", "This match"),
                "last": translate("Report", "Last 20"),
                "all": translate("Report", "All time"),
            },
            translate("Report", "Which matches"),
        )
        self.spans.show_value("match")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        self.title, self.note = ElidedLabel(), ElidedLabel()
        told = (self.title, translate("Report", "Match report")), (self.note, title)
        for kind, (line, text) in zip(("title", "note"), told, strict=True):
            line.setProperty(kind, True)
            line.setText(text)
            words.addWidget(line)
        words.addStretch(1)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(px(16), 0, px(16), 0)
        self.row.setSpacing(px(12))
        self.row.addWidget(self.back)
        self.row.addLayout(words, 1)
        self.row.addWidget(self.spans)
        self.row.addWidget(self.copy)
