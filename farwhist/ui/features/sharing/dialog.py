"""Which picture to share, and where to: the clipboard or a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.requests import PictureKind
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.saved_file import with_suffix, write_picture
from farwhist.ui.system.files import PICTURES, folder_of
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate


PREVIEW: Final = QSize(520, 340)
"""The most room of the small picture, in pixels."""


class SharedPicture(Struct, frozen=True):
    """One of the pictures that can be shared.

    Attributes:
        image: None where there is none now.
        caption: what is written on it.
        why_not: why there is none.
    """

    what: PictureKind
    image: QImage | None
    caption: str = ""
    why_not: str = ""


def words(what: PictureKind) -> str:
    """Return what a picture is of."""
    return {
        "table": translate("Share", "The &table"),
        "result": translate("Share", "The &result"),
        "sheet": translate("Share", "The score s&heet"),
    }[what]


class ShareDialog(QDialog):
    """Shows the pictures, which were taken before, and copies or saves the one that is chosen.

    Args:
        first: the one that is chosen at first, if there is one of it.
        name: what a file is called at first, without its ending.
    """

    def __init__(
        self,
        pictures: Sequence[SharedPicture],
        first: PictureKind,
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        self.setObjectName("share")
        set_help_anchor(self, "five_minutes#share")
        self.setWindowTitle(translate("Share", "Share picture"))
        self._pictures = {each.what: each for each in pictures}
        self._name = name
        self.choices: dict[PictureKind, QRadioButton] = {}
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        line = QHBoxLayout()
        line.addWidget(self._list())
        self.preview = QLabel()
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.preview.setMinimumSize(PREVIEW)
        line.addWidget(self.preview, 1)
        column.addLayout(line, 1)
        self.note = QLabel()
        self.note.setWordWrap(True)
        column.addWidget(self.note)
        column.addLayout(self._foot())
        QShortcut(QKeySequence.StandardKey.Copy, self, self.copy)
        there = [each.what for each in pictures if each.image is not None]
        self.choices[first if first in there else there[0]].setChecked(True)
        self._show()
        self._group.idToggled.connect(lambda number, on: self._show() if on else None)

    def _list(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        for number, (what, picture) in enumerate(self._pictures.items()):
            button = self.choices[what] = QRadioButton(words(what))
            button.setObjectName(what)
            button.setEnabled(picture.image is not None)
            button.setToolTip(picture.why_not)
            self._group.addButton(button, number)
            column.addWidget(button)
            if picture.why_not:
                reason = QLabel(picture.why_not)
                reason.setWordWrap(True)
                reason.setEnabled(False)
                column.addWidget(reason)
        column.addStretch(1)
        side.setMinimumWidth(12 * self.fontMetrics().height())
        side.setMaximumWidth(18 * self.fontMetrics().height())
        return side

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        self.copy_button = QPushButton(translate("Share", "&Copy"))
        self.save_button = QPushButton(translate("Share", "&Save…"))
        self.close_button = QPushButton(translate("Share", "C&lose"))
        for button, action in (
            (self.close_button, self.close),
            (self.save_button, self.ask),
            (self.copy_button, self.copy),
        ):
            button.setAutoDefault(False)
            on_click(button, action)
            row.addWidget(button)
        self.copy_button.setDefault(True)
        self.copy_button.setProperty("action", True)
        return row

    @property
    def chosen(self) -> SharedPicture:
        """The picture that is shown."""
        what = next(each for each, button in self.choices.items() if button.isChecked())
        return self._pictures[what]

    @property
    def image(self) -> QImage:
        """It as it is shared: as many pixels as it has."""
        assert self.chosen.image is not None
        image = QImage(self.chosen.image)
        image.setDevicePixelRatio(1.0)
        return image

    def _show(self) -> None:
        ratio = self.devicePixelRatioF()
        room = PREVIEW * ratio
        keep, smooth = (
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        small = QPixmap.fromImage(self.image.scaled(room, keep, smooth))
        small.setDevicePixelRatio(ratio)
        self.preview.setPixmap(small)
        told = words(self.chosen.what).replace("&", "")
        self.preview.setAccessibleName(f"{sentence(told)} {self.chosen.caption}")
        self.note.clear()

    def copy(self) -> None:
        """Put the picture on the clipboard."""
        QGuiApplication.clipboard().setImage(self.image)
        self.note.setText(translate("Share", "The picture was copied."))

    def ask(self) -> None:
        """Ask for a file and write the picture to it."""
        name, _ = QFileDialog.getSaveFileName(
            self,
            translate("Share", "Save the picture"),
            str(folder_of(PICTURES) / f"{self._name}.png"),
            translate("Share", "Picture (*.png)"),
        )
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> bool:
        """Write the picture and say how that went."""
        saved, said = write_picture(with_suffix(path), self.image)
        self.note.setText(said)
        return saved
