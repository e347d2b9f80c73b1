"""Who sits at the table: names, pictures, levels and styles, kept in the preferences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist import bots
from farwhist.engine.cards import Seat
from farwhist.rules.words import as_name
from farwhist.store.preferences import Preferences
from farwhist.store.setting import FIRST_PROFILE, Setting
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.match.people import People, Profile
from farwhist.ui.settings import catalogue
from farwhist.ui.settings.catalogue import AVATARS, LONGEST_NAME, PERSON
from farwhist.ui.wording import player_names

translate = QCoreApplication.translate

S = TypeVar("S", bound=Setting)

OPPONENTS: Final = 6
"""How many opponents there are in the largest match that the window offers."""

NAMES: Final = (
    "Ada", "Anton", "Bela", "Carla", "Daria", "Emil", "Enzo", "Flora", "Greta", "Hugo", "Ines",
    "Ioana", "Jules", "Karl", "Lena", "Luca", "Maren", "Mihai", "Noemi", "Otto", "Paula", "Radu",
    "Rosa", "Sofia", "Theo", "Vera", "Yann", "Zoe",
)  # fmt: skip
"""Names of people, which are the same in every language."""


class Player(Struct, frozen=True):
    """One opponent. `who` says whose usual name holds when `name` is empty, from 0 on.

    `person` is the key of the profile of the person who sits there instead, or empty.
    """

    who: int
    avatar: int
    name: str = ""
    level: str = bots.USUAL_LEVEL
    style: str = bots.USUAL_STYLE
    person: str = ""

    def sound(self) -> Player:
        """Return this player with the default in the place of whatever means nothing."""
        usual = Player(self.who, self.who + 1)
        good = {
            "avatar": type(self.avatar) is int and 0 <= self.avatar < AVATARS,
            "name": isinstance(self.name, str),
            "level": self.level in bots.OFFERED,
            "style": self.style in bots.STYLES,
            "person": isinstance(self.person, str),
        }
        wrong: dict[str, Any] = {key: getattr(usual, key) for key, fine in good.items() if not fine}
        player = replace(self, **wrong)
        return replace(player, name=as_name(player.name, LONGEST_NAME))


def usual_players() -> tuple[Player, ...]:
    """Return the opponents that there are at first, clockwise from the player's left."""
    return tuple(Player(who, who + 1) for who in range(OPPONENTS))


