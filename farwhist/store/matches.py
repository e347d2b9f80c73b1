"""A match in progress as a file of text: its rules, seats, seed and moves.

Every line is a value of JSON. The first is an object that says what is played and by whom; each
later one is what happened then::

    {"format": "farwhist match", "version": 2, "program": "0.1.0", "preset": ...}
    "0 bid 2"                 seat 0 bids two tricks
    1                         moves are taken back: the first one is left
    {"assisted": true}        this, names or pictures are no longer as in the first line

So a move is saved by writing one line, however long the match is, and a line that a crash cut
short is the last one and does not count. Version 1 was one object, with the moves in a list.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace

from farwhist import __version__
from farwhist.engine.cards import Seat
from farwhist.engine.decision import IllegalMove
from farwhist.engine.makers import NOBODY_ELSE, Maker, Makers
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read, write
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.words import OBJECTIONS, as_name, sentence
from farwhist.store.atomic import set_aside, write_text
from farwhist.store.lock import Lock
from farwhist.store.reading import Newer, Unreadable, damage, parse_json, read_text
from farwhist.store.setting import (
    OpponentsRecord,
    Setting,
    made_data,
    opponents_data,
    opponents_until,
    read_made,
    read_opponents,
)

FORMAT: Final = "farwhist match"
VERSION: Final = 2
MOST_BYTES: Final = 5_000_000
MOST_LINES: Final = 100_000
"""So many lines a match may have: no match that is played has a tenth of these."""
MOST_OPTIONS: Final = 500
LONGEST_TEXT: Final = 50_000
"""So many letters an option may have, a list of deals among them."""
LONGEST_NAME: Final = 1000
SHOWN_NAME: Final = 60
"""So many letters of a player's name are read, however many a file holds."""
SALT: Final = re.compile(r"([0-9a-f]{32,128})?")


class Unsound(Unreadable):
    """A file that is no saved match; the text says in English what is wrong with it."""


class TooLong(Unsound):
    """It holds more of something than any match."""


class _Change(msgspec.Struct, forbid_unknown_fields=True):
    """A line that says what is no longer as in the first line."""

    names: list[str] | msgspec.UnsetType = msgspec.UNSET
    portraits: list[int] | msgspec.UnsetType = msgspec.UNSET
    assisted: bool | msgspec.UnsetType = msgspec.UNSET


_LINES: Final = msgspec.json.Decoder(str | int | _Change)


class Saved(Setting, frozen=True):
    """Everything that makes a match: replaying it gives every position again.

    `made` says which of the moves were not made by whoever sits there. `program` is the version of
    Far Whist that wrote the file, empty where that is not told.
    """

    moves: tuple[tuple[Seat, Move], ...] = ()
    made: Makers = msgspec.field(default_factory=dict)
    program: str = ""

    @classmethod
    def of(
        cls,
        setting: Setting,
        moves: Iterable[tuple[Seat, Move]] = (),
        made: Makers = NOBODY_ELSE,
    ) -> Saved:
        """Return a match of this setting in which these moves were made, and by whom."""
        held = {each: getattr(setting, each) for each in Setting.__struct_fields__}
        return cls(**held, moves=tuple(moves), made=dict(made))

    @property
    def setting(self) -> Setting:
        """What it was begun with, and nothing of its moves."""
        return Setting(**{each: getattr(self, each) for each in Setting.__struct_fields__})

    def first(self, count: int) -> Saved:
        """Return the match in which only the first so many of its moves were made."""
        made = {number: maker for number, maker in self.made.items() if number < count}
        return replace(self, moves=self.moves[:count], made=made)

    def maker(self, number: int) -> Maker:
        """Return who made the move with this number, from 0."""
        return self.made.get(number, Maker.SELF)

    def another(self, seed: int) -> Saved:
        """Return a match of the same kind with the same players, that has not begun yet."""
        return Saved.of(self.setting.another(seed))

    def match(self, rules: Ruleset | None = None) -> Match:
        """Replay it; by other `rules` than its options say if they are given.

        Raises:
            Unsound: its rules do not fit together, or a move is illegal where it stands.
        """
        try:
            match = Match(rules or self.rules(), self.seed)
        except KeyError:
            raise Unsound(f"There is no game “{self.preset:.60}”.") from None
        except (BadDeal, RulesError) as error:
            raise Unsound(str(error)) from None
        for number, (seat, move) in enumerate(self.moves, 1):
            try:
                match.submit(seat, move)
            except IllegalMove as error:
                why = sentence(OBJECTIONS[error.objection.key], error.objection.facts)
                raise Unsound(f"Move {number} (seat {seat}, {write(move)}): {why}") from None
        return match

    def text(self) -> str:
        """Return it as the text of a file."""
        data = {
            "format": FORMAT,
            "version": VERSION,
            "program": __version__,
            "preset": self.preset,
            "seats": self.seats,
            "options": dict(self.changes),
            "seed": self.seed,
            "salt": self.salt,
            "human": self.human,
            **({"people": _by_seat(self.people)} if self.people else {}),
            "names": list(self.names),
            **({"portraits": list(self.portraits)} if self.portraits else {}),
            "assisted": self.assisted,
            **({} if self.opened is None else {"opened": self.opened}),
            **({"practice": True} if self.practice else {}),
            **({"deal": self.deal} if self.deal else {}),
            **({} if self.hints else {"hints": False}),
            **({"made": made_data(self.made)} if self.made else {}),
            **({"opponents": opponents_data(self.opponents)} if self.opponents else {}),
            **self.more,
        }
        return "".join(_lines([data, *(_move_line(seat, move) for seat, move in self.moves)]))


