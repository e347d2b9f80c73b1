"""What a match is begun with, who played its seats, and who made its moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from farwhist.engine.cards import Seat
from farwhist.engine.makers import Maker, Makers
from farwhist.rules.catalogue import ruleset
from farwhist.rules.ruleset import Ruleset


def made_data(made: Makers) -> dict[str, list[int]]:
    """Return it as a file holds it."""
    found: dict[str, list[int]] = {}
    for number in sorted(made):
        if made[number] is not Maker.SELF:
            found.setdefault(made[number].value, []).append(number)
    return found


def read_made(value: Any, late: Any) -> dict[int, Maker]:
    """Return what a file holds of it; `late` is how older files told of the clock.

    Raises:
        ValueError: it is damaged.
    """
    if not (isinstance(value, dict) and isinstance(late, list)):
        raise ValueError("no object, or no list")
    found: dict[int, Maker] = {}
    for name, numbers in [(Maker.CLOCK.value, late), *value.items()]:
        maker = Maker(name)
        if not isinstance(numbers, list) or maker is Maker.SELF:
            raise ValueError("no list of numbers")
        for number in numbers:
            if type(number) is not int or number < 0:
                raise ValueError("no number of a move")
            found[number] = maker
    return found


BALANCED: Final = "balanced"
"""The style that is not told."""


class OpponentsRecord(NamedTuple):
    """Who plays the seats from the move with this number on, counted from 0.

    Each seat has its level, such as "club", or its level and style, such as "club bold"; it is
    empty where a person plays.
    """

    first: int
    seats: tuple[str, ...]


def level_text(level: str, style: str) -> str:
    """Return a level and style as a match keeps them."""
    return level if style == BALANCED else f"{level} {style}"


def level_and_style(text: str) -> tuple[str, str]:
    """Return what :func:`told` has told."""
    level, _, style = text.partition(" ")
    return level, style or BALANCED


def with_opponents(
    known: Sequence[OpponentsRecord], seats: tuple[str, ...], move: int
) -> tuple[OpponentsRecord, ...]:
    """Return what is known when these play from a move on; what was to come is forgotten."""
    kept = [each for each in known if each.first < move]
    if not kept or kept[-1].seats != seats:
        kept.append(OpponentsRecord(move, seats))
    return tuple(kept)


def opponents_until(known: Iterable[OpponentsRecord], count: int) -> tuple[OpponentsRecord, ...]:
    """Return what is known when only the first moves are left: who came later plays from there."""
    found: dict[int, OpponentsRecord] = {}
    for each in known:
        first = min(each.first, count)
        found[first] = OpponentsRecord(first, each.seats)
    return tuple(found.values())


def opponents_at(known: Iterable[OpponentsRecord], move: int) -> tuple[str, ...]:
    """Return who played from the move with this number on; nobody where that is not known."""
    seats: tuple[str, ...] = ()
    for each in known:
        if each.first <= move:
            seats = each.seats
    return seats


def opponents_data(known: Iterable[OpponentsRecord]) -> list[dict[str, Any]]:
    """Return it as a file holds it."""
    return [{"from": each.first, "seats": list(each.seats)} for each in known]


def read_opponents(value: Any, seats: int) -> tuple[OpponentsRecord, ...]:
    """Return what a file holds of it.

    Raises:
        ValueError: it is damaged.
    """
    if not isinstance(value, list):
        raise ValueError("no list")
    found: list[OpponentsRecord] = []
    for each in value:
        if not (isinstance(each, dict) and each.keys() == {"from", "seats"}):
            raise ValueError("no object of two fields")
        first, told_of = each["from"], each["seats"]
        rises = type(first) is int and first >= 0 and (not found or found[-1].first < first)
        texts = isinstance(told_of, list) and all(isinstance(text, str) for text in told_of)
        if not (rises and texts and len(told_of) == seats):
            raise ValueError("not one text a seat, from a later move on")
        if any(len(text) > 40 for text in told_of):
            raise ValueError("too long")
        found.append(OpponentsRecord(first, tuple(told_of)))
    return tuple(found)


FIRST_PROFILE: Final = "first"
"""The key of the profile that there is from the beginning."""

T = TypeVar("T", bound="Setting")


class Setting(Struct, frozen=True):  # noqa: PLW1641
    """Everything that makes a match but its moves.

    `changes` are the option texts that differ from the preset, and `human` is the seat of the
    player at this screen, or None when only bots play. `salt` is the secret, as hexadecimal digits,
    that keeps fingerprints from being guessed; files of older versions have none. `assisted` is
    True when the player has had a hint or taken back a move. `opened` is None, or how many deals,
    the first of the match, never count here: it was opened from a file, and they were counted where
    they were played, if anywhere. `practice` is True when the player began it as a match that never
    counts in the statistics. `hints` is False when the match is played without any. `people` is
    empty where the player is the only person and has the first profile; otherwise it holds the key
    of the profile of every person, by seat, and `human` is the first of these seats. `opponents`
    says who played the other seats, nothing in files of older versions. `portraits` are the numbers
    of the players' pictures by seat, or nothing. `more` are fields of the file that this program
    does not know and keeps.
    """

    preset: str
    seats: int
    seed: int
    changes: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    human: Seat | None = 0
    salt: str = ""
    assisted: bool = False
    opened: int | None = None
    practice: bool = False
    deal: str = ""
    hints: bool = True
    people: Mapping[Seat, str] = field(default_factory=dict)
    opponents: tuple[OpponentsRecord, ...] = ()
    portraits: tuple[int, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        compared = set(self.__struct_fields__) - {"opponents", "program"}
        return all(getattr(self, name) == getattr(other, name) for name in compared)

    def __ne__(self, other: object) -> bool:
        return not self == other

    @property
    def played_by(self) -> Mapping[Seat, str]:
        """The profile of every person who plays, by seat; nobody when only bots do."""
        if self.people or self.human is None:
            return self.people
        return {self.human: FIRST_PROFILE}

    def rules(self) -> Ruleset:
        """Return what is played.

        Raises:
            KeyError: there is no such preset.
            RulesError: the options do not fit together.
            BadDeal: the deal cannot be played, or is one by other rules.
        """
        if self.deal:
            return self._lone()
        return ruleset(self.preset, self.seats, self.changes)

    def _lone(self) -> Ruleset:
        from farwhist.rules import deal_code
        from farwhist.rules.bad_deal import BadDeal

        text = deal_code.read(self.deal)
        told = (text.preset, text.seats, dict(text.changes))
        if told != (self.preset, self.seats, dict(self.changes)) or text.moves or not self.practice:
            raise BadDeal("unsound")
        return text.rules()

    def another(self: T, seed: int) -> T:
        """Return that of a match of the same kind with the same players, which has not begun.

        After a single deal that is a whole match, which counts.
        """
        practice = self.practice and not self.deal
        begun = replace(self, seed=seed, salt="", assisted=False, opened=None, more={})
        return replace(begun, practice=practice, deal="", opponents=())
