"""The player's own record: every finished deal and match, in the file `statistics.sqlite3`.

A match is written again with every deal, under a key of its own, so that nothing counts twice and
what could not be written before is made up for. Nothing is ever deleted by a reset: it gets the
number of that reset and does not count until the reset is undone. Anybody may write into the file,
and its columns take anything: what could not have been played is left out of what is read.

A match is saved first and counted then, so whatever ends the program between the two leaves a file
from which the rest can be worked out. A match that could not be counted, as while the disk was
full, is kept as a file of its own until it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from farwhist.rules.catalogue import ruleset
from farwhist.store.atomic import write_text
from farwhist.store.database import Database, is_number, is_text, is_whole, or_null
from farwhist.store.matches import Saved, read_file
from farwhist.store.outcome import Deal, Luck, MatchFacts, all_facts
from farwhist.store.setting import FIRST_PROFILE

FILE: Final = "statistics.sqlite3"
MARK: Final = 0x46575354
"""The letters FWST: whose file it is."""

MIXED: Final = "mixed"
"""The level of opponents that do not all play alike."""


def _tables(connection: sqlite3.Connection) -> None:
    """Make the tables of version 1. Seats are counted clockwise from the player, who is 0."""
    connection.execute(
        "CREATE TABLE match (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, "
        "preset TEXT NOT NULL, changed INTEGER NOT NULL, seats INTEGER NOT NULL, "
        "aim TEXT NOT NULL, low INTEGER NOT NULL, assisted INTEGER NOT NULL, "
        "place INTEGER, won INTEGER, total REAL, finished TEXT, "
        "shelf INTEGER NOT NULL DEFAULT 0)"
    )
    connection.execute(
        "CREATE TABLE deal (match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE, "
        "number INTEGER NOT NULL, size INTEGER NOT NULL, trump TEXT NOT NULL, "
        "void INTEGER NOT NULL, bid INTEGER, took INTEGER NOT NULL, points REAL NOT NULL, "
        "levels TEXT NOT NULL, finished TEXT NOT NULL, "
        "shelf INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, number)) WITHOUT ROWID"
    )
    connection.execute(
        "CREATE TABLE luck (match INTEGER NOT NULL, number INTEGER NOT NULL, "
        "seat INTEGER NOT NULL, cards INTEGER NOT NULL, "
        "aces INTEGER NOT NULL, aces_mean REAL NOT NULL, aces_spread REAL NOT NULL, "
        "trumps INTEGER, trumps_mean REAL, trumps_spread REAL, "
        "PRIMARY KEY (match, number, seat), "
        "FOREIGN KEY (match, number) REFERENCES deal ON DELETE CASCADE) WITHOUT ROWID"
    )


def _hints(connection: sqlite3.Connection) -> None:
    """Note of every match whether hints were allowed; until then they always were."""
    connection.execute("ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 1")


def _profiles(connection: sqlite3.Connection) -> None:
    """Say whose match it is; all that was played before is the first profile's."""
    connection.execute("ALTER TABLE match ADD COLUMN profile TEXT NOT NULL DEFAULT 'first'")


STEPS: Final = (_tables, _hints, _profiles)
"""One for each version. A later version adds a step and never changes an earlier one."""

_MOST_SEATS: Final = 99
_MOST_CARDS: Final = 999
_MOST_POINTS: Final = 1_000_000_000

SOUND_MATCH: Final = " AND ".join(
    (
        "typeof(id) = 'integer'",
        is_text("key", 100),
        is_text("profile", 40),
        is_text("preset", 60),
        is_whole("changed", 0, 1),
        is_whole("seats", 2, _MOST_SEATS),
        is_text("aim", 20),
        is_whole("low", 0, 1),
        is_whole("assisted", 0, 1),
        is_whole("hints", 0, 1),
        or_null("place", f"({is_whole('place', 1, _MOST_SEATS)} AND place <= seats)"),
        or_null("won", is_whole("won", 0, 1)),
        or_null("total", is_number("total", -_MOST_POINTS, _MOST_POINTS)),
        or_null("finished", is_text("finished", 40)),
    )
)
SOUND_DEAL: Final = " AND ".join(
    (
        "shelf = 0",
        "typeof(match) = 'integer'",
        is_whole("number", 1, 1_000_000),
        is_whole("size", 0, _MOST_CARDS),
        is_text("trump", 3),
        is_whole("void", 0, 1),
        or_null("bid", is_whole("bid", 0, _MOST_CARDS)),
        is_whole("took", 0, _MOST_CARDS),
        is_number("points", -_MOST_POINTS, _MOST_POINTS),
        is_text("levels", 1000),
        is_text("finished", 40),
    )
)
SOUND_LUCK: Final = " AND ".join(
    (
        is_whole("seat", 0, _MOST_SEATS - 1),
        is_whole("aces", 0, _MOST_CARDS),
        is_number("aces_mean", 0, _MOST_CARDS),
        is_number("aces_spread", 0, _MOST_CARDS),
        or_null("trumps", is_whole("trumps", 0, _MOST_CARDS)),
        or_null("trumps_mean", is_number("trumps_mean", 0, _MOST_CARDS)),
        or_null("trumps_spread", is_number("trumps_spread", 0, _MOST_CARDS)),
    )
)
"""What a row must hold to be counted: what could not have been played is left out."""


