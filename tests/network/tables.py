"""A table without sockets: guests that hear at once, a clock that is set by hand, quick bots."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random

from farwhist.bots.thinking.task import MoveTask, any_move
from farwhist.engine.events import NOBODY
from farwhist.engine.moves import Move, read, write
from farwhist.network import messages as ms
from farwhist.network.guest_table import GuestTable
from farwhist.network.host_match import TableServices
from farwhist.network.host_table import HostTable, Visitor
from farwhist.network.kept_table import KeptTable, new_table
from farwhist.network.messages import FromGuest, FromHost, TableRules, encode, from_guest, from_host
from farwhist.store.matches import Saved

SHORT = {"sequence": "CUSTOM", "custom": "2,1"}
"""A match of Elevator Whist that is over after two deals."""


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self._waiting: dict[int, tuple[float, Callable[[], None]]] = {}
        self._numbers = count()

    def after(self, seconds: float, function: Callable[[], None]) -> Callable[[], None]:
        number = next(self._numbers)
        self._waiting[number] = self.now + seconds, function
        return lambda: self._waiting.pop(number, None) and None

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        for number in sorted(self._waiting):
            due, function = self._waiting.get(number, (self.now + 1, int))
            if due <= self.now:
                del self._waiting[number]
                function()


class Bots:
    """Bots that choose by chance, when they are told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[MoveTask, Callable[[Move], None]]] = []

    def think(self, task: MoveTask, done: Callable[[Move], None]) -> None:
        self.asked.append((task, done))

    def answer(self) -> bool:
        """Answer the first task; return whether there was one."""
        if not self.asked:
            return False
        task, done = self.asked.pop(0)
        done(read(any_move(task)))
        return True


class Files:
    """Keeps the match in memory, as its file would hold it."""

    def __init__(self) -> None:
        self.saved: Saved | None = None
        self.kept: KeptTable | None = None
        self.full = False

    def save(self, saved: Saved) -> None:
        if self.full:
            raise OSError("the disk is full")
        self.saved = saved

    def add(self, moves: object, whole: Callable[[], Saved]) -> None:
        self.save(whole())

    def take_back(self, count: int, whole: Callable[[], Saved]) -> None:
        self.save(whole())

    def keep(self, kept: KeptTable) -> None:
        self.kept = kept


class Player:
    """A guest at a table: what it hears has been bytes, and so has what it says."""

    def __init__(self, table: HostTable, number: int, *, watch: bool = False) -> None:
        self.key = bytes([number]) * 32
        self.number = number
        self.heard: list[FromHost] = []
        self.stream: list[bytes] = []
        self.closed = False
        self.folded = GuestTable(self.key, self.say)
        self.watch = watch
        self.visitor: Visitor | None = None
        self._out: list[FromGuest] = []
        self.come(table)

    def come(self, table: HostTable, protocol: int = ms.PROTOCOL, *, host: bool = False) -> None:
        """Connect, for the first time or again."""
        self.table = table
        hello = ms.Hello(
            protocol, "0.1", "s", self.key, f"Player {self.number}", self.number, self.watch
        )
        self.visitor = table.greet(self, hello, host=host)
        self.closed = self.visitor is None
        self.flush()

    def send(self, message: FromHost) -> None:
        data = encode(message)
        self.stream.append(data)
        self.heard.append(again := from_host(data))
        self.folded.take(again)

    def close(self) -> None:
        self.closed = True

    def say(self, message: FromGuest) -> None:
        """Say something when the table has ended what it does."""
        self._out.append(message)

    def flush(self) -> bool:
        """Let the table hear what was said; return whether that was something."""
        said, self._out = self._out, []
        for message in said:
            if self.visitor is not None:
                self.table.hear(self.visitor, from_guest(encode(message)))
        return bool(said)

    def told(self, kind: type[FromHost]) -> list[FromHost]:
        """Return the messages of one kind that were heard."""
        return [each for each in self.heard if type(each) is kind]


class Company:
    """A table with its guests.

    Args:
        people: how many come; they sit down in order.
        rules: what differs from a short match of Elevator Whist in which anything may be done.
    """

    def __init__(
        self, people: int = 2, *, preset: str = "elevator", seats: int = 4, **rules: object
    ) -> None:
        given: dict[str, object] = {
            "changes": SHORT if preset == "elevator" else {},
            "levels": ("",) * people + ("casual",) * (seats - people),
            "chat": "free",
            "watchers": 2,
            **rules,
        }
        self.clock, self.bots, self.files = Clock(), Bots(), Files()
        self.finished: list[Saved] = []
        self.problems: list[OSError] = []
        told = TableRules(preset, seats, **given)  # type: ignore[arg-type]
        self.table = self.opened(new_table(told))
        self.players = [Player(self.table, number) for number in range(people)]

    def opened(self, kept: KeptTable, saved: Saved | None = None) -> HostTable:
        """Return a table with these files."""
        return HostTable(
            kept,
            TableServices(self.clock, self.bots, self.files, self.problems.append),
            keep=self.files.keep,
            finished=self.finished.append,
            saved=saved,
        )

    def settle(self) -> None:
        """Let everybody hear and answer until nobody says anything more."""
        while sum(each.flush() for each in self.players):
            pass

    def begin(self) -> None:
        """Let all be ready, and give their numbers."""
        for player in self.players:
            if player.folded.seat != NOBODY:
                player.say(ms.Ready(True))
        self.settle()

    def step(self, rng: Random) -> bool:
        """Let one who must choose do so; return False when nobody must."""
        if self.bots.answer():
            self.settle()
            return True
        for player in self.players:
            decision = player.folded.decision
            if decision is not None and not decision.settled and not player.closed:
                player.folded.make(write(rng.choice(decision.moves)))
                self.settle()
                return True
        return False

    def play(self, rng: Random, most: int = 10_000) -> int:
        """Play until the match is over, or so many moves; return how many were made."""
        for number in range(most):
            if self.table.match is None or self.table.match.match.over or not self.step(rng):
                return number
        return most
