"""What host and guests say to each other: a closed list of messages, as MessagePack.

Whatever comes from the other end is decoded into one of these types or refused as `BadMessage`;
texts and lists are checked for their length. docs/network.md tells in which order they come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from farwhist.engine.cards import Card, Seat, card
from farwhist.engine.decision import Decision
from farwhist.engine.events import Event

PROTOCOL: Final = 1
"""Two programs can play together when they have the same number."""

MOST_BYTES: Final = 65_536
"""Of a message."""

MOST_OF_EVENTS: Final = 30_000
"""So many bytes of events are in a message; a longer past comes in several."""

PART: Final = 30_000
"""So many letters of a record are in a message."""

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 240

PHRASES: Final = (
    "hello", "well_played", "well_bid", "one_moment", "oops", "your_turn", "thanks", "again",
    "good_bye",
)  # fmt: skip
"""What can be said by a key, and is read in each reader's language."""

Name = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(max_length=64)]
Bytes32 = Annotated[bytes, Meta(min_length=32, max_length=32)]
Small = Annotated[int, Meta(ge=-1, le=100)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]


class BadMessage(Exception):
    """What came is no message of this protocol; the text says in English what is wrong."""


class Message(Struct, frozen=True, tag=True, forbid_unknown_fields=False):
    """Something that is said at once."""


# --- what guests say ------------------------------------------------------------------


class Hello(Message, frozen=True):
    """The first message of a guest.

    Args:
        protocol: the number of the guest's protocol.
        program: its version of Far Whist, to be told to people.
        secret: that of the invitation; empty for who found the table in the network and knocks.
        key: tells who comes back: the same person has the same key at each table.
        watch: it wants no seat.
        bot: the level that chooses its moves, empty for a person.
    """

    protocol: Count
    program: Key
    secret: Key
    key: Bytes32
    name: Name
    portrait: Annotated[int, Meta(ge=0, le=1000)] = 0
    watch: bool = False
    bot: Key = ""


class Ready(Message, frozen=True):
    """The person wants the match to begin, or not yet."""

    ready: bool


class Commitment(Message, frozen=True):
    """The fingerprint of the number that the guest gives for the deal."""

    attempt: Count
    digest: Bytes32


class Number(Message, frozen=True):
    """That number, said when all fingerprints are known."""

    attempt: Count
    number: Bytes32


class Make(Message, frozen=True):
    """A move, as it is written in a saved match.

    Args:
        epoch: that of the last `Began`.
        events: how many events the guest had.
        move: as text.
        hinted: whether it is the one that a hint has named.
    """

    epoch: Count
    events: Count
    move: Annotated[str, Meta(max_length=200)]
    hinted: bool = False


class AskBack(Message, frozen=True):
    """The person wants to take back the last move."""


class Consent(Message, frozen=True):
    """The answer to somebody else's wish to take a move back."""

    agreed: bool


class Say(Message, frozen=True):
    """A phrase by its key, or a text."""

    phrase: Key = ""
    text: Annotated[str, Meta(max_length=2000)] = ""


class Leave(Message, frozen=True):
    """The person leaves the table for good; the seat is free for a bot or another person."""


class Nonce(Message, frozen=True):
    """The guest's part of the number that is compared when somebody knocks."""

    nonce: Bytes32


class Begin(Message, frozen=True):
    """The host's own person begins the match; whoever is missing is played by a bot."""


FromGuest = (
    Hello | Ready | Commitment | Number | Make | AskBack | Consent | Say | Leave | Nonce | Begin
)  # fmt: skip


# --- what the host says ---------------------------------------------------------------


class TurnedAway(Message, frozen=True):
    """The guest cannot stay: the key of a sentence, and what fills it."""

    why: Key
    fact: Name = ""


class Compare(Message, frozen=True):
    """The host's fingerprint of its part of the number that both people compare."""

    digest: Bytes32


class Compared(Message, frozen=True):
    """The host's part itself; both can now work out the number."""

    nonce: Bytes32


class Welcome(Message, frozen=True):
    """The guest sits at this seat, or watches (-1)."""

    table: Key
    seat: Small
    protocol: Count
    program: Key


class RoomSeat(Struct, frozen=True):
    """Who sits at a seat.

    Args:
        level: of the computer that plays there, with its style; empty where people play.
        present: somebody is connected.
        stand_in: a bot plays for somebody who is away.
    """

    name: Name = ""
    portrait: Annotated[int, Meta(ge=0, le=1000)] = 0
    level: Key = ""
    taken: bool = False
    present: bool = False
    ready: bool = False
    stand_in: bool = False


Chat = Annotated[str, Meta(pattern="^(off|phrases|free)$")]


class TableRules(Struct, frozen=True):
    """What is played, and how a table is kept.

    Args:
        preset: of the game; `changes` are the option texts that differ from it.
        levels: one a seat: that of the computer that plays there, empty for a person.
        watchers: how many may watch, 0 to 10.
        chat: nothing, phrases only, or free text as well.
        hints: whether anybody may have hints.
        undo: whether a move may be taken back when all people agree.
        clock: seconds for a move, after which a bot makes it; 0 for as long as one likes.
        away: seconds after which a bot plays for who is away; 0 to wait.
        stand_in: the level of that bot.
    """

    preset: Key
    seats: Annotated[int, Meta(ge=2, le=12)]
    changes: Mapping[Key, Annotated[str, Meta(max_length=5000)]] = {}
    levels: tuple[Key, ...] = ()
    watchers: Annotated[int, Meta(ge=0, le=10)] = 0
    chat: Chat = "phrases"
    hints: bool = True
    undo: bool = True
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    away: Annotated[int, Meta(ge=0, le=3600)] = 0
    stand_in: Key = "club"