class Seating(QObject):
    """Who sits where in a match that has not begun; `changed` is emitted with every change.

    `opponents` sit clockwise from the player's left; a match takes as many as it needs. A match
    that has begun keeps the people whom it began with.
    """

    changed = Signal()

    def __init__(
        self,
        people: People,
        opponents: Sequence[Player],
        own: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.people = people
        self.opponents = tuple(opponents)
        self._own = own
        people.changed.connect(self.changed)

    @property
    def own(self) -> Profile:
        """The person at the player's own seat."""
        return self.people.playing(self._own) or self.people.first

    @property
    def own_name(self) -> str:
        """The name of the person at the player's own seat; empty means "You"."""
        return self.own.name

    @property
    def own_avatar(self) -> int:
        """The picture of the person at the player's own seat."""
        return self.own.avatar

    def person_at(self, place: int) -> Profile | None:
        """Return the person who sits at an opponent's place, or None where a bot does."""
        found = self.people.playing(self.opponents[place].person)
        return None if found is None or found.key == self.own.key else found

    def name_at(self, place: int) -> str:
        """Return the name of whoever sits at an opponent's place."""
        person = self.person_at(place)
        if person is None:
            return self.name_of(self.opponents[place])
        return person.name or translate("Players", "Player 1")

    def seated(self, seats: int, human: Seat = 0) -> dict[Seat, str]:
        """Return the profiles of the people who would play, by seat, from the first seat on."""
        found = {human: self.own.key}
        for place, (seat, _) in enumerate(self._seated(seats, human)):
            person = self.person_at(place)
            if person is not None:
                found[seat] = person.key
        return {seat: found[seat] for seat in sorted(found)}

    def seat(self, setting: S) -> S:
        """Return the setting of a match with those who would play it now: names, pictures, people.

        It holds no people where the first profile plays alone, or bots do.
        """
        seats, human = setting.seats, setting.human or 0
        names, portraits = self.names(seats, human), self.avatars(seats, human)
        told = replace(setting, names=names, portraits=portraits, people={})
        people = self.seated(seats, human)
        if setting.human is None or list(people.values()) == [FIRST_PROFILE]:
            return told
        return replace(told, people=people, human=min(people))

    def names(
        self, seats: int, human: Seat = 0, people: Mapping[Seat, str] | None = None
    ) -> tuple[str, ...]:
        """Return the names by seat; an empty one is the player's and means "You".

        `people` are those who play there, without it those who are seated now.
        """
        here = self.seated(seats, human) if people is None else people
        names = [self.own_name] * seats
        for seat, player in self._seated(seats, human):
            names[seat] = self.name_of(player)
        for seat, profile in self._profiles(here).items():
            names[seat] = player_names.person_name(profile.name, len(here))
        return tuple(names)

    def avatars(
        self, seats: int, human: Seat = 0, people: Mapping[Seat, str] | None = None
    ) -> tuple[int, ...]:
        """Return the number of each seat's picture, from 0 to 11; `people` as for the names."""
        here = self.seated(seats, human) if people is None else people
        found = [self.own_avatar] * seats
        for seat, player in self._seated(seats, human):
            found[seat] = player.avatar
        for seat, profile in self._profiles(here).items():
            found[seat] = profile.avatar
        return tuple(found)

    def _profiles(self, people: Mapping[Seat, str]) -> dict[Seat, Profile]:
        found = {seat: self.people.find(key) for seat, key in people.items()}
        return {seat: profile for seat, profile in found.items() if profile is not None}

    def kinds(self, seats: int, human: Seat = 0) -> tuple[Opponent, ...]:
        """Return what plays at each seat; what stands at the player's plays for nobody."""
        found = [Opponent()] * seats
        for seat, player in self._seated(seats, human):
            found[seat] = Opponent(player.level, player.style)
        return tuple(found)

    def name_of(self, player: Player) -> str:
        """Return the name of an opponent, in the player's language if it is a usual one."""
        return player.name or player_names.default_names(OPPONENTS + 1, 0)[player.who + 1]

    def sit(self, place: int | None, key: str) -> None:
        """Let a person sit at an opponent's place, or at the player's own (None).

        Who sat there before stands up; an empty `key` gives the place back to the opponent. The
        player's own seat is never empty: who comes from elsewhere changes places with who is there.
        """
        before = self.own.key
        others = [
            replace(each, person="") if each.person == key else each for each in self.opponents
        ]
        if place is None:
            came = next((n for n, each in enumerate(self.opponents) if each.person == key), None)
            if came is not None:
                others[came] = replace(others[came], person=before)
            self._own = key or before
        elif key != before:
            others[place] = replace(others[place], person=key)
        self.opponents = tuple(others)
        self._tell()

    def change(self, place: int, **changes: Any) -> None:
        """Change the opponent at this place, counted from the player's left from 0 on."""
        self._set(place, replace(self.opponents[place], **changes).sound())

    def swap(self, one: int, other: int) -> None:
        """Let the opponents at these two places change seats."""
        moved = list(self.opponents)
        moved[one], moved[other] = moved[other], moved[one]
        self.opponents = tuple(moved)
        self._tell()

    def name_at_random(self, rng: Random) -> None:
        """Give every opponent another name."""
        names = rng.sample(NAMES, OPPONENTS)
        self.opponents = tuple(
            replace(player, name=name) for player, name in zip(self.opponents, names, strict=True)
        )
        self._tell()

    def shuffle(self, rng: Random, seated: int = OPPONENTS) -> None:
        """Let chance decide who sits down, and where: never as before at the `seated` places.

        Everybody plays as before, and people stay where they sit.
        """
        people = [each.person for each in self.opponents]
        before = [replace(each, person="") for each in self.opponents]
        after = before
        while after[:seated] == before[:seated]:
            after = rng.sample(before, OPPONENTS)
        self.opponents = tuple(
            replace(each, person=person) for each, person in zip(after, people, strict=True)
        )
        self._tell()

    def _seated(self, seats: int, human: Seat) -> list[tuple[Seat, Player]]:
        places = [(human + step) % seats for step in range(1, seats)]
        return list(zip(places, self.opponents, strict=False))

    def _set(self, place: int, player: Player) -> None:
        self.opponents = (*self.opponents[:place], player, *self.opponents[place + 1 :])
        self._tell()

    def _tell(self) -> None:
        self.changed.emit()


class SeatingDraft(Seating):
    """Who sits where as the player wants it, without an effect until the players `take` it.

    What is changed of an opponent elsewhere meanwhile, such as a name, is changed here too.
    """

    def __init__(self, players: Players) -> None:
        super().__init__(players.people, players.opponents, players.own.key)
        self._players = players
        self._known = self._records()
        players.changed.connect(self._follow)

    def _records(self) -> dict[int, Player]:
        return {each.who: replace(each, person="") for each in self._players.opponents}

    def _follow(self) -> None:
        known, self._known = self._known, self._records()
        new = {who: each for who, each in self._known.items() if each != known[who]}
        if new:
            self.opponents = tuple(
                replace(new.get(each.who, each), person=each.person) for each in self.opponents
            )
            self._tell()


class Players(Seating):
    """Keeps who is going to play the next match, in the preferences."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        people = People(preferences)
        opponents = _read(catalogue.OPPONENTS.read(preferences))
        super().__init__(people, opponents, PERSON.read(preferences), parent)
        people.setParent(self)
        self._preferences = preferences

    def take(self, draft: SeatingDraft) -> None:
        """Let those play who sit where a draft says."""
        self.opponents, self._own = draft.opponents, draft.own.key
        self._tell()

    def restore(self) -> None:
        """Let those play who played at first."""
        self.opponents, self._own = usual_players(), FIRST_PROFILE
        self._tell()
        self.people.change(FIRST_PROFILE, name="", avatar=0)

    def _tell(self) -> None:
        keep = self._preferences
        changed = () if self.opponents == usual_players() else self.opponents
        catalogue.OPPONENTS.choose(keep, [asdict(each) for each in changed])
        PERSON.choose(keep, self.own.key)
        super()._tell()


def _read(stored: Sequence[Any]) -> tuple[Player, ...]:
    """Return the stored opponents; who is damaged or missing is as at first."""
    names = set(Player.__struct_fields__)
    found: dict[int, Player] = {}
    for each in stored:
        who = each.get("who") if isinstance(each, dict) else None
        if type(who) is int and who in range(OPPONENTS):
            known = {"avatar": -1, **{key: each[key] for key in names & set(each)}}
            found.setdefault(who, Player(**known).sound())
    missing = [player for player in usual_players() if player.who not in found]
    return (*found.values(), *missing)
