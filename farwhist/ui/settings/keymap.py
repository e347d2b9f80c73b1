"""Which key stands for which command, and what a pressed key means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from farwhist.engine.cards import Suit
from farwhist.ui.settings.catalogue import KEYS, SINGLE_LETTERS
from farwhist.ui.settings.commands import (
    ALSO_IN_STUDY,
    ASKING,
    SUITS,
    TOGETHER,
    Command,
    CommandId,
    Commands,
    Scope,
)
from farwhist.ui.settings.preference import PreferenceStore
from farwhist.ui.system.keyboard import by_place, keyboard
from farwhist.ui.wording.card_names import suit_key, suit_of_key
from farwhist.ui.wording.punctuation import joined

CHOOSING: Final[tuple[CommandId, ...]] = ("play", "ready", "go_on", "no_trump")
"""The commands that make a move or lead on, whatever is open."""


class Press(Struct, frozen=True):
    """The commands that a key stands for where it was pressed, or what was typed with it.

    One key can stand for several commands: who has no use for one leaves it to the next.

    Attributes:
        commands: in the order of the table of commands.
        typed: the characters of a key that stands for no command, such as a digit.
        held: whether the key was pressed before, and comes again because it is held down.
        again: whether it comes so soon after it was let go that it may be held down, on a system
            that does not say so.
    """

    commands: tuple[CommandId, ...] = ()
    typed: str = ""
    held: bool = False
    again: bool = False

    def means(self, *commands: CommandId) -> bool:
        """Whether the key stands for one of these commands."""
        return any(each in commands for each in self.commands)

    def chooses(self, own: frozenset[CommandId] = frozenset()) -> bool:
        """Whether the key may make a move, or lead on; `own` are commands of the open panel."""
        return self.means(*CHOOSING, *own)

    @property
    def enters(self) -> bool:
        """Whether this makes the move that is chosen in a panel. A held key makes none.

        What plays a card does so too, unless it is also the key to go on: that one only picks.
        """
        plays = self.means("play") and not self.means("go_on")
        return not (self.held or self.again) and (plays or self.means("ready"))

    @property
    def hurries(self) -> bool:
        """Whether the key lets time pass faster as long as it is held down."""
        return self.means("go_on") and self.means("play")

    @property
    def suit(self) -> Suit | None:
        """The suit that is chosen, if it is one."""
        return next((SUITS[each] for each in self.commands if each in SUITS), None)


translate = QCoreApplication.translate
Key = Qt.Key

HINT: Final = "H"
"""The letter that every player of card games on a computer tries for a hint."""

ALWAYS: Final[Mapping[str, CommandId]] = {"Pause": "pause"}
"""Keys that have a command of their own as long as the player gives them no other."""

_TYPING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_ENTER = {Key.Key_Enter: Key.Key_Return}


def is_letter(keys: str) -> bool:
    """Whether this is one letter, perhaps with Shift: WCAG 2.1.4 wants these to be optional."""
    return len(keys.removeprefix("Shift+")) == 1 and not keys.removeprefix("Shift+").isdecimal()


def bare(keys: str) -> str:
    """Return a key that is no letter without Shift, which makes no difference to it."""
    return keys if is_letter(keys) else keys.removeprefix("Shift+")


def pressed(event: QKeyEvent) -> str:
    """Return the pressed key in the portable form; the keypad's Enter is Enter."""
    key = Key(event.key()) if event.key() in Key._value2member_map_ else None
    if key is None:
        return event.text().upper()
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    sequence = QKeySequence(QKeyCombination(modifiers, _ENTER.get(key, key)))
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


