"""Opening and saving files from the Game menu, and the files that were opened last."""

from __future__ import annotations

import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMainWindow, QWidget

from farwhist.identity import MATCH_SUFFIX, RULES_SUFFIX
from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.store.atomic import write_text
from farwhist.store.preferences import Preferences
from farwhist.store.reading import seen
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.panels.error_notices import ErrorNotices
from farwhist.ui.services.actions import Actions
from farwhist.ui.settings.catalogue import RECENT
from farwhist.ui.settings.commands import When
from farwhist.ui.style.text import without_key
from farwhist.ui.system.folders import DOCUMENTS, folder_of

translate = QCoreApplication.translate

MOST: Final = 8
"""How many files are remembered."""
LONGEST_NAME: Final = 60


class FileMenu(QObject):
    """Lets files be chosen; what is in them is the business of whoever hears `wanted(path)`.

    Args:
        own: the folder whose files are not remembered: they are found in the library.
        title: returns what the match on the table is called.
        say: tells the player something that went well.
    """

    wanted = Signal(object)

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        preferences: Preferences,
        own: Path,
        *,
        runner: MatchRunner,
        troubles: ErrorNotices,
        title: Callable[[], str],
        say: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._own = own
        self._runner = runner
        self._troubles = troubles
        self._title = title
        self._say = say
        self._menu = actions.below["recent"]
        actions["open"].triggered.connect(self.choose)
        actions["save_as"].triggered.connect(self.save_as)
        self._menu.setToolTipsVisible(True)
        actions.allow(When.MATCH_TO_SAVE, lambda: runner.begun)
        actions.menus["game"].aboutToShow.connect(self._fill)
        self._fill()

    @property
    def recent(self) -> list[Path]:
        """The files that were opened or saved last and are still there, the last one first."""
        stored = RECENT.read(self._preferences)
        paths = [Path(each) for each in stored if isinstance(each, str) and each]
        return [path for path in paths if path.is_absolute() and seen(path, stat.S_ISREG)][:MOST]

    def note(self, path: Path) -> None:
        """Remember a file that was opened or saved."""
        if path.parent == self._own:
            return
        name = str(path.absolute())
        kept = [name, *(str(each) for each in self.recent if str(each) != name)]
        self._keep(kept[:MOST])

    def clear(self) -> None:
        """Remember nothing any more."""
        self._keep([])

    def choose(self) -> None:
        """Ask which file shall be opened."""
        last = self.recent
        name, _ = QFileDialog.getOpenFileName(
            self._window,
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
        counted = self._runner.counted
        if counted is None:
            return
        path = pick_to_write(self._window, self._title())
        if path is None:
            return
        said = write_match(path, counted.saved.text())
        if said:
            self._troubles.say(said)
            return
        self.note(path)
        file = shortened(path.name, LONGEST_NAME)
        self._say(translate("Files", "The match was saved as “{file}”.").format(file=file))

    def _keep(self, names: list[str]) -> None:
        sound = [name for name in names if name == name.encode("utf-8", "ignore").decode()]
        RECENT.choose(self._preferences, sound)
        self._fill()

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


def kinds(*found: tuple[str, tuple[str, ...]]) -> str:
    """Return kinds of files, each a name and its suffixes, as a file dialog wants them."""
    every = [
        f"{name} ({' '.join(f'*{suffix}' for suffix in suffixes)})" for name, suffixes in found
    ]
    all_files = translate("Files", "All files")
    return ";;".join([*every, f"{all_files} (*)"])


def pick_to_write(parent: QWidget, name: str) -> Path | None:
    """Ask where a match shall be written; its file is called `name` unless the player says else."""
    dialog = QFileDialog(
        parent,
        translate("Files", "Save the match"),
        str(folder_of(DOCUMENTS)),
        kinds((translate("Files", "Far Whist matches"), (MATCH_SUFFIX,))),
    )
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(MATCH_SUFFIX.removeprefix("."))
    dialog.selectFile(re.sub(r'[\\/:*?"<>|.\x00-\x1f]+', "-", name).strip("- ") or "Far Whist")
    accepted = dialog.exec()
    dialog.deleteLater()
    return Path(dialog.selectedFiles()[0]) if accepted else None


def write_match(path: Path, text: str) -> str:
    """Write the text of a match; return why that failed, or nothing."""
    try:
        write_text(path, text)
    except OSError as problem:
        words = translate("Files", "{file} cannot be written: {problem}. Choose another place.")
        return words.format(
            file=shortened(str(path), LONGEST_PATH), problem=problem.strerror or problem
        )
    return ""
