"""Why a file of the player's is not used, or not written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from farwhist.store.kept import NEWER, STUCK, Locked

translate = QCoreApplication.translate


def damaged_rules(file: Path) -> str:
    """Return that the player's own rules could not be read, and where they lie now."""
    text = translate(
        "Notice", "Your own rules could not be read. The file was set aside as {file}."
    )
    return text.format(file=file)


def trouble_words(problem: OSError, file: Path) -> str:
    """Return why a file is left as it is, and what follows from that."""
    kind = problem.kind if isinstance(problem, Locked) else ""
    if kind == NEWER:
        text = translate(
            "Notice",
            "{file} was written by a newer version of Far Whist. It stays as it is, and what you "
            "change now is not kept.",
        )
    elif kind == STUCK:
        text = translate(
            "Notice",
            "{file} is damaged and cannot be set aside. It stays as it is, and what you change "
            "now is not kept.",
        )
    else:
        text = translate(
            "Notice",
            "{file} cannot be read now: {problem}. It stays as it is, and you play without it.",
        )
    return text.format(file=file, problem=problem.strerror or problem)
