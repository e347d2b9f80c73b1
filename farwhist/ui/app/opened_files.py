"""Opens a saved match, own rules or an invitation, in a window that has been furnished.

A file is only read. A match from it becomes that of the window, and what the player had
begun is kept and offered.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QWidget

from farwhist.engine.hashing import sha256
from farwhist.identity import SCHEME
from farwhist.rules.words import as_name, shortened
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.ui.app.instance_signal import LONGEST
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from farwhist.ui.match.history import History, MatchTransfer
from farwhist.ui.services.requests import JoinTable
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import LONGEST_NAME
from farwhist.ui.system import files
from farwhist.ui.system.files import FileReading
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import file_words
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, fits_table
from farwhist.ui.wording.number_words import Counts

if TYPE_CHECKING:
    from concurrent.futures import Future

    from farwhist.rules.draft import Draft
    from farwhist.store.opened import NotOpened, OpenedMatch, OpenedRules

    Opened = OpenedMatch | OpenedRules

translate = QCoreApplication.translate

KEY: Final = "opened rules"
READING: Final = "reading"


class OpenedFiles(QObject):
    """Waits for files and invitations that are dropped on a window, and opens what it is given.

    `asked(wanted)` is emitted for what was dropped on the window, the path of a file or the line
    of an invitation; `ready` whenever another position is on the table, `opened(path)` when what a
    file holds was taken over.
    """

    asked = Signal(object)
    ready = Signal()
    opened = Signal(object)

    def __init__(self, services: Services, orphaned: OrphanedMatches) -> None:
        super().__init__(services.window)
        self._left_over = orphaned
        self._services = services
        self._runner = runner = services.match.runner
        self._model = rules = services.settings.rules
        self._offer = services.notices.offer
        self._toast = toast = services.notices.toast
        self._notice = services.notices.notice
        self._troubles = services.notices.errors
        self._announcer = services.announcer
        self._rules: Draft | None = None
        self._told = ""
        self._files = FileReading(self)
        self._early: dict[Path, Future[Opened]] = {}
        self.drops = DroppedFiles(services.window, lambda: self.able)
        self.drops.dropped.connect(self.asked)
        runner.began.connect(lambda fresh: self.ready.emit())
        toast.taken.connect(self._start)
        rules.changed.connect(self._look)

    @property
    def able(self) -> bool:
        """Whether there is a match on the table, which another one can take the place of."""
        return self._runner.begun

    def holds_match(self, path: Path) -> bool:
        """Whether a file holds a match that can be played here, as far as that is known soon."""
        from farwhist.store.opened import NotOpened, OpenedMatch, open_file

        self._early[path] = files.begin(lambda: open_file(path))
        if not files.is_there(self._early[path]):
            return True
        try:
            found = self._early[path].result()
        except NotOpened:
            return False
        return isinstance(found, OpenedMatch) and fits_table(found.saved)

    def follow(self, line: str) -> None:
        """Show the page on which a table is joined, with the line of an invitation."""
        why_not = self._services.open(JoinTable(line))
        if why_not:
            self._tell(why_not)

    def open(self, path: Path) -> None:
        """Put the match of a file on the table, or stage its rules, or say why not.

        What takes long is asked for again when it is read.
        """
        from farwhist.store.opened import LONGEST_FILE, open_file

        if self._notice.label.text() == self._told:
            self._notice.hide()
        early = self._early.pop(path, None)

        found = early or files.begin(lambda: open_file(path))
        if files.is_there(found):
            self._take(path, found)
            return

        def ask_again(found: Future[Opened]) -> None:
            self._troubles.end(f"{READING} {path}")
            self._early[path] = found
            self.asked.emit(path)

        name = shortened(self._services.records.library.called(path), LONGEST_FILE)
        self._troubles.begin(f"{READING} {path}", file_words.being_read(name))
        self._files.take(found, ask_again)

    def _take(self, path: Path, read: Future[Opened]) -> None:
        from farwhist.store.opened import LONGEST_FILE, NotOpened, OpenedMatch

        try:
            found = read.result()
        except NotOpened as problem:
            self._tell(_why_not(problem))
            return
        if isinstance(found, OpenedMatch):
            taken = self._play(
                shortened(self._services.records.library.called(path), LONGEST_FILE), found
            )
        else:
            taken = self._take_in(found)
        if taken:
            self.opened.emit(path)

    def _play(self, file: str, found: OpenedMatch) -> bool:
        why_not = self._services.match.why_not_replace()
        if why_not:
            self._tell(why_not)
            return False
        if not fits_table(found.saved):
            text = translate(
                "Opened files",
                "“{file}” is a match for {players}, but the table seats {least} to {most}.",
            )
            self._tell(
                text.format(
                    file=file,
                    players=Counts.players(found.saved.seats),
                    least=LEAST_SEATS,
                    most=MOST_SEATS,
                )
            )
            return False
        self._services.match.leave_lesson()
        if _same(found.saved, self._runner.now()):
            self._toast.tell(translate("Opened files", "This match is already on the table."))
            return False
        try:
            kept = self._left_over.make_way()
        except OSError as problem:
            self._tell(file_words.save_problem(problem.strerror or str(problem)))
            return False
        self._offer.hide()
        self._toast.hide()
        setting = self._marked(found)
        self._services.match.matches.take_over(
            MatchTransfer(setting, setting.rules(), History(found.match, made=found.saved.made))
        )
        text = translate("Opened files", "“{file}” is on the table.").format(file=file)
        if kept:
            text += " " + translate("Opened files", "Your previous match has been put aside.")
            self._left_over.look(text)
        if not self._left_over.offered:
            self._announcer.say(text, Kind.ANSWER)
        return True

    def _marked(self, found: OpenedMatch) -> Setting:
        """Return what the match is so that nothing of it counts that was finished before.

        One from an old file, without a salt, gets the same whenever it is opened: it is one match.
        """
        saved = found.saved.setting
        if not saved.salt:
            what = (saved.preset, saved.seats, saved.seed, sorted(saved.changes.items()))
            saved = replace(saved, salt=sha256(repr(what).encode()).hexdigest())
        done = len(found.match.position.results)
        opened = max(done, self._services.records.statistics.counted(saved))
        return replace(saved, names=_names(saved), opened=opened)

    def _take_in(self, found: OpenedRules) -> bool:
        from farwhist.ui.features.preferences.rules.own_rules import failure_words, take_in

        rules = self._model
        try:
            text = take_in(rules, found.name, found.draft)
        except OSError as problem:
            self._tell(failure_words(problem))
            return False
        if rules.staged and rules.playable:
            text += " " + translate("Rules", "These rules apply from the next match.")
        if not self._toast.isHidden() and not self._offering:
            self._tell(text)
        elif rules.staged and rules.playable:
            self._rules = rules.draft
            button = translate("Rules", "Start &new match now")
            self._toast.make(text, button, closable=True, key=KEY)
        else:
            self._toast.tell(text)
        return True

    @property
    def _offering(self) -> bool:
        """Whether rules from a file are being offered."""
        return not self._toast.isHidden() and self._toast.key == KEY

    def _start(self) -> None:
        """Begin a match by the rules that are offered."""
        rules = self._model
        if self._offering and self._rules is not None:
            self._toast.hide()
            rules.edit(self._rules)
            rules.start()

    def _look(self) -> None:
        """Offer the rules no more when they are played, or others are staged."""
        rules = self._model
        if self._offering and (not rules.staged or rules.draft != self._rules):
            self._toast.hide()

    def _tell(self, text: str) -> None:
        self._troubles.say(text)
        self._told = self._notice.label.text()
        self._announcer.say(text, Kind.ANSWER)


def _names(saved: Setting) -> tuple[str, ...]:
    """Return the players' names as they could have been written here, none if one is missing.

    That of a person may be: it means "You".
    """
    names = [as_name(name, LONGEST_NAME) for name in saved.names]
    whole = all(name or seat in saved.played_by for seat, name in enumerate(names))
    return tuple(names) if whole else ()


def _same(saved: Saved, now: Saved) -> bool:
    """Whether a match stands on the table already, at the same move."""

    def which(each: Saved) -> tuple[object, ...]:
        return (each.preset, each.seats, each.seed, dict(each.changes), each.moves, each.played_by)

    return which(saved) == which(now) and saved.salt in ("", now.salt)


def _why_not(problem: NotOpened) -> str:
    """Return why a file is not opened, in the player's language."""
    from farwhist.store.opened import PROBLEMS
    from farwhist.ui.features.preferences.rules.own_rules import problem_words

    if problem.rules is not None:
        return problem_words(problem.rules)
    return translate("Opened files", PROBLEMS[problem.key]).format(**problem.facts)


