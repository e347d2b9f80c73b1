"""Matches as files and deals as text: written, copied, and the files that were used last."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from farwhist.engine.cards import Rank, Seat
from farwhist.identity import MATCH_SUFFIX
from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.store.atomic import write_text
from farwhist.store.matches import Saved
from farwhist.store.preferences import Preferences
from farwhist.store.reading import seen
from farwhist.ui.deck.options import LETTERS
from farwhist.ui.settings.catalogue import RECENT
from farwhist.ui.system.files import DOCUMENTS, as_file_name, folder_of
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText
    from farwhist.ui.services.services import Services

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
    dialog.selectFile(as_file_name(name))
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


_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


def finished_deal(services: Services, *, standing: bool = True) -> DealText | None:
    """Return the last deal that the table has shown to its end, None where there is none.

    `standing`: with the points before it.
    """
    from farwhist.rules import deal_text

    runner, results = services.match.runner, services.table.position.results
    match, setting = runner.match, runner.setting
    if match is None or not results or runner.rehearsing:
        return None
    return deal_text.of_match(
        match,
        setting.preset,
        setting.seats,
        setting.changes,
        results[-1].deal,
        standing=standing,
    )


def pasted_deal(services: Services) -> DealText:
    """Return the deal of the clipboard.

    Raises:
        BadDeal: there is none, or it is damaged.
    """
    from farwhist.rules import diagram_reading
    from farwhist.rules.diagram_reading import CardLetters

    settings = services.settings
    index = settings.table.now.look(settings.languages.shown).index
    courts = zip(LETTERS[index], _COURTS, strict=True)
    return diagram_reading.read(QGuiApplication.clipboard().text(), CardLetters(dict(courts)))


def match_of(services: Services, text: DealText, human: Seat = 0) -> Saved:
    """Return the match of a deal, with its moves, in which the player sits at this seat."""
    from farwhist.rules import deal_code

    players = services.settings.players
    return Saved(
        text.preset,
        text.seats,
        text.seed,
        text.changes,
        names=players.names(text.seats, human),
        portraits=players.avatars(text.seats, human),
        human=human,
        moves=text.moves,
        practice=True,
        deal=deal_code.write(replace(text, moves=())),
    )


def play_deal(services: Services, saved: Saved, told: str) -> None:
    """Put the match of a deal on the table for practice, and say so."""
    why_not = services.match.why_not_replace()
    if why_not:
        services.notices.errors.say(why_not)
        return
    services.match.leave_lesson()
    kinds = services.settings.players.kinds(saved.seats, saved.human or 0)
    services.match.practice.open(saved, kinds)
    services.announcer.say(told, Kind.ANSWER)


def copy_text(services: Services, text: str, told: str) -> None:
    """Copy a text, and say so."""
    QGuiApplication.clipboard().setText(text)
    services.notices.status.setText(told)
    services.announcer.say(told, Kind.ANSWER)
