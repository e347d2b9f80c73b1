"""What a seat is given to think about, and nothing else, as bytes that another process can read.

Two truths that a seat cannot tell apart give the same bytes: they are written from the values
alone, and no seed of the match is among them.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from farwhist import bots
from farwhist.engine.cards import Card, Seat, card
from farwhist.engine.decision import Decision
from farwhist.engine.hashing import sha256
from farwhist.engine.moves import Move, read, write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset


class Task(Protocol):
    """Something to think about. It holds all that is needed, and keeps nothing."""

    def answers(self) -> Iterator[str]:
        """Yield the answers: one, or better and better ones until nobody wants more."""


class Terms(NamedTuple):
    """What is played, and how well: a preset, its seats, a level, the options changed, a style.

    `met` is what is known of each seat before the match, as `bots.make` wants it: with None, as
    for hints and the coach, whoever thinks does not notice how others play.
    """

    preset: str
    seats: int
    level: str
    changes: tuple[tuple[str, str], ...] = ()
    style: str = bots.USUAL_STYLE
    met: tuple[tuple[float, ...], ...] | None = None


class MoveTask(Struct, frozen=True):
    """One seat's open decision: its only answer is a move, as text.

    `view` is what the seat knows, `moves` are the legal moves as text, and `luck` starts the bot's
    generator.
    """

    terms: Terms
    view: Position
    seat: Seat
    moves: tuple[str, ...]
    luck: int

    @classmethod
    def of(cls, terms: Terms, view: Position, decision: Decision, luck: int) -> MoveTask:
        """Return the task of an open decision; `view` must be that of its seat."""
        moves = tuple(write(move) for move in decision.moves)
        return cls(terms, view, decision.seat, moves, luck)

    def answers(self) -> Iterator[str]:
        """Yield the move that a fresh bot chooses."""
        preset, seats, level, changes, style, met = self.terms
        bot = bots.make(level, ruleset(preset, seats, dict(changes)), style, met)
        decision = Decision(self.seat, tuple(read(text) for text in self.moves))
        yield write(bot.choose(self.view, decision, Random(self.luck)))


def any_move(task: MoveTask) -> str:
    """Return a legal move as text, for a seat whose thinking has failed: the match must go on."""
    return Random(task.luck).choice(task.moves)


def answer(task: Task) -> Move:
    """Return the last answer, which must be a move."""
    text = ""
    for text in task.answers():  # noqa: B007
        pass
    return read(text)


def luck(salt: str, seat: Seat, number: int) -> int:
    """Return what starts the generator of a seat's choice with this number, counted from 0.

    It follows from the secret salt of the match and not from the seed, out of which the cards
    could be worked out.
    """
    digest = sha256(f"think/{salt}/{seat}/{number}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def pack(task: Task) -> bytes:
    """Return a task as bytes."""
    file = BytesIO()
    pickler = _Pickler(file, protocol=5)
    # Without its memory, which would show where one object stands in two places.
    pickler.fast = True
    pickler.dump(task)
    return file.getvalue()


def unpack(data: bytes) -> Task:
    """Return the task that :func:`pack` wrote. Give it nothing that comes from outside."""
    task: Task = _Unpickler(BytesIO(data)).load()
    return task


class _Pickler(pickle.Pickler):
    def persistent_id(self, thing: Any) -> str | None:
        return thing.text if type(thing) is Card else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, text: Any) -> Card:
        return card(text)
