"""All keys in one table: what each does, where it does it, and what the player made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from farwhist.engine.cards import Suit
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.store.preferences import Preferences
from farwhist.ui.card_names import suit_key, suit_of_key
from farwhist.ui.settings.catalogue import KEYS, SINGLE_LETTERS

translate = QCoreApplication.translate
Key = Qt.Key


class Place(Enum):
    """Where a key works. Keys of the hand and of the panels may be the same."""

    WINDOW = QT_TRANSLATE_NOOP("Keys", "Everywhere")
    TABLE = QT_TRANSLATE_NOOP("Keys", "On the table")
    HAND = QT_TRANSLATE_NOOP("Keys", "In the hand")
    PANEL = QT_TRANSLATE_NOOP("Keys", "While bidding")


@dataclass(frozen=True)
class Binding:
    """A command and the keys that it has at first, in the portable form of `QKeySequence`.

    `means` is the key that the table and its panels know for it, whatever was pressed: no two
    commands of which one may be wanted where the other is not have the same.
    """

    id: str
    place: Place
    words: str
    keys: tuple[str, ...]
    means: Qt.Key | None = None


def _table(rows: Iterable[tuple[str, Place, str, str, Qt.Key | None]]) -> tuple[Binding, ...]:
    return tuple(Binding(i, where, words, tuple(k.split()), m) for i, where, words, k, m in rows)


GO_ON: Final = Key.Key_Forward
PAUSE: Final = Key.Key_Pause
"""Codes of their own, since Space and N mean something else to some panels."""

_W, _T, _H, _P = Place.WINDOW, Place.TABLE, Place.HAND, Place.PANEL

BINDINGS: Final = _table((
    ("new", _W, QT_TRANSLATE_NOOP("Keys", "New match"), "Ctrl+N", None),
    ("quit", _W, QT_TRANSLATE_NOOP("Keys", "Quit"), "Ctrl+Q", None),
    ("undo", _W, QT_TRANSLATE_NOOP("Keys", "Undo"), "Ctrl+Z", None),
    ("redo", _W, QT_TRANSLATE_NOOP("Keys", "Redo"), "Ctrl+Shift+Z Ctrl+Y", None),
    ("all_scores", _W, QT_TRANSLATE_NOOP("Keys", "Score sheet and charts"), "F4", None),
    ("scores", _W, QT_TRANSLATE_NOOP("Keys", "Score sheet"), "Shift+F4", None),
    ("statistics", _W, QT_TRANSLATE_NOOP("Keys", "Statistics"), "Ctrl+T", None),
    ("log", _W, QT_TRANSLATE_NOOP("Keys", "Event log"), "Ctrl+L", None),
    ("larger", _W, QT_TRANSLATE_NOOP("Keys", "Larger cards"), "Ctrl++ Ctrl+=", None),
    ("smaller", _W, QT_TRANSLATE_NOOP("Keys", "Smaller cards"), "Ctrl+-", None),
    ("usual_size", _W, QT_TRANSLATE_NOOP("Keys", "Usual card size"), "Ctrl+0", None),
    ("full_screen", _W, QT_TRANSLATE_NOOP("Keys", "Full screen"), "F11", None),
    ("preferences", _W, QT_TRANSLATE_NOOP("Keys", "Preferences"), "Ctrl+,", None),
    ("shortcuts", _W, QT_TRANSLATE_NOOP("Keys", "Keyboard shortcuts"), "Ctrl+?", None),
    ("help", _W, QT_TRANSLATE_NOOP("Keys", "Help"), "F1", None),
    ("rules", _W, QT_TRANSLATE_NOOP("Keys", "Rules of this game"), "Shift+F1", None),
    ("go_on", _T, QT_TRANSLATE_NOOP("Keys", "Go on, finish motion"), "Space N", GO_ON),
    ("pause", _T, QT_TRANSLATE_NOOP("Keys", "Pause"), "P", PAUSE),
    ("mute", _T, QT_TRANSLATE_NOOP("Keys", "Mute"), "M", Key.Key_M),
    ("hint", _T, QT_TRANSLATE_NOOP("Keys", "Hint"), "Ctrl+H H", None),
    ("last_trick", _T, QT_TRANSLATE_NOOP("Keys", "Last trick"), "L", Key.Key_L),
    ("close", _T, QT_TRANSLATE_NOOP("Keys", "Put away"), "Esc", Key.Key_Escape),
    ("ask_trick", _T, QT_TRANSLATE_NOOP("Keys", "Say the trick so far"), "T", None),
    ("ask_bids", _T, QT_TRANSLATE_NOOP("Keys", "Say bids and tricks"), "B", None),
    ("ask_trump", _T, QT_TRANSLATE_NOOP("Keys", "Say trump and deal"), "U", None),
    ("ask_cards", _T, QT_TRANSLATE_NOOP("Keys", "Say my cards"), "C", None),
    ("ask_again", _T, QT_TRANSLATE_NOOP("Keys", "Say the last message again"), "R", None),
    ("left", _H, QT_TRANSLATE_NOOP("Keys", "Previous card"), "Left", Key.Key_Left),
    ("right", _H, QT_TRANSLATE_NOOP("Keys", "Next card"), "Right", Key.Key_Right),
    ("up", _H, QT_TRANSLATE_NOOP("Keys", "Next playable card"), "Up", Key.Key_Up),
    ("down", _H, QT_TRANSLATE_NOOP("Keys", "Previous playable card"), "Down", Key.Key_Down),
    ("first", _H, QT_TRANSLATE_NOOP("Keys", "First card"), "Home", Key.Key_Home),
    ("last", _H, QT_TRANSLATE_NOOP("Keys", "Last card"), "End", Key.Key_End),
    ("play", _H, QT_TRANSLATE_NOOP("Keys", "Play the card"), "Return Space", Key.Key_Return),
    ("spades", _T, QT_TRANSLATE_NOOP("Keys", "Spades"), "", None),
    ("hearts", _T, QT_TRANSLATE_NOOP("Keys", "Hearts"), "", None),
    ("diamonds", _T, QT_TRANSLATE_NOOP("Keys", "Diamonds"), "", None),
    ("clubs", _T, QT_TRANSLATE_NOOP("Keys", "Clubs"), "", None),
    ("less", _P, QT_TRANSLATE_NOOP("Keys", "Previous number"), "Left", Key.Key_Left),
    ("more", _P, QT_TRANSLATE_NOOP("Keys", "Next number"), "Right", Key.Key_Right),
    ("next_suit", _P, QT_TRANSLATE_NOOP("Keys", "Next suit"), "Down", Key.Key_Down),
    ("previous_suit", _P, QT_TRANSLATE_NOOP("Keys", "Previous suit"), "Up", Key.Key_Up),
    ("least", _P, QT_TRANSLATE_NOOP("Keys", "Lowest number"), "Home", Key.Key_Home),
    ("most", _P, QT_TRANSLATE_NOOP("Keys", "Highest number"), "End", Key.Key_End),
    ("ready", _P, QT_TRANSLATE_NOOP("Keys", "Ready, done"), "Return", Key.Key_Return),
    ("no_trump", _P, QT_TRANSLATE_NOOP("Keys", "No trump"), "N", Key.Key_N),
    ("pass", _P, QT_TRANSLATE_NOOP("Keys", "Pass"), "X", Key.Key_X),
    ("knock", _P, QT_TRANSLATE_NOOP("Keys", "Knock, keep the card"), "K", Key.Key_K),
))  # fmt: skip

SUITS: Final = {
    "spades": Suit.SPADES,
    "hearts": Suit.HEARTS,
    "diamonds": Suit.DIAMONDS,
    "clubs": Suit.CLUBS,
}

TOGETHER: Final = ({"go_on", "play"}, {"go_on", "no_trump"})
"""Commands that may share a key, because the one has nothing to do when the other has."""

HINT: Final = "H"
"""The letter that every player of card games on a computer tries for a hint."""

_ENTER = {Key.Key_Enter: Key.Key_Return}


def is_letter(keys: str) -> bool:
    """Whether this is one letter, perhaps with Shift: WCAG 2.1.4 wants these to be optional."""
    return len(keys.removeprefix("Shift+")) == 1 and not keys.removeprefix("Shift+").isdecimal()


def pressed(event: QKeyEvent) -> str:
    """Return the pressed key in the portable form; the keypad's Enter is Enter."""
    key = Key(event.key()) if event.key() in Key._value2member_map_ else None
    if key is None:
        return event.text().upper()
    bare = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    sequence = QKeySequence(QKeyCombination(bare, _ENTER.get(key, key)))
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


