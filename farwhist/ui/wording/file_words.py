"""Why a file of the player's is not used, or not written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.store.user_file import NEWER, STUCK, Locked

if TYPE_CHECKING:
    from farwhist.store.database import Trouble

translate = QCoreApplication.translate


def damaged_rules(file: Path) -> str:
    """Return that the player's own rules could not be read, and where they lie now."""
    text = translate(
        "Notice", "Your own rules could not be read. The file was set aside as {file}."
    )
    return text.format(file=shortened(str(file), LONGEST_PATH))


def trouble_words(problem: OSError, file: Path) -> str:
    """Return why a file is left as it is, and what follows from that."""
    kind = problem.kind if isinstance(problem, Locked) else ""
    if kind == NEWER:
        text = translate(
            "Notice",
            "{file} was written by a newer version of Far Whist. It stays as it is, and changes "
            "you make now are not saved.",
        )
    elif kind == STUCK:
        text = translate(
            "Notice",
            "{file} is damaged and cannot be set aside. It stays as it is, and changes you make "
            "now are not saved.",
        )
    else:
        text = translate(
            "Notice",
            "{file} cannot be read now: {problem}. It stays as it is, and you play without it.",
        )
    return text.format(file=shortened(str(file), LONGEST_PATH), problem=why_unkept(problem))


def why_unkept(problem: OSError) -> str:
    """Return in a few words why something cannot be kept, as it stands behind a colon."""
    from farwhist.store.database import Trouble  # not at the start: it needs the database

    if not isinstance(problem, Trouble | Locked):
        return problem.strerror or str(problem)
    match problem.kind:
        case "full":
            return translate("Notice", "the disk is full")
        case "readonly":
            return translate("Notice", "the file cannot be written")
        case "busy":
            return translate("Notice", "another program is using the file")
        case "newer":
            return of_newer_version()
        case "stuck":
            return translate("Notice", "the file is damaged and cannot be moved aside")
        case _:
            return getattr(problem, "problem", "") or str(problem)


def of_newer_version() -> str:
    """Return that a newer program wrote a file, as it stands behind a colon."""
    return translate("Notice", "the file was written by a newer version of Far Whist")


def being_read(file: str) -> str:
    """Return that a file takes a while."""
    return translate("Notice", "“{file}” is being read. You can go on meanwhile.").format(
        file=shortened(file)
    )


def set_aside(path: str) -> str:
    """Return that a file could not be read, and where it lies now."""
    text = translate("Notice", "A damaged file could not be read. It was set aside as {file}.")
    return text.format(file=shortened(path, LONGEST_PATH))


def not_installed(problem: ImportError) -> str:
    """Return what the system lacks for something that the player wants."""
    from farwhist.ui.system.before_qt import missing_library

    what = missing_library(problem) or problem.name or str(problem)
    text = translate("Notice", "This needs {what}, which is not installed.")
    return text.format(what=shortened(what, LONGEST_PATH))


def damaged_file(path: str) -> str:
    """Return that a saved match could not be read."""
    return translate(
        "Notice",
        "The saved match could not be read. It was set aside as {file}, and a new match begins.",
    ).format(file=shortened(path, LONGEST_PATH))


def match_occupied(kind: str, problem: str) -> str:
    """Return why the match is not saved, for the kinds of `farwhist.store.matches.Occupied`."""
    if kind == "newer":
        return translate(
            "Notice",
            "The saved match was written by a newer version of Far Whist. It stays as it is, "
            "so the match on the table is not saved.",
        )
    if kind == "unread":
        return translate(
            "Notice",
            "The saved match cannot be read at the moment: {problem}. It stays as it is, "
            "so the match on the table is not saved.",
        ).format(problem=problem)
    return translate(
        "Notice",
        "The saved match is damaged and could not be set aside, "
        "so the match on the table is not saved.",
    )


def save_problem(problem: str) -> str:
    """Return that the match could not be written."""
    return translate(
        "Notice",
        "The match cannot be saved: {problem}. You can play on; what you play now is lost when "
        "you close the window.",
    ).format(problem=problem)


def seized() -> str:
    """Return that another window saves the match now."""
    return translate(
        "Notice",
        "This match is played in another window now. What you play here is not saved.",
    )


def thinking_here() -> str:
    """Return that the opponents' process has failed."""
    return translate(
        "Notice",
        "The opponents could not start in the background. Play goes on as usual, but the "
        "animation may stutter.",
    )


def damaged_preferences(path: str) -> str:
    """Return that the preferences could not be read."""
    return translate(
        "Notice",
        "Your preferences could not be read. The file was set aside as {file}, and the defaults "
        "are used.",
    ).format(file=shortened(path, LONGEST_PATH))


def keeping_problem(problem: str) -> str:
    """Return that the preferences could not be written."""
    return translate(
        "Notice",
        "Your preferences cannot be saved: {problem}. They stay in effect until you close the "
        "window; saving is tried again at the next change.",
    ).format(problem=problem)


def damage_words(aside: Path) -> str:
    """Return that the statistics begin anew, and where the old ones lie."""
    text = translate(
        "Statistics",
        "The statistics could not be read and start over. The old file is kept as {file}.",
    )
    return text.format(file=shortened(str(aside), LONGEST_PATH))


def statistics_trouble_words(trouble: Trouble) -> str:
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
