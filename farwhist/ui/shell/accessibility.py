"""Joins the window with what makes it usable by ear and by keyboard: log, voice, keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow

from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    Auction,
    Bid,
    Contract,
    Discard,
    Give,
    Keep,
    NameOrder,
    NameTrump,
    PlayCard,
)
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import VOICE_INTRODUCED
from farwhist.ui.settings.commands import ASKING, READING_BACK, CommandId
from farwhist.ui.shell.actions import Actions
from farwhist.ui.table.layout.free_area import free_place, taken
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.table import Table
from farwhist.ui.voice import spoken
from farwhist.ui.voice.accessible import TableContent, expose
from farwhist.ui.voice.announcer import Announcer, Kind, ScreenReader
from farwhist.ui.voice.event_log import EventLog, Telling
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


class Accessibility(QObject):
    """Tells what the table shows, when it has shown it, and answers the asking keys.

    Args:
        window: the main window, which gets the log as a dock.
        status: where answers are written.
    """

    def __init__(
        self,
        window: QMainWindow,
        *,
        runner: MatchRunner,
        table: Table,
        status: QLabel,
    ) -> None:
        super().__init__(window)
        self._table = table
        self._status = status
        self._focus: Card | None = None
        self.announcer = Announcer(window, ScreenReader(window).speak)
        self.log = EventLog(window)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log)
        self.log.hide()
        self.interface = expose(TableContent(table, runner.why_not, self._brief))
        self._telling = Telling(runner, table, self.log, self.announcer)
        # Not `singleShot`, which keeps what it calls for ever when the window goes before the time.
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.follow)
        runner.asked.connect(self._asked)
        for made, words in (
            (runner.taken_back, spoken.taken_back),
            (runner.made_again, spoken.made_again),
        ):
            made.connect(lambda move, words=words: self.announcer.say(words(move), Kind.ANSWER))
        table.advanced.connect(self.follow)
        table.state.rearranged.connect(self.follow)
        table.input.explained.connect(lambda text: self.announcer.say(text, Kind.ANSWER))

    def _brief(self) -> bool:
        return self.announcer.length == "short"

    @property
    def told(self) -> int:
        """How many events of the match the log tells of."""
        return self._telling.events

    def event_of(self, line: int) -> int:
        """Return the number in the match of the event that a line of the log tells of, from 0."""
        return self._telling.event_of(line)

    def tell(self, text: str) -> None:
        """Write an answer into the status bar, and say it."""
        self._status.setText(text)
        self.announcer.say(text, Kind.ANSWER)

    def follow(self) -> None:
        """Let a screen reader find what is on the table now."""
        self.interface.follow()
        self.note_focus()

    def wait_for(self, text: str) -> None:
        """Say what a person must confirm, and repeat nothing that another one was told."""
        if text != self.announcer.messages.last:
            self.announcer.begin_anew()
            self.announcer.say(text, Kind.TURN)

    def _asked(self, decision: Decision) -> None:
        self._telling.ask(decision)
        self.follow()
        self._again.start()  # the panel opens after this

    def tell_focus(self) -> None:
        """Say which card has the keyboard, because the table has it again."""
        self._focus = None
        self.note_focus()

    def note_focus(self) -> None:
        """Say which card has the keyboard, if it is another one."""
        card = self._table.input.focus.card
        if card is not self._focus:
            self._focus = card
            if card is not None and self._table.view.hasFocus():
                self.interface.tell_focus(card)

    def tell_card_again(self) -> None:
        """Say once more which card has the keyboard: there is none beyond it."""
        card = self._table.input.focus.card
        if card is not None:
            self.announcer.say(card_name(card), Kind.ANSWER)

    def confirm(self, choice: str) -> None:
        """Say what is chosen now, where the table has the keyboard: no reader sees the panel."""
        self.announcer.say(choice, Kind.ANSWER)

    # --- keys -------------------------------------------------------------------------

    def answer(self, command: CommandId) -> None:
        """Say what an asking key asks for, and write it into the status bar."""
        if command in READING_BACK:
            self._status.setText(self.announcer.read_back(command))
            return
        table = self._table
        hand, playable = table.hand(), table.input.playable()
        self.tell(spoken.answer(command, table.position, table.match, hand, playable))


WIDE: Final = 360
HIGH: Final = 230
"""Its size where there is room for it."""

SMALLER: Final = ((1.0, 1.0), (0.8, 0.8), (0.6, 1.0), (0.8, 0.5), (0.6, 0.6), (0.5, 0.45))
"""Shares of that width and height which are tried one after another."""

APART: Final = 8
"""How far it stays away from the window beside which it stands."""


def floating_place(window: QMainWindow, table: Table) -> QRect:
    """Return a place on the screen: beside the window, or over what is free of the felt."""
    frame, screen = window.frameGeometry(), window.screen().availableGeometry()
    top = max(frame.top() + round(0.36 * frame.height()), screen.top())
    for left in (frame.right() + APART, frame.left() - APART - WIDE):
        beside = QRect(left, top, WIDE, HIGH)
        if screen.contains(beside):
            return beside
    found = on_the_felt(table)
    view = table.view
    at = view.mapToGlobal(QPoint(round(found.x), round(found.y)))
    return QRect(at.x(), at.y(), round(found.w), round(found.h))


def on_the_felt(table: Table) -> Rect:
    """Return what covers neither plates nor hand, the trick or the facts of the deal."""
    layout, viewer = table.layout_now(), table.match.viewer
    sizes = layout.sizes
    if not layout.plates:
        return Rect(12, 0.36 * sizes.height, WIDE, HIGH)
    kept = taken(layout, viewer)
    facts = (layout.trump_text, layout.sum_text, layout.stock.bounds(), layout.last_trick)
    always = (*kept.always, *layout.slots.values(), *facts)
    kept = replace(kept, always=always, rather=())  # backs of cards may be covered
    tried = [(WIDE * wide, HIGH * high) for wide, high in SMALLER]
    room, near = Rect(0, 0, sizes.width, sizes.height), (0.0, 0.5 * sizes.height)
    for size in tried:
        found = free_place([size], room, kept, near)
        if not any(found.overlaps(each) for each in always):
            return found
    return free_place(tried, room, kept, near)


QuestionKind = Literal["card", "picked", "number", "level", "trump", "drawn", "call"]


def kind_of(decision: Decision) -> QuestionKind:
    """Return how a question is answered by keys."""
    kinds = {type(move) for move in decision.moves}
    if PlayCard in kinds:
        return "card"
    if kinds & {Discard, Give}:
        return "picked"
    if Auction in kinds or any(
        isinstance(m, Contract) and m.strain.levelled for m in decision.moves
    ):
        return "level"
    if NameTrump in kinds and NameOrder not in kinds:
        return "trump"
    if Keep in kinds:
        return "drawn"
    return "number" if Bid in kinds else "call"


def answered_by(kind: QuestionKind, keys: Callable[[CommandId], str]) -> str:
    """Return by which keys such a question is answered; nothing where its panel tells that.

    `keys` returns the keys of a command.
    """
    text = {
        "card": translate(
            "Spoken", "Go through your cards with {less} and {more}, and press {ready}."
        ),
        "picked": "",
        "number": translate("Spoken", "To bid, type a number and press {ready}."),
        "level": translate(
            "Spoken",
            "To bid, type a number, choose with {down} and {up} what you play, and press {ready}.",
        ),
        "trump": translate(
            "Spoken",
            "To choose trumps, go through the suits with {less} and {more}, and press {ready}.",
        ),
        "drawn": translate(
            "Spoken", "Press {keep} to keep the card that you drew, or {discard} to discard it."
        ),
        "call": translate(
            "Spoken", "Go through the choices with {less} and {more}, and press {ready}."
        ),
    }[kind]
    hand = kind == "card"
    return text.format(
        less=keys("left" if hand else "less"),
        more=keys("right" if hand else "more"),
        down=keys("next_suit"),
        up=keys("previous_suit"),
        ready=keys("ready"),
        keep=keys("knock"),
        discard=keys("pass"),
    )


class Introduction(QObject):
    """Tells, where a screen reader listens, by which keys the game is played.

    With the first question it tells all there is to know, later only how another kind of question
    is answered, each once.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services.window)
        self._services = services
        self._known = list(VOICE_INTRODUCED.read(services.settings.preferences))
        services.match.runner.asked.connect(self._tell)

    def _tell(self, decision: Decision) -> None:
        settings, announcer = self._services.settings, self._services.announcer
        if not QAccessible.isActive() or announcer.length == "short":
            return
        known = self._known
        keys = settings.keymap.shown_keys
        kind = kind_of(decision)
        if kind in known or (known and kind in ("picked", "card")):
            return
        self._known = [*known, kind]
        VOICE_INTRODUCED.choose(settings.preferences, self._known)
        text = answered_by(kind, keys)
        if not known:
            asking = (each for each in ASKING if each not in READING_BACK)
            general = translate(
                "Spoken",
                "{help} opens the help. {keys} say the trick, the bids, the trump, the scores, "
                "whose turn it is and your cards.",
            ).format(help=keys("help"), keys=joined(map(keys, asking)))
            text = f"{general} {text}".strip()
        announcer.say(text, Kind.NOTICE)