class PlayedDeal(Deal, frozen=True):
    """A finished deal as it counts, with the opponents' levels and when it was finished."""

    levels: str
    finished: str


class LuckSum(Struct, frozen=True):
    """What a seat was dealt over all deals: how many, how many were expected, and the variance."""

    seat: int
    aces: int
    aces_mean: float
    aces_spread: float
    trumps: int
    trumps_mean: float
    trumps_spread: float


class PlayedMatch(Struct, frozen=True):
    """A match with its finished deals, as the person played it whose `profile` this is.

    `place` is None as long as it runs, or was reset.
    """

    key: str
    preset: str
    changed: bool
    seats: int
    aim: str
    low: bool
    assisted: bool
    place: int | None
    won: bool
    total: float
    finished: str
    deals: tuple[PlayedDeal, ...]
    luck: tuple[LuckSum, ...]
    hints: bool = True
    profile: str = FIRST_PROFILE

    @property
    def level(self) -> str:
        """The level that all opponents had all the time, or `MIXED`."""
        levels = {each for deal in self.deals for each in deal.levels.split()}
        return levels.pop() if len(levels) == 1 else MIXED


class StatisticsStore:
    """Keeps the statistics of `folder`. All methods raise :class:`Trouble` when they cannot."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(folder / FILE, MARK, STEPS)

    @property
    def path(self) -> Path:
        """The file."""
        return self.database.path

    def write(self, matches: Iterable[MatchFacts], now: datetime) -> None:
        """Let the record of each match be what these say, in one transaction.

        Deals that are known already keep the time and the opponents that they had; those that
        were taken back and are not there any more are removed.
        """
        stamp = now.isoformat(timespec="seconds")

        def work(connection: sqlite3.Connection) -> None:
            for match in matches:
                _write_match(connection, match, stamp)

        self.database.write(work)

    def make_up(
        self, match: MatchFacts, now: datetime, current: Callable[[], bool] = lambda: True
    ) -> None:
        """Add what is missing of a match, or stands there otherwise; nothing is ever removed.

        `current` is asked when nobody else can write any more: whether these facts still hold.
        """
        if not match.deals or not self.database.read(lambda file: _lacks(file, match), True):
            return

        def work(connection: sqlite3.Connection) -> None:
            if current():
                _write_match(connection, match, now.isoformat(timespec="seconds"), remove=False)

        self.database.write(work)

    def counted(self, key: str) -> int:
        """Return the number of the last deal that is known of a match, 0 if none is."""

        def work(connection: sqlite3.Connection) -> int:
            query = (
                "SELECT max(number) FROM deal JOIN match ON match.id = deal.match "
                f"WHERE key = ? AND {is_whole('number', 1, 10**6)}"
            )
            return int(connection.execute(query, (key,)).fetchone()[0] or 0)

        return self.database.read(work, 0)

    def finished(self, profile: str, but: str) -> int:
        """Return how many matches a person has played to the end, but for the one of this key.

        Those that were reset are among them.
        """

        def work(connection: sqlite3.Connection) -> int:
            query = (
                "SELECT count(*) FROM match WHERE profile = ? AND key != ? AND finished IS NOT NULL"
            )
            return int(connection.execute(query, (profile, but)).fetchone()[0])

        return self.database.read(work, 0)

    def read(self) -> list[PlayedMatch]:
        """Return all that counts, in the order in which it was played."""
        return self.database.read(lambda connection: list(_matches(connection)), [])

    def reset(self, keys: Iterable[str]) -> int:
        """Let nothing of these matches count any more; return the number of this reset."""

        def work(connection: sqlite3.Connection) -> int:
            query = (
                "SELECT max(shelf) FROM (SELECT shelf FROM match UNION SELECT shelf FROM deal) "
                f"WHERE {is_whole('shelf', 0, 10**9)}"
            )
            shelf = (connection.execute(query).fetchone()[0] or 0) + 1
            for key in keys:
                connection.execute(
                    "UPDATE deal SET shelf = ? WHERE shelf = 0 AND match = "
                    "(SELECT id FROM match WHERE key = ?)",
                    (shelf, key),
                )
                connection.execute(
                    "UPDATE match SET shelf = ? WHERE shelf = 0 AND key = ? AND place IS NOT NULL",
                    (shelf, key),
                )
            return int(shelf)

        return self.database.write(work)

    def remove(self, profile: str) -> None:
        """Delete all that a person has played, for good."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM match WHERE profile = ?", (profile,))

        self.database.write(work)

    def undo_reset(self, number: int) -> None:
        """Let everything count again that this reset has put away."""

        def work(connection: sqlite3.Connection) -> None:
            for table in ("match", "deal"):
                connection.execute(f"UPDATE {table} SET shelf = 0 WHERE shelf = ?", (number,))

        self.database.write(work)


