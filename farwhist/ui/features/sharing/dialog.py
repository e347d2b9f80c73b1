"""Offers the pictures as tiles, shows the one that is chosen, and copies or saves it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QFontMetrics,
    QGuiApplication,
    QImage,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.requests import PictureKind
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import IconName, put_icon
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.passing_words import PassingWords
from farwhist.ui.style.saved_file import with_suffix, write_picture
from farwhist.ui.style.text import SMALLEST, font_of
from farwhist.ui.style.tokens import BASE_TEXT, PLATE_RADIUS, tokens_of
from farwhist.ui.system.files import PICTURES, folder_of
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate

THUMBNAIL: Final = QSize(150, 96)
"""The room of a picture on a tile at ordinary text, in pixels; it grows up to `LARGEST`."""
LARGEST: Final = 1.2
EDGE: Final = 8
"""Between a picture and the frame round it."""


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


def _copied() -> str:
    return translate("Share", "The picture was copied.")


def scaled(image: QImage, room: QSize, ratio: float) -> QPixmap:
    """Return a picture as large as it can be in a room of a screen with this ratio."""
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = QPixmap.fromImage(image.scaled(room * ratio, keep, smooth))
    small.setDevicePixelRatio(ratio)
    return small


class PictureTile(QAbstractButton):
    """One of the pictures, small; where there is none it says why."""

    def __init__(self, picture: SharedPicture) -> None:
        super().__init__()
        self.setText(words(picture.what))
        self._why_not = picture.why_not
        self.setObjectName(picture.what)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setEnabled(picture.image is not None)
        self.setToolTip(picture.why_not)
        self.setAccessibleDescription(picture.why_not)
        share = QFontInfo(self.font()).pixelSize() / BASE_TEXT
        self._room = THUMBNAIL * min(share, LARGEST)
        self._small = QPixmap()
        if picture.image is not None:
            self._small = scaled(picture.image, self._room, self.devicePixelRatioF())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        bold = QFontMetrics(font_of(self.font(), QFontInfo(self.font()).pixelSize(), 700))
        wide = max(self._room.width(), bold.horizontalAdvance(self.text().replace("&", "")))
        return QSize(wide + 2 * EDGE, self._room.height() + EDGE + round(1.7 * bold.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, on = QPainter(self), self.isChecked()
        t = tokens_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(t.primary if on else t.border), 2.5 if on else 1)
        ground = t.pressed if self.isDown() else t.pointer if self.underMouse() else t.raised
        if not self.isEnabled():
            pen.setStyle(Qt.PenStyle.DashLine)
            ground = t.off_ground
        painter.setPen(pen)
        painter.setBrush(QColor(ground))
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(box, PLATE_RADIUS, PLATE_RADIUS)
        room = QRectF(EDGE, EDGE, self.width() - 2 * EDGE, self._room.height())
        painter.setPen(QColor(t.text if self.isEnabled() else t.off_text))
        middle = int(Qt.AlignmentFlag.AlignCenter)
        if self._why_not:
            self._write_reason(painter, room, middle | Qt.TextFlag.TextWordWrap)
        else:
            size = self._small.deviceIndependentSize()
            at = room.center() - QRectF(0, 0, size.width(), size.height()).center()
            painter.drawPixmap(at, self._small)
        painter.setFont(
            font_of(self.font(), QFontInfo(self.font()).pixelSize(), 700 if on else 600)
        )
        foot = QRectF(0, room.bottom(), self.width(), self.height() - room.bottom() - 2)
        painter.drawText(foot, middle | Qt.TextFlag.TextShowMnemonic, self.text())
        painter.end()

    def _write_reason(self, painter: QPainter, room: QRectF, flags: int) -> None:
        """Write why there is no picture, as large as there is room for."""
        usual = QFontInfo(self.font()).pixelSize()
        for size in range(usual, round(SMALLEST * usual) - 1, -1):
            painter.setFont(font_of(self.font(), size, 400))
            if room.contains(painter.boundingRect(room, flags, self._why_not)):
                break
        painter.drawText(room, flags, self._why_not)


class PicturePreview(QWidget):
    """Shows a picture in a frame, as large as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QImage()
        self._small = QPixmap()

    def show_picture(self, image: QImage) -> None:
        """Show this picture."""
        self._image, self._small = image, QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 180)

    def paintEvent(self, event: QPaintEvent) -> None:
        room, ratio = self.size() - QSize(2 * EDGE, 2 * EDGE), self.devicePixelRatioF()
        size = self._image.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        if self._small.isNull() or self._small.deviceIndependentSize().toSize() != size:
            self._small = scaled(self._image, room, ratio)
        painter, t = QPainter(self), tokens_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(t.hairline))
        painter.setBrush(QColor(t.raised))
        box = QRectF(self.rect())
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), PLATE_RADIUS, PLATE_RADIUS)
        found = self._small.deviceIndependentSize()
        painter.drawPixmap(
            box.center() - QRectF(0, 0, found.width(), found.height()).center(), self._small
        )
        painter.end()


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
        self.choices: dict[PictureKind, PictureTile] = {}
        self._group = QButtonGroup(self)
        column, line, tiles = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        for number, picture in enumerate(pictures):
            tile = self.choices[picture.what] = PictureTile(picture)
            self._group.addButton(tile, number)
            tiles.addWidget(tile)
        tiles.addStretch(1)
        line.setSpacing(16)
        add_layout(line, tiles)
        self.preview = PicturePreview()
        line.addWidget(self.preview, 1)
        add_layout(column, line, 1)
        self.note = QLabel(_copied())
        self.note.setWordWrap(True)
        held = self.note.sizePolicy()
        held.setRetainSizeWhenHidden(True)  # else the buttons move when it comes
        self.note.setSizePolicy(held)
        self.note.hide()
        self.passing = PassingWords(self, self._tell)
        column.addWidget(self.note)
        add_layout(column, self._foot())
        QShortcut(QKeySequence.StandardKey.Copy, self, self.copy)
        there = [each.what for each in pictures if each.image is not None]
        chosen = self.choices[first if first in there else there[0]]
        chosen.setChecked(True)
        chosen.setFocus()
        self._show()
        self._group.idToggled.connect(lambda number, on: self._show() if on else None)

    def _tell(self, text: str) -> None:
        if text:
            self.note.setText(text)
        self.note.setVisible(bool(text))

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        self.copy_button = QPushButton(translate("Share", "&Copy"))
        self.save_button = QPushButton(translate("Share", "&Save…"))
        self.close_button = QPushButton(translate("Share", "C&lose"))
        self.copy_button.setProperty("action", True)
        signs: tuple[IconName, ...] = ("cross", "save", "copy")
        for button, action, sign in zip(
            (self.close_button, self.save_button, self.copy_button),
            (self.close, self.ask, self.copy),
            signs,
            strict=True,
        ):
            button.setAutoDefault(False)
            put_icon(button, sign)
            on_click(button, action)
            row.addWidget(button)
        self.copy_button.setDefault(True)
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
        self.preview.show_picture(self.image)
        told = words(self.chosen.what).replace("&", "")
        self.preview.setAccessibleName(f"{sentence(told)} {self.chosen.caption}")
        self.passing.end()

    def copy(self) -> None:
        """Put the picture on the clipboard."""
        QGuiApplication.clipboard().setImage(self.image)
        self.passing.say(_copied())

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
        self.passing.say(said, lasting=not saved)
        return saved