LARGER: Final = 1.6
"""How many times as large as usual its letters are."""

LONGEST_LINE: Final = 60
"""So many characters of the name of a file are shown."""


class DroppedFiles(QObject):
    """Watches the window and its docks.

    Only files of this machine are taken, and of several the first, and invitations to a table; a
    frame names it while it is held over the window. `dropped(wanted)` is emitted after the drop,
    when whoever gave it waits no more, with a path or a line.

    Args:
        able: whether a file can be opened now; while a dialog is open none is taken in any case.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget, able: Callable[[], bool]) -> None:
        super().__init__(window)
        self._window = window
        self._able = able
        self.frame: QLabel | None = None
        for each in (window, *window.findChildren(QDockWidget)):
            each.setAcceptDrops(True)
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.DragLeave:
            self._hide()
        elif isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            self._consider(event)
        else:
            return False
        return True

    def _consider(self, event: QDropEvent) -> None:
        wanted = self._first(event.mimeData())
        copied = event.possibleActions() & Qt.DropAction.CopyAction
        if wanted is None or not copied or not self._able() or QApplication.activeModalWidget():
            self._hide()
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)  # whoever gives the file keeps it
        event.accept()
        if event.type() is QEvent.Type.Drop:
            self._hide()
            self._window.activateWindow()
            QTimer.singleShot(0, self, lambda: self.dropped.emit(wanted))
        elif event.type() is QEvent.Type.DragEnter:
            self._show(wanted)

    def _first(self, data: QMimeData) -> Path | str | None:
        """Return an invitation, or the first of the files if all are files of this machine."""
        names = [url.toLocalFile() for url in data.urls()]
        if names and all(names):
            return Path(names[0])
        for text in (*(url.toString() for url in data.urls()), data.text()):
            start = text.find(f"{SCHEME}://")
            if start >= 0:
                return text[start : start + LONGEST].split()[0]
        return None

    def _show(self, wanted: Path | str) -> None:
        if self.frame is None:
            self.frame = QLabel(self._window)
            self.frame.setObjectName("drop frame")
            self.frame.setWordWrap(True)
            self.frame.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.frame.setStyleSheet(
                "QLabel { background: rgba(16, 24, 32, 225); color: white;"
                " border: 4px dashed white; border-radius: 12px; padding: 24px; }"
            )
        font = QApplication.font()
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * LARGER)
        self.frame.setFont(font)
        text = translate("Opened files", "Drop here to join the table.")
        if isinstance(wanted, Path):
            name = shortened(wanted.name or str(wanted), LONGEST_LINE)
            text = translate("Opened files", "Drop here to open “{file}”.").format(file=name)
        self.frame.setText(text)
        self.frame.setGeometry(self._window.rect())
        self.frame.show()
        self.frame.raise_()

    def _hide(self) -> None:
        if self.frame is not None:
            self.frame.hide()
