"""Who sits at the table: names, pictures, levels and styles, kept in the preferences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from random import Random
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from farwhist import bots
from farwhist.engine.cards import Seat
from farwhist.store.preferences import Preferences
from farwhist.ui.play.opponents import Opponent
from farwhist.ui.settings import catalogue
from farwhist.ui.settings.catalogue import AVATARS, LONGEST_NAME, PLAYER_AVATAR, PLAYER_NAME
from farwhist.ui.wording import player_names

OPPONENTS: Final = 6
"""How many opponents there are in the largest match that the window offers."""

NAMES: Final = (
    "Ada", "Anton", "Bela", "Carla", "Daria", "Emil", "Enzo", "Flora", "Greta", "Hugo", "Ines",
    "Ioana", "Jules", "Karl", "Lena", "Luca", "Maren", "Mihai", "Noemi", "Otto", "Paula", "Radu",
    "Rosa", "Sofia", "Theo", "Vera", "Yann", "Zoe",
)  # fmt: skip
"""Names of people, which are the same in every language."""


@dataclass(frozen=True, slots=True)
class Player:
    """One opponent. `who` says whose usual name holds when `name` is empty, from 0 on."""

    who: int
    avatar: int
    name: str = ""
    level: str = bots.USUAL_LEVEL
    style: str = bots.USUAL_STYLE

    def sound(self) -> Player:
        """Return this player with the default in the place of whatever means nothing."""
        usual = Player(self.who, self.who + 1)
        good = {
            "avatar": type(self.avatar) is int and 0 <= self.avatar < AVATARS,
            "name": isinstance(self.name, str),
            "level": self.level in bots.OFFERED,
            "style": self.style in bots.STYLES,
        }
        wrong: dict[str, Any] = {key: getattr(usual, key) for key, fine in good.items() if not fine}
        player = replace(self, **wrong)
        return replace(player, name=player.name.strip()[:LONGEST_NAME])


def usual_players() -> tuple[Player, ...]:
    """Return the opponents that there are at first, clockwise from the player's left."""
    return tuple(Player(who, who + 1) for who in range(OPPONENTS))


class Players(QObject):
    """Keeps who plays; `changed` is emitted with every change.

    `opponents` sit clockwise from the player's left; a match takes as many as it needs.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.opponents = _read(catalogue.OPPONENTS.read(preferences))
        self.own_name = PLAYER_NAME.read(preferences).strip()[:LONGEST_NAME]
        self.own_avatar = PLAYER_AVATAR.read(preferences)

    def names(self, seats: int, human: Seat = 0) -> tuple[str, ...]:
        """Return the names by seat; an empty one is the player's and means "You"."""
        names = [self.own_name] * seats
        for seat, player in self._seated(seats, human):
            names[seat] = self.name_of(player)
        return tuple(names)

    def avatars(self, seats: int, human: Seat = 0) -> tuple[int, ...]:
        """Return the number of each seat's picture, from 0 to 11."""
        found = [self.own_avatar] * seats
        for seat, player in self._seated(seats, human):
            found[seat] = player.avatar
        return tuple(found)

    def kinds(self, seats: int, human: Seat = 0) -> tuple[Opponent, ...]:
        """Return what plays at each seat; what stands at the player's plays for nobody."""
        found = [Opponent()] * seats
        for seat, player in self._seated(seats, human):
            found[seat] = Opponent(player.level, player.style)
        return tuple(found)

    def name_of(self, player: Player) -> str:
        """Return the name of an opponent, in the player's language if it is a usual one."""
        return player.name or player_names.default_names(OPPONENTS + 1, 0)[player.who + 1]

    def set_own(self, *, name: str | None = None, avatar: int | None = None) -> None:
        """Give the player at this screen a name or a picture."""
        if name is not None:
            self.own_name = name.strip()[:LONGEST_NAME]
        if avatar is not None:
            self.own_avatar = avatar
        self._keep()

    def change(self, place: int, **changes: Any) -> None:
        """Change the opponent at this place, counted from the player's left from 0 on."""
        self._set(place, replace(self.opponents[place], **changes).sound())

    def swap(self, one: int, other: int) -> None:
        """Let the opponents at these two places change seats."""
        moved = list(self.opponents)
        moved[one], moved[other] = moved[other], moved[one]
        self.opponents = tuple(moved)
        self._keep()

    def name_at_random(self, rng: Random) -> None:
        """Give every opponent another name."""
        names = rng.sample(NAMES, OPPONENTS)
        self.opponents = tuple(
            replace(player, name=name) for player, name in zip(self.opponents, names, strict=True)
        )
        self._keep()

    def shuffle(self, rng: Random, seated: int = OPPONENTS) -> None:
        """Let chance decide who sits down, and where: never as before at the `seated` places.

        Everybody plays as before.
        """
        before = self.opponents
        while self.opponents[:seated] == before[:seated]:
            self.opponents = tuple(rng.sample(before, OPPONENTS))
        self._keep()

    def restore(self) -> None:
        """Let those play who played at first."""
        self.opponents, self.own_name, self.own_avatar = usual_players(), "", 0
        self._keep()

    def _seated(self, seats: int, human: Seat) -> list[tuple[Seat, Player]]:
        places = [(human + step) % seats for step in range(1, seats)]
        return list(zip(places, self.opponents, strict=False))

    def _set(self, place: int, player: Player) -> None:
        self.opponents = (*self.opponents[:place], player, *self.opponents[place + 1 :])
        self._keep()

    def _keep(self) -> None:
        keep = self._preferences
        changed = () if self.opponents == usual_players() else self.opponents
        catalogue.OPPONENTS.choose(keep, [asdict(each) for each in changed])
        PLAYER_NAME.choose(keep, self.own_name)
        PLAYER_AVATAR.choose(keep, self.own_avatar)
        self.changed.emit()


def _read(stored: Sequence[Any]) -> tuple[Player, ...]:
    """Return the stored opponents; who is damaged or missing is as at first."""
    names = {field.name for field in fields(Player)}
    found: dict[int, Player] = {}
    for each in stored:
        who = each.get("who") if isinstance(each, dict) else None
        if type(who) is int and who in range(OPPONENTS):
            known = {"avatar": -1, **{key: each[key] for key in names & set(each)}}
            found.setdefault(who, Player(**known).sound())
    missing = [player for player in usual_players() if player.who not in found]
    return (*found.values(), *missing)