class Keymap(QObject):
    """Keeps the keys of all commands in the settings; `changed` is emitted with every change.

    Only what differs from the default is stored, under ``keys/<id>``, several keys apart by a
    space, and none as ``-``.
    """

    changed = Signal()

    def __init__(
        self, commands: Commands, settings: PreferenceStore, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.commands = commands
        self.with_keys = commands.with_keys
        self._settings = settings
        self._keys: dict[CommandId, tuple[str, ...]] = {}
        defaults = self.defaults()
        for command in self.with_keys:
            stored = KEYS.read(settings, command.id)
            if stored:
                self._keys[command.id] = () if stored == "-" else tuple(stored.split())
            else:
                self._keys[command.id] = defaults[command.id]

    @property
    def letters(self) -> bool:
        """Whether keys that are a single letter work at all."""
        return SINGLE_LETTERS.read(self._settings) == "yes"

    def set_letters(self, on: bool) -> None:
        """Switch the keys that are a single letter on or off."""
        SINGLE_LETTERS.choose(self._settings, "yes" if on else "no")
        self.changed.emit()

    def defaults(self) -> dict[CommandId, tuple[str, ...]]:
        """Return the keys that all commands have at first.

        The suits have their letters in the player's language. A command whose letter is one of
        those, as C in English, has it with Shift; but H is the hint, and a suit gives way to it.
        """
        suits = {each: suit_key(suit) for each, suit in SUITS.items()}
        found: dict[CommandId, tuple[str, ...]] = {
            each: (f"Shift+{letter}" if letter == HINT else letter,)
            for each, letter in suits.items()
        }
        for command in self.with_keys:
            if command.id not in suits:
                apart = command.scope in (Scope.WINDOW, Scope.STUDY)
                taken = set() if apart else set(suits.values()) - {HINT}
                found[command.id] = tuple(
                    f"Shift+{key}" if key in taken else key for key in command.keys
                )
        return found

    def keys(self, command: CommandId) -> tuple[str, ...]:
        """Return the keys of a command."""
        return self._keys[command]

    def working(self, command: CommandId) -> tuple[str, ...]:
        """Return the keys of a command without those that are switched off."""
        return tuple(key for key in self._keys[command] if self.letters or not is_letter(key))

    def shown_keys(self, command: CommandId) -> str:
        """Return the keys that work for a command, as menus write them."""
        return joined(map(shown_key, self.working(command)))

    def set_keys(self, changes: Mapping[CommandId, tuple[str, ...]]) -> None:
        """Give commands other keys, and store what differs from the default."""
        self._keys.update(changes)
        defaults = self.defaults()
        for command in changes:
            if self._keys[command] == defaults[command]:
                KEYS.forget(self._settings, command)
            else:
                KEYS.keep(self._settings, command, " ".join(self._keys[command]) or "-")
        self.changed.emit()

    def meant(self, keys: str, *, panel: bool, hand: bool | None = None) -> tuple[CommandId, ...]:
        """Return the commands of the table that a key stands for, with a panel open or not.

        `hand`: whether the keys of the hand work; mostly they do where no panel is open.
        """
        if is_letter(keys) and not self.letters:
            return ()
        scopes = {Scope.TABLE, *([Scope.PANEL] if panel else [])}
        if (not panel) if hand is None else hand:
            scopes.add(Scope.HAND)
        there = [command.id for command in self.with_keys if command.scope in scopes]
        if panel:
            there.append("open_in_study")
        for key in (keys, bare(keys)):
            found = tuple(each for each in there if key in self._keys[each])
            if found:
                return found
        return (ALWAYS[keys],) if keys in ALWAYS else ()

    def in_study(self, event: QKeyEvent) -> tuple[CommandId, ...]:
        """Return the commands that a pressed key stands for in the study of a deal.

        Those of the study come first, then those of the table that work there too.
        """
        there = [command.id for command in self.with_keys if command.scope is Scope.STUDY]
        there += ALSO_IN_STUDY
        for keys in map(pressed, _meanings(event)):
            found = tuple(each for each in there if keys in self._keys[each])
            if found and (self.letters or not is_letter(keys)):
                return found
        return ()

    def of_window(self, event: QKeyEvent) -> CommandId | None:
        """Return the command that a pressed key stands for in the whole window, if it does."""
        there = [each.id for each in self.with_keys if each.scope is Scope.WINDOW]
        keys = pressed(event)
        return next((each for each in there if keys in self._keys[each]), None)

    def opens_study(self, event: QKeyEvent) -> bool:
        """Return whether a pressed key opens a deal in the study where one is chosen."""
        return "open_in_study" in self.in_study(event)

    def read(
        self, event: QKeyEvent, *, panel: bool, hand: bool | None = None, suits: bool = False
    ) -> Press | None:
        """Return what a pressed key means to the table and its panels, None if nothing at all.

        A key of another layout that means nothing here means what stands on most keyboards there.

        Letters, and keys that the player has taken from their commands, mean nothing by themselves.

        Args:
            hand: as for `meant`.
            suits: whether the letters of suits are suits, whatever else they mean. The hint keeps
                its key, and whatever has the letter with Shift: a suit whose letter is the hint's
                has it with Shift.
        """
        again = keyboard().repeats(event) and not event.isAutoRepeat()
        read = [self._read(each, panel, hand, suits) for each in _meanings(event)]
        found = next((each for each in read if each is not None and each.commands), read[-1])
        return None if found is None else replace(found, again=again)

    def _read(self, event: QKeyEvent, panel: bool, hand: bool | None, suits: bool) -> Press | None:
        keys, held = pressed(event), event.isAutoRepeat()
        commands = self.meant(keys, panel=panel, hand=hand)
        if suits and not _stays(keys, commands):
            suit = self._suit(event)
            if suit is not None:
                return Press((suit,), held=held)
        if commands:
            return Press(commands, held=held)
        usual = {key for keys_ in self.defaults().values() for key in keys_}
        if {keys, bare(keys)} & usual or is_letter(keys) or event.modifiers() & ~_TYPING:
            return None
        return Press(typed=event.text(), held=held)

    def clashes(self, keys: Mapping[CommandId, tuple[str, ...]]) -> dict[CommandId, set[CommandId]]:
        """Return for each command those that it shares a key with where both would work."""
        found: dict[CommandId, set[CommandId]] = {}
        for one in self.with_keys:
            for other in self.with_keys:
                if one is other or _apart(one.scope, other.scope) or {one.id, other.id} in TOGETHER:
                    continue
                if set(keys[one.id]) & set(keys[other.id]):
                    found.setdefault(one.id, set()).add(other.id)
        return found

    def _suit(self, event: QKeyEvent) -> CommandId | None:
        """Return the suit whose letter was typed, if keys that are a letter work."""
        if event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier or not self.letters:
            return None
        typed = suit_of_key(event.text())
        return next((each for each, suit in SUITS.items() if suit is typed), None)


def _meanings(event: QKeyEvent) -> Iterator[QKeyEvent]:
    """Yield a pressed key as it is, and what is meant where the layout has no such character."""
    yield event
    meant = by_place(event)
    if meant is not None:
        yield meant


def _stays(keys: str, commands: tuple[CommandId, ...]) -> bool:
    """Whether a key keeps what it means where suits come first."""
    others = [each for each in commands if each not in SUITS]
    first = {"hint", *ASKING}.intersection(commands)
    return bool(first) or bool(others and keys.startswith("Shift+"))


def _apart(one: Scope | None, other: Scope | None) -> bool:
    """Whether the keys of two scopes never work at the same time."""
    scopes = {one, other}
    if Scope.STUDY in scopes and one is not other:
        return Scope.WINDOW not in scopes
    return scopes == {Scope.HAND, Scope.PANEL}


def words(command: Command) -> str:
    """Return what a command does, in the player's language."""
    return translate("Keys", command.name)


def shown_key(key: str) -> str:
    """Return a key as menus of this system write it, in the player's language."""
    return QKeySequence.fromString(key).toString(QKeySequence.SequenceFormat.NativeText)


OpensStudy = Callable[[QKeyEvent], bool]
"""Returns whether a pressed key opens a deal in the study."""


class StudyKey(QObject):
    """Calls `act` when that key is pressed on one of `widgets`, of which the first owns this.

    Args:
        opens: knows the key.
    """

    def __init__(self, opens: OpensStudy, act: Callable[[], object], *widgets: QWidget) -> None:
        super().__init__(widgets[0])
        self._opens = opens
        self._act = act
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if not self._opens(event):
            return False
        if not event.isAutoRepeat():
            self._act()
        return True
