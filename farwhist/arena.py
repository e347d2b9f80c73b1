"""The arena: how much better one opponent is than another, on equal deals, seats and seeds.

Each player sits, one match at a time, at every seat of a table of others, its field; the field
plays the same deals without it. What the player scores more than the field did in its seat is its
gain. Everything is paired: the same cards, the same opponents, the same chances for each of their
decisions, so that differences show with far fewer deals than two separate samples need.

Matches are played here or by any executor: `farwhist.executors`. Every finished match is a line of
a file, in the order of the tasks, so that a run can be broken off and resumed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import asdict

from farwhist import bots, executors, self_play
from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, Move
from farwhist.engine.position import Position
from farwhist.rules.catalogue import default_preset, ruleset
from farwhist.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from concurrent.futures import Executor

Line = dict[str, Any]


class Measurement(Struct, frozen=True):
    """What is measured.

    Args:
        players: the kinds that are measured, such as ``expert`` or ``club:bold``.
        fields: the tables that they sit at; kinds of one table are joined by ``+``.
        deals: how many deals, rounded up to whole matches; without exact bids, how many matches.
        seed: of the first match; the next ones count up.
        game: a preset; one with exact bids must have a fixed number of deals.
        seats: how many play.
        changes: option texts.
    """

    players: tuple[str, ...]
    fields: tuple[str, ...]
    deals: int = 130
    seed: int = 0
    game: str = field(default_factory=default_preset)
    seats: int = 4
    changes: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        """Check it.

        Raises:
            ValueError: a kind does not exist or is named twice, or the match cannot be measured so.
        """
        rules = self.rules
        if self.deals < 1:
            raise ValueError("the arena needs at least 1 deal")
        for names in (self.players, self.fields):
            twice = next((each for each in names if names.count(each) > 1), None)
            if twice is not None:
                raise ValueError(f"“{twice}” is named twice")
        if self.exact and rules.deal_count is None:
            raise ValueError("with bids the arena needs a fixed number of deals")
        for kind in (*self.players, *(kind for table in self.fields for kind in table.split("+"))):
            make(kind, rules)
        for table in self.fields:
            if len(table.split("+")) not in (1, self.seats - 1):
                raise ValueError(f"the field “{table}” names neither 1 nor {self.seats - 1} kinds")
            if "+" in table and rules.sides < self.seats:
                raise ValueError("where there are partners, a field is of one kind")

    @property
    def rules(self) -> Ruleset:
        """The rules of a match."""
        return ruleset(self.game, self.seats, dict(self.changes))

    @property
    def exact(self) -> bool:
        """Whether exact numbers of tricks are bid."""
        return self.rules.kind.exact

    @property
    def matches(self) -> int:
        """How many matches are played for each player, field and seat."""
        count = self.rules.deal_count if self.exact else 1
        assert count is not None
        return max(1, -(-self.deals // count))


class ArenaMatch(NamedTuple):
    """One match: who sits where.

    `seat` is the player's, which also has its partner's, and -1 when the field plays alone.
    """

    field: str
    player: str
    seat: int
    seed: int

    @property
    def key(self) -> str:
        """A text that no other task of a run has."""
        return f"{self.field}/{self.player}/{self.seat}/{self.seed}"


def make(kind: str, rules: Any) -> bots.Bot:
    """Return the bot of ``level`` or ``level:style``.

    Raises:
        ValueError: there is no such kind; the text says which.
    """
    level, _, style = kind.partition(":")
    try:
        return bots.make(level, rules, style or "balanced")
    except ValueError:
        raise ValueError(f"there is no bot “{kind}”") from None


class _Timed:
    """A bot, and the milliseconds of processor time that its last choice took."""

    def __init__(self, bot: bots.Bot) -> None:
        self._bot = bot
        self.spent = 0.0

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        start = process_time()
        move = self._bot.choose(view, decision, rng)
        self.spent = 1000 * (process_time() - start)
        return move


def tasks(setting: Measurement) -> Iterator[ArenaMatch]:
    """Yield every match of a run, match seed by match seed."""
    sides = setting.rules.sides
    for number in range(setting.matches):
        seed = setting.seed + number
        for table in setting.fields:
            first = table.split("+")[0]
            if "+" in table:
                yield from (ArenaMatch(table, first, seat, seed) for seat in range(sides))
            else:
                yield ArenaMatch(table, first, -1, seed)
            for player in setting.players:
                if player != first:
                    yield from (ArenaMatch(table, player, seat, seed) for seat in range(sides))


def play(setting: Measurement, task: ArenaMatch) -> Line:
    """Play one match and return its deals and what each decision took.

    `deals` holds size, points, bid and tricks of each deal, or only the share of the match that was
    won as its points, one list for the player's seat or one a seat for the field alone. `times`
    holds, for each decision with a choice, the cards in hand and milliseconds of processor time.
    """
    rules = setting.rules
    match = Match(rules, task.seed)
    others = task.field.split("+")
    others *= 1 if len(others) > 1 else setting.seats
    kinds = list(others)
    if task.seat >= 0:
        kinds = others[: setting.seats - 1]
        kinds.insert(task.seat, task.player)
        for seat in range(task.seat, setting.seats, rules.sides):
            kinds[seat] = task.player
    players = [_Timed(make(kind, rules)) for kind in kinds]
    asked = [0] * setting.seats
    times: list[tuple[int, int, float]] = []

    def source(seat: Seat) -> Random:
        asked[seat] += 1
        return chance.source(task.seed, 7, seat, asked[seat] - 1)

    for chosen in self_play.moves(match, players, source):
        seat = chosen.decision.seat
        if len(chosen.decision.moves) > 1 and task.seat in (seat, -1):
            spent = round(players[seat].spent, 3)
            held = len(chosen.view.hands[seat])
            times.append((held, int(isinstance(chosen.move, Bid)), spent))
    shown = range(rules.sides) if task.seat < 0 else [task.seat]
    won, results = match.position.winners, match.position.results
    deals = [
        [[each.size, each.points[side], each.bids[side], each.taken[side]] for each in results]
        if rules.kind.exact
        else [[0, (side in won) / len(won), 0, 0]]
        for side in shown
    ]
    return {"task": list(task), "deals": deals, "times": times}


def _work(job: tuple[Measurement, ArenaMatch]) -> Line:
    return play(*job)


def run(
    setting: Measurement, resume: Path | None = None, executor: Executor | None = None
) -> list[Line]:
    """Play all matches, those in the file excepted, and return their lines.

    Args:
        setting: what is measured.
        resume: a file that finished matches are kept in; made if it is not there.
        executor: what plays the matches; this process if None.

    Raises:
        NotDone: the executor gave up; what was finished is in the file.
        ValueError: the file belongs to another setting.
    """
    done: dict[str, Line] = {}
    head = json.dumps(asdict(setting))
    if resume is not None:
        text = resume.read_bytes().decode("utf-8", "replace") if resume.exists() else ""
        done = _finished(text, head, resume)
        if not text.endswith("\n"):  # or what was broken off would spoil the next line
            with resume.open("a", encoding="utf-8") as file:
                file.write("\n" if text else head + "\n")
    wanted = list(tasks(setting))
    open_tasks = [(setting, task) for task in wanted if task.key not in done]
    for data in executors.results(_work, open_tasks, executor):
        done[ArenaMatch(*data["task"]).key] = data
        if resume is not None:
            with resume.open("a", encoding="utf-8") as file:
                file.write(json.dumps(data) + "\n")
    return [done[task.key] for task in wanted]


def _finished(text: str, head: str, file: Path) -> dict[str, Line]:
    """Return the lines of a file that was begun with `head`, by the keys of their tasks.

    Raises:
        ValueError: the file is of another run, or none of the arena at all.
    """
    lines = text.splitlines()
    try:
        found = [json.loads(line) for line in lines if line.endswith("}")]
    except (ValueError, RecursionError):
        found = []
    if lines and not (found and all(map(_is_line, found[1:]))):
        raise ValueError(f"{file} is no file of the arena, or is damaged")
    if found and found[0] != json.loads(head):
        raise ValueError(f"{file} belongs to another run of the arena")
    return {ArenaMatch(*data["task"]).key: data for data in found[1:]}


def _is_line(data: Any) -> bool:
    """Whether this is what `play` returns."""
    match data:
        case {"task": [str(), str(), int(), int()], "deals": [*deals], "times": [*times]}:
            rows = [row for each in deals for row in (each if isinstance(each, list) else [each])]
            return all(_is_row(row, 4) for row in rows) and all(_is_row(row, 3) for row in times)
    return False


def _is_row(data: Any, length: int) -> bool:
    return (
        isinstance(data, list)
        and len(data) == length
        and all(each is None or isinstance(each, int | float) for each in data)
    )


class Score(Struct):
    """What one player did at one field, deal by deal, its seats averaged."""

    points: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    made: int = 0
    deals: int = 0
    times: list[tuple[int, int, float]] = field(default_factory=list)

    @property
    def made_rate(self) -> float:
        """The share of bids that were made."""
        return self.made / max(1, self.deals)


def scores(lines: Sequence[Line]) -> dict[tuple[str, str], Score]:
    """Return the score of every player at every field; matches in the order of their seeds."""
    rows: dict[tuple[str, str], dict[int, list[Any]]] = {}
    found: dict[tuple[str, str], Score] = {}
    for line in lines:
        task = ArenaMatch(*line["task"])
        where = (task.field, task.player)
        rows.setdefault(where, {}).setdefault(task.seed, []).extend(line["deals"])
        found.setdefault(where, Score()).times += [tuple(each) for each in line["times"]]
    for where, matches in rows.items():
        score = found[where]
        for seed in sorted(matches):
            for deals in zip(*matches[seed], strict=True):
                score.sizes.append(deals[0][0])
                score.points.append(sum(points for _, points, _, _ in deals) / len(deals))
                score.made += sum(bid == taken for _, _, bid, taken in deals)
                score.deals += len(deals)
    return found


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the half width of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, float("inf")
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, 1.96 * (spread / count) ** 0.5


def report(setting: Measurement, lines: Sequence[Line]) -> Iterator[str]:
    """Yield the lines of a report."""
    found, exact = scores(lines), setting.exact
    for table in setting.fields:
        first = table.split("+")[0]
        base = found[table, first]
        mean, wide = interval(base.points)
        what = "deals" if exact else "matches; shares won"
        yield f"Field {table}: {len(base.points)} {what}, seeds from {setting.seed}"
        made = f" a deal, made {base.made_rate:.3f}" if exact else ""
        yield f"  {first:<16} {mean:+6.2f} ± {wide:.2f}{made}"
        before = base
        for player in setting.players:
            if player == first:
                continue
            score = found[table, player]
            yield _row(player, score, base, before, exact)
            if exact:
                yield "    by size  " + "  ".join(_sizes(score, base))
            before = score
    if len(setting.fields) > 1:
        yield from _panel(setting, found)
    yield "Processor milliseconds a decision with a choice: median, p99, max; and with most cards"
    for player in dict.fromkeys((*setting.players, *(t.split("+")[0] for t in setting.fields))):
        times = [each for (_, who), score in found.items() if who == player for each in score.times]
        yield f"  {player:<16} {_times(times)}"


def _panel(setting: Measurement, found: dict[tuple[str, str], Score]) -> Iterator[str]:
    """Yield what the players did at all fields together, each deal averaged over the fields."""
    yield f"All {len(setting.fields)} fields together"
    before: list[float] | None = None
    for player in setting.players:
        gains = []
        for table in setting.fields:
            base = found[table, table.split("+")[0]]
            score = found.get((table, player), base)
            gains.append([a - b for a, b in zip(score.points, base.points, strict=True)])
        mean = [sum(each) / len(gains) for each in zip(*gains, strict=True)]
        text = "gain {:+.2f} ± {:.2f}".format(*interval(mean))
        if before is not None:
            step = [a - b for a, b in zip(mean, before, strict=True)]
            text += ", over the one above {:+.2f} ± {:.2f}".format(*interval(step))
        yield f"  {player:<16} {text}"
        before = mean


def _row(player: str, score: Score, base: Score, before: Score, exact: bool) -> str:
    gain = interval([a - b for a, b in zip(score.points, base.points, strict=True)])
    step = interval([a - b for a, b in zip(score.points, before.points, strict=True)])
    made = f" a deal, made {score.made_rate:.3f}" if exact else ""
    return (
        f"  {player:<16} {interval(score.points)[0]:+6.2f}{made}, "
        f"gain {gain[0]:+.2f} ± {gain[1]:.2f}, over the one above {step[0]:+.2f} ± {step[1]:.2f}"
    )


def _sizes(score: Score, base: Score) -> Iterator[str]:
    for size in sorted(set(score.sizes)):
        gains = [
            a - b
            for a, b, cards in zip(score.points, base.points, score.sizes, strict=True)
            if cards == size
        ]
        yield f"{size}: {interval(gains)[0]:+.1f}"


def _times(times: Sequence[tuple[int, int, float]]) -> str:
    if not times:
        return "no decision"
    most = max(held for held, _, _ in times)
    parts = []
    for rows in (times, [each for each in times if each[0] == most]):
        spent = sorted(each[2] for each in rows)
        late = spent[min(len(spent) - 1, int(0.99 * len(spent)))]
        parts.append(f"{spent[len(spent) // 2]:.1f}  {late:.1f}  {spent[-1]:.1f}")
    return f"{parts[0]}   {most} cards: {parts[1]}"
