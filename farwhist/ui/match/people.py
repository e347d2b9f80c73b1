"""The people who play at this computer, those of a match, and who of them looks at the screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import asdict, replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import NOBODY, DealStarted, Event
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.words import as_name
from farwhist.store.preferences import Preferences
from farwhist.store.setting import FIRST_PROFILE, Setting, level_and_style
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.settings.catalogue import (
    AVATARS,
    HAND_ORDER,
    LONGEST_NAME,
    PLAYER_AVATAR,
    PLAYER_NAME,
    PROFILES,
)
from farwhist.ui.viewmodels.shown_match import ShownMatch, usual_portraits
from farwhist.ui.wording import player_names
from farwhist.ui.wording.player_names import shown_names

translate = QCoreApplication.translate


MOST_PEOPLE: Final = 30
"""How many profiles can be kept."""


class Profile(Struct, frozen=True):
    """A person. `key` is the same for ever; `removed`: only what she has played is left of her.

    `hand` is how she sorts a hand, as far as she has chosen it: values of rows of the preferences
    by name. Those of the first profile stand in the preferences themselves.
    """

    key: str
    name: str
    avatar: int
    removed: bool = False
    hand: Mapping[str, str] = field(default_factory=dict)


def _key() -> str:
    return os.urandom(4).hex()


class People(QObject):
    """Keeps the profiles.

    `changed` is emitted with every change of one, `redrawn(profile)` when a person has another
    name or picture.

    The name of the first may be empty, which means "You"; all others have one.
    """

    changed = Signal()
    redrawn = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        parent: QObject | None = None,
        new_key: Callable[[], str] = _key,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._new_key = new_key
        self._profiles: tuple[Profile, ...] = ()
        self._read()

    def _read(self) -> None:
        """Know what stands in the preferences, where another window may have added somebody."""
        name = as_name(PLAYER_NAME.read(self._preferences), LONGEST_NAME)
        first = Profile(FIRST_PROFILE, name, PLAYER_AVATAR.read(self._preferences))
        self._profiles = (first, *_profiles_of(PROFILES.read(self._preferences)))

    @property
    def first(self) -> Profile:
        """The profile that there is from the beginning."""
        return self._profiles[0]

    @property
    def all(self) -> Sequence[Profile]:
        """Those who can play, the first one first."""
        return [each for each in self._profiles if not each.removed]

    def shown_names(self) -> dict[str, str]:
        """Return the names of all whose record is kept, by key, those who play first."""
        gone = translate("Players", "{name} (removed)")
        return {
            each.key: gone.format(name=each.name) if each.removed else shown_names([each.name])[0]
            for each in sorted(self._profiles, key=lambda each: each.removed)
        }

    def find(self, key: str) -> Profile | None:
        """Return the profile with this key, if there is or was one."""
        return next((each for each in self._profiles if each.key == key), None)

    def playing(self, key: str) -> Profile | None:
        """Return the profile with this key if its person can play."""
        found = self.find(key)
        return None if found is None or found.removed else found

    def add(self, name: str, avatar: int) -> Profile | None:
        """Add a person; None when the name is empty or there are `MOST_PEOPLE`."""
        self._read()
        name = as_name(name, LONGEST_NAME)
        if not name or len(self.all) >= MOST_PEOPLE:
            return None
        made = Profile(self._new_key(), name, avatar % AVATARS)
        self._profiles = (*self._profiles, made)
        self._keep()
        return made

    def change(self, key: str, *, name: str | None = None, avatar: int | None = None) -> None:
        """Give a person another name or picture; only the first may be without a name."""
        self._read()
        found = self.find(key)
        if found is None:
            return
        name = found.name if name is None else as_name(name, LONGEST_NAME)
        if not name and key != FIRST_PROFILE:
            name = found.name
        new = replace(found, name=name, avatar=found.avatar if avatar is None else avatar % AVATARS)
        if new != found:
            self._profiles = tuple(new if each is found else each for each in self._profiles)
            self._keep()
            self.redrawn.emit(new)

    def sort_by(self, key: str, row: str, value: str) -> None:
        """Note how a person, not the first, sorts a hand: a row of `HAND_ORDER` and its value."""
        self._read()
        self._profiles = tuple(
            replace(each, hand={**each.hand, row: value}) if each.key == key else each
            for each in self._profiles
        )
        self._keep()

    def remove(self, key: str, *, remember: bool) -> None:
        """Let a person play no more, and `remember` her where her record is kept."""
        if key == FIRST_PROFILE:
            return
        self._read()
        found = []
        for each in self._profiles:
            if each.key != key:
                found.append(each)
            elif remember:
                found.append(replace(each, removed=True, hand={}))
        self._profiles = tuple(found)
        self._keep()

    def free_avatar(self, taken: Collection[int] = ()) -> int:
        """Return a picture that nobody has, as far as there is one."""
        used = {each.avatar for each in self.all} | set(taken)
        return next((n for n in range(AVATARS) if n not in used), len(self.all) % AVATARS)

    def _keep(self) -> None:
        first, *others = self._profiles
        PLAYER_NAME.choose(self._preferences, first.name)
        PLAYER_AVATAR.choose(self._preferences, first.avatar)
        PROFILES.choose(self._preferences, [asdict(each) for each in others])
        self.changed.emit()


def _profiles_of(stored: Sequence[Any]) -> list[Profile]:
    """Return the stored profiles; what is damaged is passed over."""
    found: dict[str, Profile] = {}
    for each in stored:
        if not isinstance(each, dict):
            continue
        key, name, avatar = each.get("key"), each.get("name"), each.get("avatar")
        fine = isinstance(key, str) and key not in ("", FIRST_PROFILE) and len(key) <= 40
        name = as_name(name, LONGEST_NAME) if isinstance(name, str) else ""
        if not fine or not name or type(avatar) is not int:
            continue
        removed, hand = each.get("removed") is True, each.get("hand")
        chosen = hand.items() if isinstance(hand, dict) else ()
        known = {row: text for row, text in chosen if row in HAND_ORDER and isinstance(text, str)}
        found.setdefault(str(key), Profile(str(key), name, avatar % AVATARS, removed, known))
    return list(found.values())


def shown_match(
    setting: Setting, rules: Ruleset, *, title: str, own: int, viewer: Seat | None = None
) -> ShownMatch:
    """Return how a match is shown, for this viewer, or else for the first person who plays it.

    Args:
        own: the player's picture, where the match tells of no pictures: the others are the usual.
    """
    human, seats = setting.human or 0, setting.seats
    names = setting.names or player_names.default_names(seats, human)
    portraits = setting.portraits or usual_portraits(seats, human, own)
    return ShownMatch(
        human if viewer is None else viewer,
        tuple(player_names.shown_names(names)),
        tuple(each % AVATARS for each in portraits),
        rules,
        title,
    )


def opponents_of(setting: Setting, move: int, seated: Sequence[Opponent]) -> tuple[Opponent, ...]:
    """Return what played at each seat when the move with this number was to be made, from 0.

    Args:
        seated: what plays at the seats of which the match does not tell it.
    """
    from farwhist.analysis.opponents import known_at

    known = zip(known_at(setting, move), seated, strict=True)
    return tuple(Opponent(*level_and_style(text)) if text else now for text, now in known)


def changed_person(setting: Setting, profile: Profile) -> Setting:
    """Return the setting in which a person, if she plays, is called and looks as she does now."""
    names, portraits = list(setting.names), list(setting.portraits)
    for seat, key in setting.played_by.items():
        if key != profile.key:
            continue
        if names:
            names[seat] = player_names.person_name(profile.name, len(setting.played_by))
        if portraits:
            portraits[seat] = profile.avatar
    return replace(setting, names=tuple(names), portraits=tuple(portraits))


def translated(setting: Setting, words: Mapping[str, str]) -> Setting:
    """Return the setting with these words for the names of those who have a usual one."""
    return replace(setting, names=tuple(words.get(name, name) for name in setting.names))


class Passing:
    """The table is laid for one person at a time, and her hand is open only once she says so.

    `people` are the seats that people play, `seat` is the one for which the table is laid.
    `several` is False where fewer than two people play: then their hand is always open.
    """

    def __init__(self) -> None:
        self.people: frozenset[Seat] = frozenset()
        self.seat: Seat = 0
        self.several = False
        self._open = True

    def begin(self, people: Collection[Seat], first: Seat, *, shared: bool = True) -> None:
        """Lay the table for the person at `first`; unless `shared`, one plays all these seats."""
        self.people = frozenset(people)
        self.seat, self.several = first, shared and len(self.people) > 1
        self._open = not self.several

    @property
    def eyes(self) -> Seat:
        """The seat whose knowledge may be shown: that of the person at the screen, or `NOBODY`."""
        return self.seat if self._open else NOBODY

    def cover(self, seat: Seat | None = None) -> bool:
        """Hide the hand of the person at the screen, and lay the table for the one at `seat`.

        Return whether anything has changed.
        """
        if not self.several:
            return False
        before = self.seat, self._open
        self.seat, self._open = self.seat if seat is None else seat, False
        return before != (self.seat, self._open)

    def uncover(self) -> bool:
        """Show the hand of the person at the screen; return whether it was hidden."""
        hidden, self._open = not self._open, True
        return hidden

    def next_decision(self, own: Sequence[Decision]) -> Decision | None:
        """Return which of the decisions of people comes first.

        Whoever looks at the screen goes on. Where all have answered, she may change her answer.
        """
        waiting = [each for each in own if not each.settled]
        here = [each for each in (waiting or own) if each.seat == self.eyes]
        return next(iter(here or waiting), None)

    def visible_events(self, events: Sequence[Event]) -> list[Event]:
        """Return what may be shown of these events, which have just happened.

        When new cards are dealt all have been looking at the table, so nobody's hand is open.
        """
        found = []
        for event in events:
            if isinstance(event, DealStarted):
                self.cover()
            found.append(event.seen_by(self.eyes))
        return found
