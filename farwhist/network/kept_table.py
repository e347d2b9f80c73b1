"""What a host keeps of its table, so that the same people find their seats another day."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from farwhist.engine.cards import Seat
from farwhist.network.messages import TableRules
from farwhist.store.atomic import set_aside, write_text
from farwhist.store.reading import Unreadable, damage, document, read_text

FILE: Final = "table.json"
FORMAT: Final = "farwhist table"
VERSION: Final = 1
MOST_BYTES: Final = 1_000_000

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$", max_length=128)]


class DamagedTable(Unreadable):
    """The file is none of a table; `path` is where it lies now."""

    def __init__(self, text: str, path: Path) -> None:
        super().__init__(text)
        self.path = path


class SeatedPerson(Struct, frozen=True):
    """Who sits at a seat: the fingerprint of their key, what they are called and look like.

    `host` is whether it is the person at the host's own computer.
    """

    key: Hex
    name: Annotated[str, Meta(max_length=200)]
    portrait: Annotated[int, Meta(ge=0, le=1000)]
    host: bool = False


class KeptTable(Struct, frozen=True):
    """A table as a file.

    Args:
        table: its id.
        rules: what is played there.
        secret: that of the invitation.
        attempt: how often people were asked for numbers for a seed.
        seeded: the attempt from which the seed of the match has come.
        digests, numbers: those of that attempt, by seat; the host's own are under -1.
    """

    table: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    rules: TableRules
    secret: Hex
    people: dict[Seat, SeatedPerson] = field(default_factory=dict)
    attempt: int = 0
    seeded: int = 0
    digests: dict[int, Hex] = field(default_factory=dict)
    numbers: dict[int, Hex] = field(default_factory=dict)

    def with_person(self, seat: Seat, person: SeatedPerson) -> KeptTable:
        """Return it with somebody at a seat."""
        return replace(self, people={**self.people, seat: person})

    def without_person(self, seat: Seat) -> KeptTable:
        """Return it with a free seat."""
        people = {each: person for each, person in self.people.items() if each != seat}
        return replace(self, people=people)


def new_table(rules: TableRules) -> KeptTable:
    """Return a table at which nobody sits."""
    return KeptTable(secrets.token_hex(8), rules, secrets.token_hex(16))


def write_table(folder: Path, kept: KeptTable) -> None:
    """Write it into its folder.

    Raises:
        OSError: it cannot be written; what was there before is untouched.
    """
    data = {"format": FORMAT, "version": VERSION, **msgspec.to_builtins(kept, str_keys=True)}
    write_text(folder / FILE, json.dumps(data, ensure_ascii=False, indent=1))


def read_table(folder: Path) -> KeptTable | None:
    """Return the table in a folder, or None if there is none; a damaged file is set aside.

    Raises:
        OSError: it cannot be read, or not be set aside.
        DamagedTable: it is damaged.
        Newer: a later version of the program wrote it.
    """
    path = folder / FILE
    try:
        data = document(read_text(path, MOST_BYTES), FORMAT, VERSION)
        told = {key: value for key, value in data.items() if key not in ("format", "version")}
        with damage():
            return msgspec.convert(told, KeptTable, strict=False)
    except FileNotFoundError:
        return None
    except Unreadable as error:
        raise DamagedTable(str(error), set_aside(path)) from None