class Room(Message, frozen=True):
    """Who is at the table now; said again whenever that changes.

    `playing` is whether the match has begun, and `host` the seat of the host's own person.
    """

    rules: TableRules
    places: tuple[RoomSeat, ...]
    watching: tuple[Name, ...] = ()
    playing: bool = False
    host: Small = -1


class CommitmentWanted(Message, frozen=True):
    """Everybody who plays is to say the fingerprint of a number of their own."""

    attempt: Count


class Commitments(Message, frozen=True):
    """All fingerprints; the one of the host is under -1."""

    attempt: Count
    digests: Mapping[int, Bytes32]


class Numbers(Message, frozen=True):
    """All numbers but the host's, which is said when the match is over."""

    attempt: Count
    numbers: Mapping[int, Bytes32]


class Began(Message, frozen=True):
    """A match begins, or goes on: its events are told from the first one again.

    `epoch` is another number after a move was taken back, and in another match.
    """

    names: tuple[Name, ...]
    portraits: tuple[int, ...]
    epoch: Count = 0


class Happened(Message, frozen=True):
    """What has happened from event number `first` on, as the guest's seat sees it.

    `more`: the next message holds what followed at once.
    """

    first: Count
    events: tuple[msgspec.Raw, ...]
    more: bool = False

    @classmethod
    def of(cls, first: int, events: Iterable[Event]) -> Iterator[Happened]:
        """Yield the messages that tell these events, of which the first has number `first`."""
        part: list[msgspec.Raw] = []
        size = 0
        for event in events:
            told = _ENCODER.encode(event)
            if part and size + len(told) > MOST_OF_EVENTS:
                yield cls(first, tuple(part), True)
                first, part, size = first + len(part), [], 0
            part.append(msgspec.Raw(told))
            size += len(told)
        yield cls(first, tuple(part))

    def read(self) -> tuple[Event, ...]:
        """Return the events.

        Raises:
            BadMessage: one of them is none.
        """
        return tuple(_decoded(_EVENTS, each) for each in self.events)


class ChoiceAsked(Message, frozen=True):
    """Who must choose now, and the guest's own choice if it has one.

    `clock` is how many seconds are left for that, 0 for as long as one likes.
    """

    waiting: tuple[Seat, ...]
    decision: Decision | None = None
    clock: Annotated[float, Meta(ge=0, le=3600)] = 0


class NotMade(Message, frozen=True):
    """The move that the guest has sent was not made: the key of an objection."""

    why: Key


class BackAsked(Message, frozen=True):
    """Somebody wants to take a move back; `seat` is -1 when the question is over."""

    seat: Small
    agreed: bool = False


class Said(Message, frozen=True):
    """Somebody has said something; `seat` is -1 for who watches."""

    seat: Small
    name: Name
    phrase: Key = ""
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""


class Opened(Message, frozen=True):
    """The match is over: the host's number, and a part of the record as a saved match."""

    number: Bytes32
    record: Annotated[str, Meta(max_length=PART)]
    more: bool = False


class Closed(Message, frozen=True):
    """The host has closed the table."""


FromHost = (
    TurnedAway | Compare | Compared | Welcome | Room | CommitmentWanted | Commitments
    | Numbers | Began | Happened | ChoiceAsked | NotMade | BackAsked | Said | Opened | Closed
)  # fmt: skip

_ENCODER: Final = msgspec.msgpack.Encoder()
_EVENTS: Final[msgspec.msgpack.Decoder[Any]] = msgspec.msgpack.Decoder(
    reduce(or_, Event.__subclasses__())
)
_GUESTS: Final[msgspec.msgpack.Decoder[Any]] = msgspec.msgpack.Decoder(FromGuest)
_HOSTS: Final[msgspec.msgpack.Decoder[Any]] = msgspec.msgpack.Decoder(FromHost)


def encode(message: FromGuest | FromHost) -> bytes:
    """Return a message as bytes."""
    return _ENCODER.encode(message)


def from_guest(data: bytes | str) -> FromGuest:
    """Return the message of a guest.

    Raises:
        BadMessage: it is none.
    """
    message: FromGuest = _decoded(_GUESTS, data)
    return message


def from_host(data: bytes | str) -> FromHost:
    """Return the message of a host.

    Raises:
        BadMessage: it is none.
    """
    message: FromHost = _decoded(_HOSTS, data)
    return message


def _decoded(decoder: msgspec.msgpack.Decoder[Any], data: bytes | str | msgspec.Raw) -> Any:
    if isinstance(data, str) or len(data) > MOST_BYTES:
        raise BadMessage("a message is at most 64 KB of bytes")
    try:
        return _interned(decoder.decode(data))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def _interned(value: Any) -> Any:
    """Return the value with the one object of each card; a card that there is not is an error."""
    kind = type(value)
    if kind is Card:
        return card(value.text)
    if kind is tuple:
        return tuple(map(_interned, value))
    if isinstance(value, Struct):
        return kind(*(_interned(getattr(value, name)) for name in kind.__struct_fields__))
    return value


def shown(text: str, longest: int = LONGEST_TEXT) -> str:
    """Return a text of somebody else as it may be shown: one line, printable and not too long."""
    plain = "".join(each if each.isprintable() else " " for each in text)
    return " ".join(plain.split())[:longest]
