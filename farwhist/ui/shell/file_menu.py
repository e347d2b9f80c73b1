"""Opening and saving files from the Game menu, and the files that were opened last."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFileDialog

from farwhist.identity import MATCH_SUFFIX, RULES_SUFFIX
from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.ui.services.match_files import (
    kinds,
    pick_to_write,
    recent_files,
    remember_file,
    write_match,
)
from farwhist.ui.services.requests import OpenFile
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import RECENT
from farwhist.ui.shell.actions import Actions
from farwhist.ui.style.text import without_key
from farwhist.ui.system.files import DOCUMENTS, folder_of
from farwhist.ui.voice.announcer import Kind

translate = QCoreApplication.translate

LONGEST_NAME: Final = 60


class FileMenu(QObject):
    """Lets files be chosen; what is in them is the business of whoever hears `wanted(path)`."""

    wanted = Signal(object)

    def __init__(self, actions: Actions, services: Services) -> None:
        super().__init__(services.window)
        self._services = services
        self._preferences = services.settings.preferences
        self._menu = actions.below["recent"]
        actions["open"].triggered.connect(self.choose)
        actions["save_as"].triggered.connect(self.save_as)
        actions.explain("save_as", self._why_not_save)
        self._menu.setToolTipsVisible(True)
        actions.menus["game"].aboutToShow.connect(self._fill)
        self._fill()

    def open(self, request: OpenFile) -> str:
        """Let a file be opened, or chosen first."""
        if request.path is None:
            self.choose()
        else:
            self.wanted.emit(request.path)
        return ""

    @property
    def recent(self) -> list[Path]:
        """The files that were opened or saved last and are still there, the last one first."""
        return recent_files(self._preferences)

    def note(self, path: Path) -> None:
        """Remember a file that was opened or saved."""
        remember_file(self._preferences, path, self._services.records.library.folder)
        self._fill()

    def clear(self) -> None:
        """Remember nothing any more."""
        RECENT.choose(self._preferences, [])
        self._fill()

    def choose(self) -> None:
        """Ask which file shall be opened."""
        last = self.recent
        name, _ = QFileDialog.getOpenFileName(
            self._services.window,
            translate("Files", "Open a match or rules"),
            str(folder_of(DOCUMENTS, last[0].parent if last else None)),
            kinds(
                (translate("Files", "Matches and rules"), (MATCH_SUFFIX, RULES_SUFFIX, ".json")),
            ),
        )
        if name:
            self.wanted.emit(Path(name))

    def save_as(self) -> None:
        """Write the match, as it is now, where the player wants it."""
        counted = self._services.match.runner.counted
        if counted is None:
            return
        path = pick_to_write(self._services.window, self._services.match.matches.title)
        if path is None:
            return
        said = write_match(path, counted.saved.text())
        if said:
            self._services.notices.errors.say(said)
            return
        self.note(path)
        file = shortened(path.name, LONGEST_NAME)
        text = translate("Files", "The match was saved as “{file}”.").format(file=file)
        self._services.notices.status.setText(text)
        self._services.announcer.say(text, Kind.ANSWER)

    def _why_not_save(self) -> str:
        match = self._services.match
        if match.runner.begun:
            return match.why_not_replace()
        return translate("Menu", "Available when a match has begun")

    def _fill(self) -> None:
        """Write the files into their menu; without any it cannot be opened, and says why."""
        self._menu.clear()
        recent = self.recent
        names = [path.name for path in recent]
        for number, path in enumerate(recent, 1):
            text = shortened(path.name, LONGEST_NAME)
            if names.count(path.name) > 1:
                text += f" – {shortened(path.parent.name, LONGEST_NAME)}"
            action = self._menu.addAction(f"&{number} {without_key(text)}")
            place = shortened(str(path), LONGEST_PATH)
            action.setToolTip(place)
            action.setStatusTip(place)
            action.triggered.connect(lambda _=False, path=path: self.wanted.emit(path))
        if recent:
            self._menu.addSeparator()
            self._menu.addAction(translate("Menu", "&Clear this list")).triggered.connect(
                self.clear
            )
        own = self._menu.menuAction()
        own.setEnabled(bool(recent))
        own.setStatusTip(
            "" if recent else translate("Menu", "Available when you have opened or saved a file")
        )
