"""A match in progress as a file: its rules, seats, seed and moves, as readable JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from farwhist.engine.cards import Seat
from farwhist.engine.decision import IllegalMove
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read, write
from farwhist.rules.catalogue import ruleset
from farwhist.rules.options import RulesError
from farwhist.rules.words import OBJECTIONS, sentence
from farwhist.store.aside import set_aside
from farwhist.store.atomic import write_text

FORMAT: Final = "farwhist match"
VERSION: Final = 1
MOST_BYTES: Final = 5_000_000
SALT: Final = re.compile(r"([0-9a-f]{32,128})?")


class Unsound(ValueError):
    """A file that is no saved match; the text says in English what is wrong with it."""


@dataclass(frozen=True)
class Saved:
    """Everything that makes a match: replaying it gives every position again.

    `changes` are the option texts that differ from the preset, and `human` is the seat of the
    player at this screen, or None when only bots play. `salt` is the secret, as hexadecimal digits,
    that keeps fingerprints from being guessed; files of older versions have none. `assisted` is
    True when the player has had a hint or taken back a move.
    """

    preset: str
    seats: int
    seed: int
    changes: Mapping[str, str] = field(default_factory=dict)
    moves: tuple[tuple[Seat, Move], ...] = ()
    names: tuple[str, ...] = ()
    human: Seat | None = 0
    salt: str = ""
    assisted: bool = False

    def match(self) -> Match:
        """Replay it.

        Raises:
            Unsound: its rules do not fit together, or a move is illegal where it stands.
        """
        try:
            match = Match(ruleset(self.preset, self.seats, self.changes), self.seed)
        except KeyError:
            raise Unsound(f"There is no game “{self.preset}”.") from None
        except RulesError as error:
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
            "preset": self.preset,
            "seats": self.seats,
            "options": dict(self.changes),
            "seed": self.seed,
            "salt": self.salt,
            "human": self.human,
            "names": list(self.names),
            "assisted": self.assisted,
            "moves": [f"{seat} {write(move)}" for seat, move in self.moves],
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def parse(text: str) -> Saved:
    """Return the saved match that `text` holds; it is not replayed yet.

    Raises:
        Unsound: the text is none.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Unsound("It is not JSON.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unsound("It is not a saved match of Far Whist.")
    if data.get("version") != VERSION:
        raise Unsound(f"Its version is {data.get('version')!r}; this program reads {VERSION}.")
    seats = _field(data, "seats", _whole)
    human = data.get("human")
    if human is not None and not (_whole(human) and 0 <= human < seats):
        raise Unsound("The field “human” is no seat.")
    names = _field(data, "names", _texts)
    if names and len(names) != seats:
        raise Unsound("The field “names” does not fit the number of seats.")
    options = _field(data, "options", lambda value: isinstance(value, dict))
    if not _texts(list(options.values())):
        raise Unsound("The field “options” holds something else than texts.")
    salt = data.get("salt", "")
    if not (isinstance(salt, str) and SALT.fullmatch(salt)):
        raise Unsound("The field “salt” is damaged.")
    assisted = data.get("assisted", False)
    if not isinstance(assisted, bool):
        raise Unsound("The field “assisted” is damaged.")
    return Saved(
        preset=_field(data, "preset", lambda value: isinstance(value, str)),
        seats=seats,
        seed=_field(data, "seed", _whole),
        changes=options,
        moves=tuple(_move(text) for text in _field(data, "moves", _texts)),
        names=tuple(names),
        human=human,
        salt=salt,
        assisted=assisted,
    )


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
        raise Unsound(f"“{text}” is no move.") from None


def read_file(path: Path) -> Saved:
    """Return the saved match of a file, replayed once to prove that it is sound.

    Raises:
        OSError: the file cannot be read.
        Unsound: it holds no sound match.
    """
    if path.stat().st_size > MOST_BYTES:
        raise Unsound("It is too large for a saved match.")
    try:
        saved = parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Unsound("It is not text.") from None
    saved.match()
    return saved


class MatchStore:
    """The one match that is in progress, in `folder`.

    `damaged` is the file to which :meth:`load` has moved an unreadable match, if it has.
    """

    def __init__(self, folder: Path, name: str = "match") -> None:
        self.path = folder / f"{name}.json"
        self.damaged: Path | None = None
        self._locked = False

    def load(self, fits: Callable[[Saved], bool] = lambda saved: True) -> Saved | None:
        """Return the match in progress, or None when there is none.

        A file that cannot be read, or that does not fit its reader, is set aside under another
        name and never overwritten.
        """
        if not self.path.exists():
            return None
        try:
            saved = read_file(self.path)
        except (OSError, Unsound):
            saved = None
        if saved is None or not fits(saved):
            self._set_aside()
            return None
        return saved

    def save(self, saved: Saved) -> None:
        """Write the match at once.

        Raises:
            OSError: it could not be written; what was saved before is untouched.
        """
        if self._locked:
            raise OSError(f"{self.path} holds a damaged match that could not be set aside")
        write_text(self.path, saved.text())

    def _set_aside(self) -> None:
        try:
            self.damaged = set_aside(self.path)
        except OSError:
            self.damaged = self.path
            self._locked = True
