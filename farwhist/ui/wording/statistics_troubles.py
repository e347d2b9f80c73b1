"""Why the statistics cannot be used, in the player's language."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.store.database import Trouble

translate = QCoreApplication.translate


def damage_words(aside: Path) -> str:
    """Return that the statistics begin anew, and where the old ones lie."""
    text = translate(
        "Statistics",
        "The statistics could not be read and start over. The old file is kept as {file}.",
    )
    return text.format(file=shortened(str(aside), LONGEST_PATH))


def trouble_words(trouble: Trouble) -> str:
    """Return in one sentence why the statistics cannot be used, and that one can play on."""
    match trouble.kind:
        case "newer":
            text = translate(
                "Statistics",
                "The statistics in {file} were written by a newer version of Far Whist; what you "
                "play now is not counted.",
            )
        case "stuck":
            text = translate(
                "Statistics",
                "The statistics in {file} are damaged and cannot be moved aside; what you play "
                "now is not counted.",
            )
        case "full":
            text = translate(
                "Statistics",
                "The disk is full, so the statistics in {file} could not be saved; Far Whist "
                "tries again after the next deal.",
            )
        case "readonly":
            text = translate(
                "Statistics",
                "The statistics in {file} may not be read or written; Far Whist tries again "
                "after the next deal.",
            )
        case "busy":
            text = translate(
                "Statistics",
                "Another program is using the statistics in {file}; Far Whist tries again after "
                "the next deal.",
            )
        case _:
            text = translate(
                "Statistics",
                "The statistics in {file} cannot be used ({problem}); Far Whist tries again "
                "after the next deal.",
            )
    return text.format(file=shortened(str(trouble.path), LONGEST_PATH), problem=trouble.problem)