class Keymap(QObject):
    """Keeps the keys of all commands in the settings; `changed` is emitted with every change.

    Only what differs from the default is stored, under ``keys/<id>``, several keys apart by a
    space, and none as ``-``.
    """

    changed = Signal()

    def __init__(self, settings: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._keys: dict[str, tuple[str, ...]] = {}
        defaults = self.defaults()
        for binding in BINDINGS:
            stored = KEYS.read(settings, binding.id)
            if stored:
                self._keys[binding.id] = () if stored == "-" else tuple(stored.split())
            else:
                self._keys[binding.id] = defaults[binding.id]

    @property
    def letters(self) -> bool:
        """Whether keys that are a single letter work at all."""
        return SINGLE_LETTERS.read(self._settings) == "yes"

    def set_letters(self, on: bool) -> None:
        """Switch the keys that are a single letter on or off."""
        SINGLE_LETTERS.choose(self._settings, "yes" if on else "no")
        self.changed.emit()

    @staticmethod
    def defaults() -> dict[str, tuple[str, ...]]:
        """Return the keys that all commands have at first.

        The suits have their letters in the player's language. A command whose letter is one of
        those, as C in English, has it with Shift; but H is the hint, and a suit gives way to it.
        """
        suits = {each: suit_key(suit) for each, suit in SUITS.items()}
        found: dict[str, tuple[str, ...]] = {
            each: (f"Shift+{letter}" if letter == HINT else letter,)
            for each, letter in suits.items()
        }
        for binding in BINDINGS:
            if binding.id not in suits:
                taken = set(suits.values()) - {HINT} if binding.place is not Place.WINDOW else set()
                found[binding.id] = tuple(
                    f"Shift+{key}" if key in taken else key for key in binding.keys
                )
        return found

    def keys(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command."""
        return self._keys[command]

    def working(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command without those that are switched off."""
        return tuple(key for key in self._keys[command] if self.letters or not is_letter(key))

    def set_keys(self, changes: Mapping[str, tuple[str, ...]]) -> None:
        """Give commands other keys, and store what differs from the default."""
        self._keys.update(changes)
        defaults = self.defaults()
        for command in changes:
            if self._keys[command] == defaults[command]:
                KEYS.forget(self._settings, command)
            else:
                KEYS.keep(self._settings, command, " ".join(self._keys[command]) or "-")
        self.changed.emit()

    def commands(self, keys: str, *, panel: bool, hand: bool | None = None) -> list[str]:
        """Return the commands of the table that a key stands for, with a panel open or not.

        `hand`: whether the keys of the hand work; mostly they do where no panel is open.
        """
        if is_letter(keys) and not self.letters:
            return []
        places = {Place.TABLE, *([Place.PANEL] if panel else [])}
        if (not panel) if hand is None else hand:
            places.add(Place.HAND)
        return [b.id for b in BINDINGS if b.place in places and keys in self._keys[b.id]]

    def meaning(
        self, event: QKeyEvent, *, panel: bool, hand: bool | None = None
    ) -> QKeyEvent | None:
        """Return the event that the table knows for a pressed key, or None if it has no use.

        A suit comes as its letter with no key, every other command as its key with no text, so
        that neither can be taken for the other. Keys that the player cannot change, such as
        digits, come back as they are.
        """
        keys = pressed(event)
        commands = self.commands(keys, panel=panel, hand=hand)
        if {"go_on", "play"} <= set(commands):
            return _event(event, Key.Key_Space, "")
        for command in sorted(commands, key=lambda each: each == "go_on"):
            if command in SUITS:
                return _event(event, Key.Key_unknown, suit_key(SUITS[command]))
            means = next(b.means for b in BINDINGS if b.id == command)
            if means is not None:
                return _event(event, means, "")
        known = {key for keys_ in self.defaults().values() for key in keys_}
        return None if keys in known or is_letter(keys) else event

    def suit_event(self, event: QKeyEvent) -> QKeyEvent | None:
        """Return the letter of a suit as panels know it, whatever else it means, or None.

        The hint keeps its key, and whatever has the letter with Shift: a suit whose letter is the
        hint's has it with Shift.
        """
        shift = Qt.KeyboardModifier.ShiftModifier
        keys = pressed(event)
        others = [each for each in self.commands(keys, panel=True) if each not in SUITS]
        if "hint" in others or (others and keys.startswith("Shift+")):
            return None
        bare = event.modifiers() in (Qt.KeyboardModifier.NoModifier, shift)
        suit = suit_of_key(event.text()) if bare and self.letters else None
        return None if suit is None else _event(event, Key.Key_unknown, suit_key(suit))


def clashes(keys: Mapping[str, tuple[str, ...]]) -> dict[str, set[str]]:
    """Return for each command those that it shares a key with where both would work."""
    found: dict[str, set[str]] = {}
    for one in BINDINGS:
        for other in BINDINGS:
            apart = {one.place, other.place} == {Place.HAND, Place.PANEL}
            if one is other or apart or {one.id, other.id} in TOGETHER:
                continue
            if set(keys[one.id]) & set(keys[other.id]):
                found.setdefault(one.id, set()).add(other.id)
    return found


def words(binding: Binding) -> str:
    """Return what a command does, in the player's language."""
    return translate("Keys", binding.words)


def shown_key(key: str) -> str:
    """Return a key as menus of this system write it, in the player's language."""
    return QKeySequence.fromString(key).toString(QKeySequence.SequenceFormat.NativeText)


def _event(event: QKeyEvent, key: Qt.Key, text: str) -> QKeyEvent:
    plain = Qt.KeyboardModifier.NoModifier
    return QKeyEvent(event.type(), key, plain, text, event.isAutoRepeat(), event.count())