_KNOWN: Final = {
    "format", "version", "program", "preset", "seats", "options", "seed", "salt", "human", "people",
    "names", "portraits", "assisted", "opened", "practice", "deal", "hints", "late", "made",
    "opponents", "moves",
}  # fmt: skip


def _by_seat(people: Mapping[Seat, str]) -> dict[str, str]:
    return {str(seat): people[seat] for seat in sorted(people)}


def _lines(values: Iterable[object]) -> Iterator[str]:
    for value in values:
        yield json.dumps(value, ensure_ascii=False) + "\n"


def _move_line(seat: Seat, move: Move) -> str:
    return f"{seat} {write(move)}"


def parse(text: str) -> Saved:
    """Return the saved match that `text` holds; it is not replayed yet.

    Raises:
        Unsound: the text is none.
        Newer: a later version of the program wrote it.
    """
    data, moves, kept = _parts(text)
    seats = _field(data, "seats", _whole)
    human = data.get("human")
    if human is not None and not (_whole(human) and 0 <= human < seats):
        raise Unsound("The field “human” is no seat.")
    people = _people(data.get("people", {}), seats)
    if people and human not in (None, min(people)):
        raise Unsound("The fields “human” and “people” do not fit together.")
    human = min(people) if people else human
    names = _field(data, "names", _texts)
    if names and len(names) != seats:
        raise Unsound("The field “names” does not fit the number of seats.")
    _check_length("names", max(map(len, names), default=0), LONGEST_NAME)
    options = _field(data, "options", lambda value: isinstance(value, dict))
    if not _texts(list(options.values())):
        raise Unsound("The field “options” holds something else than texts.")
    _check_length("options", len(options), MOST_OPTIONS)
    _check_length("options", max(map(len, options.values()), default=0), LONGEST_TEXT)
    program = data.get("program", "")
    if not isinstance(program, str) or len(program) > LONGEST_NAME:
        raise Unsound("The field “program” is damaged.")
    salt = data.get("salt", "")
    if not (isinstance(salt, str) and SALT.fullmatch(salt)):
        raise Unsound("The field “salt” is damaged.")
    assisted = data.get("assisted", False)
    if not isinstance(assisted, bool):
        raise Unsound("The field “assisted” is damaged.")
    opened = data.get("opened")
    if opened is not None and not (_whole(opened) and opened >= 0):
        raise Unsound("The field “opened” is damaged.")
    practice = data.get("practice", False)
    if not isinstance(practice, bool):
        raise Unsound("The field “practice” is damaged.")
    deal = data.get("deal", "")
    if not isinstance(deal, str):
        raise Unsound("The field “deal” is damaged.")
    hints = data.get("hints", True)
    if not isinstance(hints, bool):
        raise Unsound("The field “hints” is damaged.")
    made = _made(data)
    return Saved(
        preset=_field(data, "preset", lambda value: isinstance(value, str)),
        seats=seats,
        seed=_field(data, "seed", _whole),
        changes=options,
        moves=tuple(_move(text) for text in moves),
        names=tuple(as_name(each, SHOWN_NAME) for each in names),
        human=human,
        people=people,
        salt=salt,
        assisted=assisted,
        opened=opened,
        practice=practice,
        deal=deal,
        hints=hints,
        made={number: maker for number, maker in made.items() if number < kept},
        opponents=opponents_until(_opponents(data, seats), len(moves)),
        portraits=_portraits(data, seats),
        program=program,
        more={key: value for key, value in data.items() if key not in _KNOWN},
    )