ROOM_FOR_DOCKS = 1180
"""In a narrower window the log floats, so that the table keeps its width."""


class AccessibilityMenu(QObject):
    """Does what the menus say about the log, and about speech, text size and contrast."""

    def __init__(self, services: Services, actions: Actions, log: EventLog) -> None:
        super().__init__(services.window)
        self._window = services.window
        self._table = services.table
        self._appearance = its = services.appearance
        self._actions = actions
        self._log = log
        actions["log"].triggered.connect(self._place_log)
        groups = actions.groups
        groups["text_size"].triggered.connect(lambda item: its.set_text_size(int(item.data())))
        groups["contrast"].triggered.connect(lambda item: its.set_contrast(item.data()))
        groups["verbosity"].triggered.connect(lambda item: its.set_verbosity(item.data()))
        services.window.installEventFilter(self)
        its.changed.connect(self._show_choices)
        self._show_choices()

    def _show_choices(self) -> None:
        self._actions.show_choice("text_size", str(self._appearance.text_size))
        self._actions.show_choice("contrast", self._appearance.contrast)
        self._actions.show_choice("verbosity", self._appearance.spoken)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._make_room()
        return False

    def _place_log(self, shown: bool) -> None:
        if shown and self._window.width() < ROOM_FOR_DOCKS:
            from farwhist.ui.shell.accessibility import floating_place

            log = self._log
            log.setFloating(True)
            around = self._window.layout()
            assert around is not None
            around.activate()  # the table has all of its width again
            log.setGeometry(floating_place(self._window, self._table))
            log.show()
        elif shown:
            docks = [dock for dock in self._window.findChildren(QDockWidget) if dock.isVisible()]
            self._window.resizeDocks(docks, [1] * len(docks), Qt.Orientation.Vertical)

    def _make_room(self) -> None:
        log = self._log
        if log.isHidden():
            return
        if self._window.width() < ROOM_FOR_DOCKS and not log.isFloating():
            log.hide()
        elif self._window.width() >= ROOM_FOR_DOCKS and log.isFloating():
            log.setFloating(False)
