"""Writing a table for a spreadsheet where the player wants it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.store.atomic import write_text

translate = QCoreApplication.translate


def write_table(path: Path, text: str) -> str:
    """Write `text` to `path`, and return the sentence that says how that went."""
    try:
        write_text(path, text)
    except OSError as problem:
        words = translate("Scores", "{file} cannot be written: {problem}. Choose another place.")
        return words.format(
            file=shortened(str(path), LONGEST_PATH), problem=problem.strerror or problem
        )
    return translate("Scores", "Saved as {file}.").format(file=shortened(str(path), LONGEST_PATH))