def _lacks(connection: sqlite3.Connection, match: MatchFacts) -> bool:
    """Whether something of a match is not known, or not in this way."""
    row = connection.execute(
        "SELECT id, place, won, total, assisted FROM match WHERE key = ?", (match.key,)
    ).fetchone()
    if row is None or (match.assisted and not row[4]):
        return True
    if match.place is not None and row[1:4] != (match.place, match.won, match.total):
        return True
    known = _known_deals(connection, row[0])
    return any(known.get(deal.number) != deal.row() for deal in match.deals)


def _known_deals(connection: sqlite3.Connection, match: int) -> dict[object, tuple[object, ...]]:
    query = "SELECT number, size, trump, void, bid, took, points FROM deal WHERE match = ?"
    return {row[0]: tuple(row) for row in connection.execute(query, (match,))}


def _write_match(
    connection: sqlite3.Connection, match: MatchFacts, stamp: str, *, remove: bool = True
) -> None:
    """Write a match; with `remove` what it does not have, or has no more, goes.

    Of one that was opened from a file, what was counted before stays in any case.
    """
    end = (match.place, match.won, match.total)
    row = connection.execute(
        "SELECT id, place, won, total FROM match WHERE key = ?", (match.key,)
    ).fetchone()
    if row is None:
        connection.execute(
            "INSERT INTO match (key, preset, changed, seats, aim, low, assisted, hints, profile) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                match.key,
                match.preset,
                match.changed,
                match.seats,
                match.aim,
                match.low,
                False,
                match.hints,
                match.profile,
            ),
        )
        row = connection.execute(
            "SELECT id, place, won, total FROM match WHERE key = ?", (match.key,)
        ).fetchone()
    number, known_end = row[0], tuple(row[1:])
    connection.execute(
        "UPDATE match SET preset = ?, changed = ?, seats = ?, aim = ?, low = ?, "
        "assisted = (assisted OR ?) WHERE id = ?",
        (match.preset, match.changed, match.seats, match.aim, match.low, match.assisted, number),
    )
    take_back = remove and match.opened is None
    if end != known_end and (take_back or match.place is not None):
        finished = None if match.place is None else stamp
        connection.execute(
            "UPDATE match SET place = ?, won = ?, total = ?, finished = ?, shelf = 0 WHERE id = ?",
            (*end, finished, number),
        )
    _write_deals(connection, number, match, stamp, remove=remove)


def _write_deals(
    connection: sqlite3.Connection, match: int, facts: MatchFacts, stamp: str, *, remove: bool
) -> None:
    known, who = _known_deals(connection, match), " ".join(facts.levels)
    wanted: dict[object, tuple[object, ...]] = {d.number: d.row() for d in facts.deals}
    first = facts.opened or 0
    for number, row in known.items():
        gone = remove and (facts.opened is None or (isinstance(number, int) and number > first))
        if wanted[number] != row if number in wanted else gone:
            connection.execute("DELETE FROM deal WHERE match = ? AND number = ?", (match, number))
    for deal in facts.deals:
        if known.get(deal.number) == deal.row():
            continue
        connection.execute(
            "INSERT INTO deal (match, number, size, trump, void, bid, took, points, "
            "levels, finished) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (match, *deal.row(), who, stamp),
        )
        connection.executemany(
            "INSERT INTO luck VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(match, deal.number, *_luck_row(luck)) for luck in deal.luck],
        )


def _luck_row(luck: Luck) -> tuple[object, ...]:
    aces, trumps = luck.aces, luck.trumps
    of_trumps = (None, None, None) if trumps is None else (trumps.count, trumps.mean, trumps.spread)
    return (luck.seat, luck.cards, aces.count, aces.mean, aces.spread, *of_trumps)


