"""What a host keeps of its table, so that the same people find their seats another day."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from farwhist.engine.cards import Seat
from farwhist.network.messages import TableRules
from farwhist.store.atomic import write_bytes

FILE: Final = "table.json"
VERSION: Final = 1
MOST_BYTES: Final = 1_000_000

Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$", max_length=128)]


class DamagedTable(Exception):
    """The file is none of a table; the text says what is wrong."""


class Person(Struct, frozen=True):
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
        attempt: how often people have given numbers for a seed.
        digests, numbers: those of the last time, by seat; the host's own are under -1.
    """

    table: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    rules: TableRules
    secret: Hex
    people: dict[Seat, Person] = field(default_factory=dict)
    attempt: int = 0
    digests: dict[int, Hex] = field(default_factory=dict)
    numbers: dict[int, Hex] = field(default_factory=dict)
    version: int = VERSION

    def with_person(self, seat: Seat, person: Person) -> KeptTable:
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
    write_bytes(folder / FILE, msgspec.json.format(msgspec.json.encode(kept)))


def read_table(folder: Path) -> KeptTable | None:
    """Return the table in a folder, or None if there is none.

    Raises:
        OSError: it cannot be read.
        DamagedTable: it is damaged, or of a later version.
    """
    try:
        with (folder / FILE).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    try:
        if len(data) > MOST_BYTES:
            raise DamagedTable("it is too long")
        kept = msgspec.json.decode(data, type=KeptTable)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise DamagedTable(str(error)) from None
    if kept.version > VERSION:
        raise DamagedTable("a later version of Far Whist wrote it")
    return kept
