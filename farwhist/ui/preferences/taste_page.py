"""Pages whose controls each hold one field of the player's taste."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.preferences.gallery import Gallery
from farwhist.ui.preferences.page import Page
from farwhist.ui.preferences.pictures import Pictures
from farwhist.ui.preferences.switch import Switch
from farwhist.ui.preferences.words import label, words
from farwhist.ui.taste import Taste, Tastes


class TastePage(Page):
    """Makes controls that change a field at once and follow it when it changes elsewhere.

    Each control has the field's name as its object name.

    Args:
        language: tells the language of the window, for the letters on the cards.
    """

    def __init__(self, tastes: Tastes, language: Callable[[], str] = lambda: "en") -> None:
        super().__init__()
        self.tastes = tastes
        self.fields: list[str] = []
        self._language = language
        self._followers: list[Callable[[Taste], None]] = []
        self._galleries: list[Gallery] = []
        self._pictures = Pictures()
        self._drawn: object = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(4, 6, 4, 6)
        tastes.changed.connect(self._follow)

    def restore_defaults(self) -> None:
        usual = Taste()
        self.tastes.set(**{name: getattr(usual, name) for name in self.fields})

    def form(self, heading: str = "") -> QFormLayout:
        """Begin a part of the page, with a heading if there is one."""
        if heading:
            title = QLabel(heading)
            font = title.font()
            font.setBold(True)
            title.setFont(font)
            self.column.addSpacing(4)
            self.column.addWidget(title)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading)
        self.column.addLayout(form)
        return form

    def choice(self, form: QFormLayout, name: str) -> QComboBox:
        """Add a list of the values of a field."""
        box = combo(words(name))
        box.setObjectName(name)
        box.currentIndexChanged.connect(lambda: self.tastes.set(**{name: box.currentData()}))
        form.addRow(label(name) + ":", box)
        self.follow(
            name, lambda taste: box.setCurrentIndex(box.findData(getattr(taste, name))), box
        )
        return box

    def switch(self, name: str) -> Switch:
        """Add a box to tick for a field that is yes or no."""
        box = Switch(label(name))
        box.setObjectName(name)
        box.toggled.connect(lambda on: self.tastes.set(**{name: "yes" if on else "no"}))
        self.column.addWidget(box)
        self.follow(name, lambda taste: box.setChecked(getattr(taste, name) == "yes"), box)
        return box

    def gallery(self, name: str) -> Gallery:
        """Add pictures of the values of a field."""
        gallery = Gallery(label(name), words(name), lambda value: self._draw(name, value))
        gallery.setObjectName(name)
        gallery.chosen.connect(lambda value: self.tastes.set(**{name: value}))
        self.column.addWidget(gallery)
        self._galleries.append(gallery)
        self.follow(name, lambda taste: gallery.show_value(getattr(taste, name)), gallery)
        return gallery

    def line(self, form: QFormLayout, text: str, field: QWidget, more: QWidget) -> None:
        """Add a labelled row of two widgets; the label belongs to the first."""
        row = QHBoxLayout()
        row.addWidget(field, 1)
        row.addWidget(more)
        words_ = QLabel(text + ":")
        words_.setBuddy(field)
        form.addRow(words_, row)

    def follow(self, name: str, show: Callable[[Taste], None], *controls: QWidget) -> None:
        """Keep controls in step with a field; `show` puts the field's value into them."""

        def quietly(taste: Taste) -> None:
            blockers = [QSignalBlocker(control) for control in controls]
            show(taste)
            del blockers

        self.fields.append(name)
        self._followers.append(quietly)
        quietly(self.tastes.now)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_all()

    def _follow(self, taste: Taste) -> None:
        for show in self._followers:
            show(taste)
        if self.isVisible():
            self._draw_all()

    def _draw_all(self) -> None:
        """Draw the galleries if the deck, or the screen, is another one than last time."""
        ratio = self.devicePixelRatioF()
        state = (self.tastes.now.look(self._language()), ratio)
        if state != self._drawn:
            self._drawn, self._pictures.ratio = state, ratio
            for gallery in self._galleries:
                gallery.draw()

    def _draw(self, name: str, value: str) -> QPixmap:
        return self._pictures.draw(name, value, self.tastes.now.look(self._language()))


def combo(texts: dict[str, str]) -> QComboBox:
    """Return a list of these values, which needs no more room than there is."""
    box = QComboBox()
    for value, text in texts.items():
        box.addItem(text, value)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(min(max(map(len, texts.values())), 12))
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box
