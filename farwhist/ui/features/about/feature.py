"""The dialog that tells what the program is, what it runs on, and under which licences."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QFontDatabase, QFontMetrics
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QStyle,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist import __version__, places
from farwhist.identity import HOMEPAGE, MODEL, NAME
from farwhist.ui.features.about.details import details
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import Request
from farwhist.ui.settings.commands import command_help
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.page_area import PageArea, Scaled, plain
from farwhist.ui.style.passing_words import CopyButton
from farwhist.ui.system.desktop import icon

translate = QCoreApplication.translate

_COLUMNS: Final = 80
"""Letters in a line of a licence."""

_PICTURE: Final = 64
"""The side of the icon, in pixels."""


class AboutDialog(QDialog):
    """Two pages: the program, and the licences, which are read when their page is opened."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        set_help_anchor(self, command_help("about"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("About", "About Far Whist"))
        self.details = plain(details())
        self.licences = QPlainTextEdit()
        self.tabs = QTabWidget()
        self.copy = CopyButton(translate("About", "Copy &details"), self.details.text)
        self.website = QPushButton(translate("About", "&Website"))
        self.website.setToolTip(HOMEPAGE)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._arrange()
        on_click(self.website, QDesktopServices.openUrl, QUrl(HOMEPAGE))
        self.buttons.rejected.connect(self.reject)
        self.tabs.currentChanged.connect(self._read)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()

    def _arrange(self) -> None:
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details.setAccessibleName(translate("About", "Details"))
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        mono.setPointSizeF(self.font().pointSizeF())
        self.licences.setFont(mono)
        self.licences.setAccessibleName(translate("About", "Licences"))
        title = translate("About", "&Program")
        self.tabs.addTab(PageArea(self._program(), title.replace("&", "")), title)
        self.tabs.addTab(self.licences, translate("About", "&Licences"))
        self.website.setAutoDefault(False)
        for button in (self.website, self.copy) if HOMEPAGE else (self.copy,):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.buttons)
        columns = QFontMetrics(mono).horizontalAdvance("m" * _COLUMNS)
        line = self.fontMetrics().lineSpacing()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.resize(columns + bar + 4 * line, 30 * line)

    def _program(self) -> QWidget:
        picture = QLabel()
        picture.setPixmap(icon().pixmap(_PICTURE))
        name = Scaled(1.6)
        name.setText(translate("About", "Far Whist {version}").format(version=__version__))
        told = translate(
            "About",
            "A card table for whist games where you must take exactly the tricks you bid.\n\n"
            "The opponents do not cheat: each sees only its own cards and what has been "
            "played.\n\nFree software under the MIT licence. Made with Qt {qt}, which is under "
            "the GNU LGPL.",
        ).format(qt=qVersion())
        independent = translate(
            "About",
            "This is an independent program in the style of Far Whist by Vincent Brévart "
            "({address}). He has no part in it.",
        ).format(address=MODEL)
        words = QVBoxLayout()
        words.addWidget(name)
        if HOMEPAGE:
            words.addWidget(plain(HOMEPAGE))
        head = QHBoxLayout()
        head.addWidget(picture)
        head.addSpacing(12)
        add_layout(head, words, 1)
        page = QWidget()
        column = QVBoxLayout(page)
        add_layout(column, head)
        column.addSpacing(8)
        column.addWidget(plain(told))
        column.addSpacing(8)
        column.addWidget(plain(independent))
        column.addSpacing(8)
        column.addWidget(
            plain(translate("About", "Please include this when you report a problem:"))
        )
        column.addWidget(self.details)
        column.addStretch(1)
        return page

    def _read(self) -> None:
        if self.tabs.currentWidget() is self.licences and not self.licences.toPlainText():
            self.licences.setPlainText(licences())


_IMPORTED: Final = (
    "PySide6_Essentials", "shiboken6", "miniaudio", "cffi", "msgspec", "platformdirs",
    "PyNaCl", "segno", "websockets", "zeroconf", "ifaddr",
)  # fmt: skip
"""The packages that the program runs with. Qt is inside of the first."""


def licences() -> str:
    """Return the licence of the program, then those of the software of others.

    A frozen program holds that software and a file about it. Otherwise it was installed
    beside the program, and each package is told with its licence.
    """
    others = places.notice("THIRD-PARTY.txt") or "\n".join(_installed())
    return f"{_titled(NAME)}{places.notice('LICENSE').strip()}\n\n\n{others.strip()}\n"


def _titled(title: str) -> str:
    return f"{title}\n{'=' * len(title)}\n\n"


def _installed() -> Iterator[str]:
    from importlib.metadata import PackageNotFoundError, metadata  # a frozen program does not ask

    title = translate("About", "Third-party software")
    how = translate("About", "It is installed alongside Far Whist and is not part of it.")
    yield f"{_titled(title)}{how}\n"
    python = platform.python_version()
    yield _package_text("Python", python, "PSF-2.0", "https://docs.python.org/3/license.html")
    for package in _IMPORTED:
        try:
            package_data = metadata(package)
        except PackageNotFoundError:
            continue
        links = dict(link.split(", ", 1) for link in package_data.get_all("Project-URL") or [])
        named = (
            package_data.get_all("License-Expression") or package_data.get_all("License") or [""]
        )
        yield _package_text(
            package_data["Name"], package_data["Version"], named[0], links.get("Homepage", "")
        )


def _package_text(name: str, version: str, licence: str, link: str) -> str:
    return "\n".join(
        [f"{name} {version}", *(f"    {each}" for each in (licence, link) if each), ""]
    )


class About(Feature):
    """Shows name, version and licences."""

    def answer(self, request: Request) -> str:
        """Open the dialog."""
        self.show_about()
        return ""

    def show_about(self) -> AboutDialog:
        """Open the dialog, and return it."""
        dialog = AboutDialog(self.services.window)
        dialog.copy.said.connect(self.say_answer)
        dialog.open()
        return dialog
