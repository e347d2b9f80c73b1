"""The people who play at this computer, each with a profile: a name, a picture and a record."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.rules.words import as_name
from farwhist.store.preferences import Preferences
from farwhist.store.setting import FIRST_PROFILE
from farwhist.ui.settings.catalogue import (
    AVATARS,
    LONGEST_NAME,
    PLAYER_AVATAR,
    PLAYER_NAME,
    PROFILES,
)
from farwhist.ui.wording.player_names import shown_names

translate = QCoreApplication.translate

MOST_PEOPLE: Final = 30
"""How many profiles can be kept."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A person. `key` is the same for ever; `removed`: only what she has played is left of her."""

    key: str
    name: str
    avatar: int
    removed: bool = False


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
        self._profiles = (first, *_read(PROFILES.read(self._preferences)))

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
                found.append(replace(each, removed=True))
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


def _read(stored: Sequence[Any]) -> list[Profile]:
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
        removed = each.get("removed") is True
        found.setdefault(str(key), Profile(str(key), name, avatar % AVATARS, removed))
    return list(found.values())
