"""What was tried in a deal that is over: lines of play that leave the match, as a tree. No Qt here.

A line holds all moves of the deal, of which the first `at` are those of its parent: the match, or
another line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from farwhist.engine.cards import Seat
from farwhist.engine.moves import read
from farwhist.engine.position import DealResult, Points
from farwhist.rules.words import as_name

Made = tuple[Seat, str]
"""A move as text, with the seat that made it."""

MATCH: Final = 0
"""The parent of the lines that leave the match itself."""

MOST: Final = 200
"""So many lines are kept of a deal."""

LONGEST_NAME: Final = 60


class LineEnd(NamedTuple):
    """How a line ended: points and tricks of the player, and the bid where there was one."""

    points: Points
    taken: int
    bid: int | None

    @classmethod
    def of(cls, result: DealResult, seat: Seat) -> LineEnd:
        """Return what a finished deal was for a seat."""
        points = result.points[seat % len(result.points)]
        return cls(points, result.taken[seat], result.bids[seat])


class TriedLine(msgspec.Struct, frozen=True):
    """One line; `dice` tells lines of the same moves apart whose opponents choose anew."""

    number: int
    parent: int
    at: int
    moves: tuple[Made, ...]
    dice: int = 0
    name: str = ""
    end: LineEnd | None = None


class LineTree(msgspec.Struct):
    """The lines of one deal, by their numbers, from 1."""

    lines: dict[int, TriedLine] = msgspec.field(default_factory=dict)
    next: int = 1

    def rows(self) -> Iterator[tuple[TriedLine, int]]:
        """Yield the lines with their depth, from 0: each above those that leave it."""
        yield from self._below(MATCH, 0)

    def _below(self, parent: int, depth: int) -> Iterator[tuple[TriedLine, int]]:
        for line in self.children(parent):
            yield line, depth
            yield from self._below(line.number, depth + 1)

    def children(self, parent: int) -> list[TriedLine]:
        """Return the lines that leave a line, or the match, in the order of the deal."""
        found = [line for line in self.lines.values() if line.parent == parent]
        return sorted(found, key=lambda line: (line.at, line.number))

    def find(self, moves: Sequence[Made], dice: int) -> TriedLine | None:
        """Return a line that begins with these moves of the deal."""
        wanted = tuple(moves)
        for line in self.lines.values():
            if line.dice == dice and line.moves[: len(wanted)] == wanted:
                return line
        return None

    def add(self, parent: int, at: int, moves: Sequence[Made], dice: int = 0) -> TriedLine:
        """Add a line that leaves its parent after `at` moves; the oldest unnamed makes room.

        Where that is before its parent itself has left another, it leaves that one.
        """
        while parent != MATCH and at <= self.lines[parent].at:
            parent = self.lines[parent].parent
        while len(self.lines) >= MOST:
            self.delete(self._oldest(keep=self._above(parent)))
        line = TriedLine(self.next, parent, at, tuple(moves), dice)
        self.lines[line.number] = line
        self.next += 1
        return line

    def _above(self, number: int) -> set[int]:
        """Return this line and those that it leaves, up to the match."""
        found = set[int]()
        while number != MATCH and number not in found:
            found.add(number)
            number = self.lines[number].parent
        return found

    def _oldest(self, keep: set[int]) -> int:
        """Return the line that goes first: unnamed and with none below it, if there is one."""
        parents = {line.parent for line in self.lines.values()}
        free = [each for each in self.lines.values() if each.number not in keep | parents]
        unnamed = [each for each in free if not each.name]
        return min(each.number for each in unnamed or free or self.lines.values())

    def extend(self, number: int, moves: Sequence[Made], end: LineEnd | None = None) -> None:
        """Let a line go on with these moves."""
        line = self.lines[number]
        self.lines[number] = replace(line, moves=(*line.moves, *moves), end=end or line.end)

    def rename(self, number: int, name: str) -> None:
        """Give a line a name, or none."""
        self.lines[number] = replace(self.lines[number], name=as_name(name, LONGEST_NAME))

    def delete(self, number: int) -> list[TriedLine]:
        """Delete a line and all that leave it; return them, so that they can be brought back."""
        gone = [self.lines[number], *(line for line, _ in self._below(number, 0))]
        for line in gone:
            del self.lines[line.number]
        return gone

    def restore(self, lines: Sequence[TriedLine]) -> None:
        """Bring back what :meth:`delete` returned."""
        self.lines |= {line.number: line for line in lines}

    def data(self) -> list[dict[str, Any]]:
        """Return the lines as plain data, as they stand in files."""
        return [
            {
                "number": line.number,
                "parent": line.parent,
                "at": line.at,
                "moves": [f"{seat} {text}" for seat, text in line.moves],
                "dice": line.dice,
                "name": line.name,
                "end": None if line.end is None else list(line.end),
            }
            for line in sorted(self.lines.values(), key=lambda line: line.number)
        ]

    @classmethod
    def read(cls, data: Sequence[Mapping[str, Any]]) -> LineTree:
        """Return what :meth:`data` gave; lines without their parent are left out.

        Raises:
            ValueError, KeyError, TypeError: it is something else.
        """
        found = cls()
        for each in data:
            moves = [text.partition(" ") for text in each["moves"]]
            made = [[int(seat), move] for seat, _, move in moves]
            line = msgspec.convert({**each, "moves": made}, TriedLine)
            for _, move in line.moves:
                read(move)
            sound = line.number >= found.next and 0 <= line.at < len(moves)
            if sound and (line.parent == MATCH or line.parent in found.lines):
                found.lines[line.number] = replace(line, name=as_name(line.name, LONGEST_NAME))
                found.next = line.number + 1
        return found
