"""Writing a match into a file where the player wants it, and the files that were used last."""

from __future__ import annotations

import re
import stat
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from farwhist.identity import MATCH_SUFFIX
from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.store.atomic import write_text
from farwhist.store.preferences import Preferences
from farwhist.store.reading import seen
from farwhist.ui.settings.catalogue import RECENT
from farwhist.ui.system.files import DOCUMENTS, folder_of

translate = QCoreApplication.translate

MOST: Final = 8
"""How many files are remembered."""


def recent_files(preferences: Preferences) -> list[Path]:
    """Return the files that were opened or saved last and are still there, the last one first."""
    stored = RECENT.read(preferences)
    paths = [Path(each) for each in stored if isinstance(each, str) and each]
    return [path for path in paths if path.is_absolute() and seen(path, stat.S_ISREG)][:MOST]


def remember_file(preferences: Preferences, path: Path, library: Path) -> None:
    """Remember a file that was opened or saved, unless it is one of the library, found there."""
    if path.parent == library:
        return
    name = str(path.absolute())
    kept = [name, *(str(each) for each in recent_files(preferences) if str(each) != name)][:MOST]
    sound = [name for name in kept if name == name.encode("utf-8", "ignore").decode()]
    RECENT.choose(preferences, sound)


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