def _portraits(data: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """Return the pictures of the players; older versions kept them in what the library adds."""
    added = data.get("library")
    older = added.get("portraits") if isinstance(added, dict) else None
    found = data.get("portraits", older)
    if not (isinstance(found, list) and len(found) == seats and all(map(_whole, found))):
        return ()
    return tuple(found)


def _people(value: Any, seats: int) -> dict[Seat, str]:
    """Return the profiles of the people by seat, as the field holds them."""
    if not isinstance(value, dict) or not all(
        key.isascii() and key.isdecimal() and key == str(int(key[:3])) and int(key) < seats
        for key in value
    ):
        raise Unsound("The field “people” is damaged.")
    keys = list(value.values())
    if not _texts(keys) or len(set(keys)) < len(keys) or any(len(key) > 40 for key in keys):
        raise Unsound("The field “people” is damaged.")
    return {int(seat): value[seat] for seat in sorted(value, key=int)}


def _parts(text: str) -> tuple[dict[str, Any], list[str], int]:
    """Return the fields of a saved match, its moves as texts, and what of them the fields know.

    That is how many, the first ones, were never taken back.
    """
    first, _, rest = text.partition("\n")
    try:
        data = _value(first)
    except Unsound:
        data, rest = _value(text), ""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unsound("It is not a saved match of Far Whist.")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise Unsound("The field “version” is missing or damaged.")
    if version > VERSION:
        raise Newer(version)
    if version == 1:
        moves: list[str] = _field(data, "moves", _texts)
        _check_length("moves", len(moves), MOST_LINES)
        return data, moves, len(moves)
    return _folded(data, rest)


def _folded(data: dict[str, Any], rest: str) -> tuple[dict[str, Any], list[str], int]:
    """Return what the lines after the first make of it; one without its end does not count."""
    lines = rest.split("\n")[:-1]
    if len(lines) > MOST_LINES:
        raise TooLong(f"It has more than {MOST_LINES:,} lines.")
    moves: list[str] = []
    least = MOST_LINES
    for line in lines:
        value = _line(line)
        if isinstance(value, str):
            moves.append(value)
        elif isinstance(value, _Change):
            data.update(msgspec.to_builtins(value))
        elif 0 <= value <= len(moves):
            del moves[value:]
            least = min(least, value)
        else:
            raise Unsound(f"“{line:.60}” is no line of a saved match.")
    if data.get("opponents"):
        known = _opponents(data, _field(data, "seats", _whole))
        data["opponents"] = opponents_data(opponents_until(known, least))
    return data, moves, min(least, len(moves))


def _line(line: str) -> str | int | _Change:
    try:
        found: str | int | _Change = _LINES.decode(line)
    except msgspec.ValidationError:
        raise Unsound(f"“{line:.60}” is no line of a saved match.") from None
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Unsound("It is not JSON.") from None
    return found


def _made(data: Mapping[str, Any]) -> dict[int, Maker]:
    made, late = data.get("made", {}), data.get("late", [])
    for name, value in (("made", made), ("late", late)):
        held = value.values() if isinstance(value, dict) else [value]
        _check_length(name, sum(len(each) for each in held if isinstance(each, list)), MOST_LINES)
    try:
        return read_made(made, late)
    except ValueError:
        raise Unsound("The field “made” or “late” is damaged.") from None


def _check_length(field: str, found: int, most: int) -> None:
    if found > most:
        raise TooLong(f"The field “{field}” is too long: {found:,}, at most {most:,}.")


def _opponents(data: Mapping[str, Any], seats: int) -> tuple[OpponentsRecord, ...]:
    """Return who played the other seats, as the field holds it."""
    known = data.get("opponents", [])
    _check_length("opponents", len(known) if isinstance(known, list) else 0, MOST_LINES)
    try:
        return read_opponents(known, seats)
    except ValueError:
        raise Unsound("The field “opponents” is damaged.") from None


def _value(text: str) -> Any:
    try:
        return parse_json(text)
    except Unreadable as error:
        raise Unsound(str(error)) from None


def _field(data: Mapping[str, Any], key: str, fits: Callable[[Any], bool]) -> Any:
    if key not in data or not fits(data[key]):
        raise Unsound(f"The field “{key}” is missing or damaged.")
    return data[key]


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def _move(text: str) -> tuple[Seat, Move]:
    seat, _, rest = text.partition(" ")
    try:
        return int(seat), read(rest)
    except ValueError:
        raise Unsound(f"“{text:.60}” is no move.") from None


def read_file(path: Path) -> Saved:
    """Return the saved match of a file, replayed once to prove that it is sound.

    Raises as `replayed_file`.
    """
    return replayed_file(path)[0]


def replayed_file(path: Path) -> tuple[Saved, Match]:
    """Return the saved match of a file, and where it stands.

    Raises:
        OSError: the file cannot be read.
        Unsound: it holds no sound match.
        Newer: a later version of the program wrote it.
    """
    try:
        text = read_text(path, MOST_BYTES)
    except Unreadable as error:
        raise Unsound(str(error)) from None
    return replayed(text)


def replayed(text: str) -> tuple[Saved, Match]:
    """Return the saved match that `text` holds, and where it stands; raises Unsound or Newer."""
    saved = parse(text)
    try:
        with damage():
            return saved, saved.match()
    except Unsound:
        raise
    except Unreadable as error:
        raise Unsound(f"Its rules cannot be played ({type(error.__cause__).__name__}).") from error


class Occupied(OSError):
    """Nothing can be saved, for a file that must stay as it is lies in the way.

    `kind` is "newer" (a later version of the program wrote it), "unread" (it cannot be read at
    the moment, for the reason `problem`), or "stuck" (it is damaged and could not be set aside).
    """

    def __init__(self, kind: str, path: Path, problem: str = "") -> None:
        super().__init__(f"{path}: {problem or kind}")
        self.kind = kind
        self.problem = problem


class LostMatch(OSError):
    """Another window has taken over the match; this one can save it no more."""


class MoveStore(Protocol):
    """Where every move is saved at once. Everything here raises OSError when that fails."""

    def save(self, saved: Saved) -> None:
        """Write the whole match."""

    def add(self, moves: Sequence[tuple[Seat, Move]], whole: Callable[[], Saved]) -> None:
        """Write some more moves, or the whole match if need be."""

    def take_back(self, count: int, whole: Callable[[], Saved]) -> None:
        """Write that only so many moves are left."""


class MatchStore:
    """The one match that is in progress, in `folder`.

    `damaged` is the file to which :meth:`load` has moved an unreadable match, if it has. A file
    that a later version wrote, or that cannot be read at the moment, stays as it is: nothing can
    be saved then. With a `lock` nothing is written over the match once another window has taken it.
    """

    def __init__(self, folder: Path, name: str = "match", lock: Lock | None = None) -> None:
        self.path = folder / f"{name}.json"
        self._lock = lock
        self.damaged: Path | None = None
        self._occupied: Occupied | None = None
        self._size: int | None = None

    def load(self, fits: Callable[[Saved], bool] = lambda saved: True) -> Saved | None:
        """Return the match in progress, or None when there is none.

        A file that cannot be understood, or that does not fit its reader, is set aside under
        another name and never overwritten.
        """
        saved = None
        try:
            saved = read_file(self.path)
        except FileNotFoundError:
            return None
        except Newer:
            self._occupied = Occupied("newer", self.path)
            return None
        except OSError as error:
            self._occupied = Occupied("unread", self.path, error.strerror or str(error))
            return None
        except Unsound:
            pass
        if saved is None or not fits(saved):
            self._set_aside()
            return None
        return saved

    def check(self) -> None:
        """Raise Occupied, LostMatch or another OSError if the match must not be written now."""
        if self._lock is not None and not self._lock.keep():
            raise LostMatch(f"{self.path} is saved by another window")
        if self._occupied is not None:
            raise self._occupied

    def save(self, saved: Saved) -> None:
        """Write the whole match at once.

        Raises:
            OSError: it could not be written; what was saved before is untouched.
            Occupied: it must not be.
        """
        self.check()
        self._size = None
        write_text(self.path, saved.text())
        self._size = self.path.stat().st_size

    def add(self, moves: Iterable[tuple[Seat, Move]], whole: Callable[[], Saved]) -> None:
        """Write these further moves, or the `whole` match where its file is not as it was left.

        Raises:
            OSError: they could not be written. They are with the next change, which writes all.
        """
        self._append((_move_line(seat, move) for seat, move in moves), whole)

    def take_back(self, count: int, whole: Callable[[], Saved]) -> None:
        """Write that only the first `count` moves are left; raises as `add`."""
        self._append([count], whole)

    def note(self, setting: Setting, whole: Callable[[], Saved]) -> None:
        """Write names, pictures, and whether the match is assisted; raises as `add`."""
        told = {"names": list(setting.names), "assisted": setting.assisted}
        if setting.portraits:
            told["portraits"] = list(setting.portraits)
        self._append([told], whole)

    def _append(self, values: Iterable[object], whole: Callable[[], Saved]) -> None:
        size, self._size = self._size, None  # whatever fails now: the next change writes all
        self.check()
        if size is None or not self._grown(
            size, "".join(_lines(values)).encode("utf-8", "replace")
        ):
            self.save(whole())

    def _grown(self, size: int, data: bytes) -> bool:
        """Write behind the end; return False where the file has another size than that."""
        with suppress(FileNotFoundError), self.path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != size:
                return False
            try:
                if file.write(data) != len(data):
                    raise OSError(f"{self.path} could not be written to its end")
                os.fsync(file.fileno())
            except OSError:
                with suppress(OSError):
                    file.truncate(size)
                raise
            self._size = size + len(data)
            return True
        return False

    def _set_aside(self) -> None:
        try:
            self.damaged = set_aside(self.path)
        except OSError:
            self.damaged = self.path
            self._occupied = Occupied("stuck", self.path)