def _matches(connection: sqlite3.Connection) -> Iterator[PlayedMatch]:
    deals: dict[int, list[PlayedDeal]] = {}
    for match, number, size, trump, void, bid, *rest in connection.execute(
        "SELECT match, number, size, trump, void, bid, took, points, levels, finished FROM deal "
        f"WHERE {SOUND_DEAL} ORDER BY match, number"
    ):
        deal = PlayedDeal(number, size, trump, bool(void), bid, *rest)
        deals.setdefault(match, []).append(deal)
    luck: dict[int, list[LuckSum]] = {}
    for match, *sums in connection.execute(
        "SELECT match, seat, sum(aces), sum(aces_mean), sum(aces_spread), "
        "coalesce(sum(trumps), 0), coalesce(sum(trumps_mean), 0), coalesce(sum(trumps_spread), 0) "
        f"FROM luck JOIN deal USING (match, number) WHERE {SOUND_DEAL} AND {SOUND_LUCK} "
        "GROUP BY match, seat"
    ):
        luck.setdefault(match, []).append(LuckSum(*sums))
    found = []
    for row in connection.execute(
        "SELECT id, key, preset, changed, seats, aim, low, assisted, hints, profile, "
        "CASE WHEN shelf = 0 THEN place END, won, total, finished FROM match "
        f"WHERE {SOUND_MATCH} ORDER BY id"
    ):
        number, key, preset, changed, seats, aim, low, assisted, hints, profile, *end = row
        place, won, total, finished = end
        own = tuple(deals.get(number, ()))
        if not own and place is None:
            continue
        found.append(
            PlayedMatch(
                key, preset, bool(changed), seats, aim, bool(low), bool(assisted), place,
                bool(won), total or 0.0, finished or "", own, tuple(luck.get(number, ())),
                bool(hints), profile,
            )
        )  # fmt: skip
    yield from sorted(found, key=_last_touched)


def _last_touched(match: PlayedMatch) -> str:
    return match.finished or (match.deals[-1].finished if match.deals else "")


UNCOUNTED: Final = ("match*.json", "uncounted-*.json")


def bring_up_to_date(
    folder: Path,
    levels: Sequence[str],
    wanted: Callable[[], bool] = lambda: True,
) -> None:
    """Count what is missing of every match that is kept in `folder`.

    What is counted already stays as it is, what was reset stays reset, and nothing is removed. A
    file that cannot be read, and statistics that cannot be written, are passed over: there is
    another start.

    Args:
        levels: how well the opponents played of whom a match does not tell it, clockwise from the
            player's left.
        wanted: asked before each file whether to go on.
    """
    store, odd = StatisticsStore(folder), list[Exception]()
    for path in sorted(path for pattern in UNCOUNTED for path in folder.glob(pattern)):
        if not wanted():
            return
        try:
            _count(path, store, levels)
        except (OSError, ValueError):
            continue
        except Exception as error:  # the others are counted all the same
            odd.append(error)
    if odd:
        raise odd[0]


def keep_uncounted(folder: Path, key: str, saved: Saved) -> None:
    """Keep a match that could not be counted, as far as that is possible."""
    with suppress(OSError, ValueError):
        write_text(_uncounted(folder, key), saved.text())


def forget_uncounted(folder: Path, key: str) -> None:
    """Remove the file of a match that is counted now."""
    with suppress(OSError):
        _uncounted(folder, key).unlink(missing_ok=True)


def _uncounted(folder: Path, key: str) -> Path:
    return folder / f"uncounted-{key}.json"


def _count(path: Path, store: StatisticsStore, levels: Sequence[str]) -> None:
    before = _state(path)
    counted = _facts(path, levels)
    for facts in counted:
        store.make_up(facts, _when(path), lambda: _state(path) == before)
    for facts in counted:
        if path == _uncounted(path.parent, facts.key):
            forget_uncounted(path.parent, facts.key)


def _facts(path: Path, levels: Sequence[str]) -> list[MatchFacts]:
    saved = read_file(path)
    if saved.human is None or saved.practice:
        return []
    rules = ruleset(saved.preset, saved.seats, saved.changes)
    return all_facts(saved.match(), saved, rules, levels)


def _state(path: Path) -> tuple[int, int]:
    """Return what changes when the file is written: whoever plays on saves before counting."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _when(path: Path) -> datetime:
    """Return when the last move was saved."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (ValueError, OverflowError):
        return datetime.now(UTC)
