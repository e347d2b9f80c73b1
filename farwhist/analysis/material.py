"""All that can be found out about one seat in a saved match, step by step, and kept.

What is kept is there at once; what is missing is a list of steps, each with a task for the process
that thinks. Nothing here thinks long.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from farwhist.analysis.duplicate import EXPERT, PLAYS, Again, replays
from farwhist.analysis.judged import NOT_JUDGED, Judged, read_kept
from farwhist.analysis.luck import quick
from farwhist.analysis.mean import Mean
from farwhist.analysis.opponents import tables
from farwhist.analysis.seat_review import SeatReview, judges, seat_reviews
from farwhist.analysis.walk import Turn, keys, turns
from farwhist.bots.judging.coach import USUAL, Work
from farwhist.bots.judging.verdict import VERSION, Verdict
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import Task, Terms
from farwhist.engine.cards import Seat
from farwhist.engine.hashing import sha256
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.store.matches import Saved
from farwhist.store.verdicts import KeptVerdict, VerdictStore

REPLAYS: Final = 1
"""The version of what is kept of deals that were played again."""


class MissingStep(Struct, frozen=True):
    """Something to find out. `judging` says that it is a choice to judge.

    `task` is made when its turn comes; `take` is given the last text that it answered.
    """

    judging: bool
    task: Callable[[], Task | None]
    take: Callable[[str], object]


class Material:
    """What is known of the finished deals of one seat.

    Args:
        saved: a sound match.
        seat: whose decisions are looked at.
        store: where all is kept.
        work: how much the coach does for one choice.
        known: only so many deals, the first ones, may be looked at.

    Raises:
        Trouble: the store cannot be read.
    """

    def __init__(
        self,
        saved: Saved,
        seat: Seat,
        store: VerdictStore,
        work: Work = USUAL,
        known: int | None = None,
    ) -> None:
        self.saved = saved
        self.seat = seat
        self.rules = saved.rules()
        self.judged = judges(self.rules)
        self._store = store
        self._work = work
        self._bare = bare(saved)
        match = saved.match(self.rules)
        self.finished = [result.deal for result in match.position.results[:known]]
        self._starts = {number: match.moves_before(number) for number in self.finished}
        self._keys = keys(saved)
        self._verdicts: dict[int, Verdict | None] = {}
        self._choices: dict[int, tuple[int, bool]] = {}
        """By the number of the move: its deal, and whether it is a card."""
        if self.judged:
            for turn in turns(saved, self.rules, [seat]):
                if turn.view.deal in self._starts:
                    self._choices[turn.number] = (turn.view.deal, _is_card(turn))
        self.stale = 0
        self._read()
        self.levels: dict[str, dict[int, Mean]] = {}
        """What each level got from the cards of each deal."""
        self._quick: dict[int, Mean] = {}
        self._seated = SeatReview(saved, self.rules, seat, "", [])
        self._seated.sit(tables(saved, self.rules, seat))

    def _read(self) -> None:
        wanted = {self._keys[number]: number for number in self._choices}
        kept = self._store.find(wanted)
        self.stale = sum(each.coach < VERSION for each in kept.values())
        for key, each in kept.items():
            found = read_kept(each, self._work)
            if found is not None:
                self._verdicts[wanted[key]] = found[0]

    @property
    def choices(self) -> int:
        """How many decisions there are to judge."""
        return len(self._choices)

    @property
    def known(self) -> int:
        """How many of them are judged."""
        return len(self._verdicts)

    def verdict(self, move: int) -> Verdict | None:
        """Return what the coach found of the move with this number, if it did."""
        return self._verdicts.get(move)

    def judged_deals(self) -> list[int]:
        """Return the deals of which every decision is judged."""
        open_deals = {d for number, (d, _) in self._choices.items() if number not in self._verdicts}
        return [deal for deal in self.finished if deal not in open_deals] if self.judged else []

    def review(self) -> SeatReview:
        """Return what is known by now; what is not judged yet counts as missing."""
        saved = self.saved
        found = [
            Judged(number, self.seat, deal, self._verdicts.get(number), maker=saved.maker(number))
            for number, (deal, _) in sorted(self._choices.items())
        ]
        (one,) = seat_reviews(saved, self.rules, [self.seat], found)
        one.deals = [deal for deal in one.deals if deal.number in self._starts]
        one.expert = dict(self.levels.get(EXPERT, {}))
        one.quick = dict(self._quick)
        return one

    # --- what is missing -------------------------------------------------------------------------

    def judging(self) -> Iterator[MissingStep]:
        """Yield a step for every choice that is not judged yet: bids and calls, then cards."""
        missing = [number for number in self._choices if number not in self._verdicts]
        for number in sorted(missing, key=lambda each: (self._choices[each][1], each)):
            yield MissingStep(True, partial(self._judge, number), partial(self._found, number))

    def playing_again(self, levels: Sequence[str] = (EXPERT,)) -> Iterator[MissingStep]:
        """Yield a step for every deal that must be played again, for luck and for these levels.

        What is kept is taken over meanwhile.
        """
        if not self.rules.kind.points:
            return
        if self._seated.fit is not None and EXPERT in levels:
            yield from self._luck_steps()
        for level in levels:
            yield from self.level_again(level)

    def level_again(self, level: str) -> Iterator[MissingStep]:
        """Yield a step for every deal that this level must play again; what is kept is taken over.

        Nothing where points tell nothing.
        """
        row = self.levels.setdefault(level, {})
        for deal in self.finished if self.rules.kind.points else ():
            again = Again(deal, self.seat, level, self._seated.others(deal), PLAYS)
            yield from self._again(again, row)

    def _luck_steps(self) -> Iterator[MissingStep]:
        for deal in self.finished:
            again = quick(deal, self.seat, others=self._seated.luck_among)
            yield from self._again(again, self._quick)

    def _again(self, again: Again, row: dict[int, Mean]) -> Iterator[MissingStep]:
        if again.deal in row:
            return
        before = self._keys[self._starts[again.deal] - 1] if self._starts[again.deal] else ""
        key = self._key("again", before, again.deal, again.seat, again.player, again.others)
        kept = self._kept(key, again.plays)
        found = None if kept is None else mean_in(kept)
        if found is not None:
            row[again.deal] = found
            return

        def take(text: str) -> None:
            mean = mean_in(text)
            if mean is not None:
                row[again.deal] = mean
                self._keep(key, again.plays, text)

        yield MissingStep(False, lambda: ReplayTask(self._bare, again), take)

    def _key(self, *what: object) -> str:
        saved = self.saved
        start = (saved.preset, saved.seats, sorted(saved.changes.items()), saved.deal)
        seed = saved.seed if what[0] == "again" else 0
        return sha256(repr((start, seed, what)).encode()).hexdigest()[:32]

    def _kept(self, key: str, work: int) -> str | None:
        kept = self._store.find([key]).get(key)
        fits = kept is not None and kept.coach == REPLAYS and kept.work >= work
        return kept.text if kept is not None and fits else None

    def _keep(self, key: str, work: int, text: str) -> None:
        self._store.keep([KeptVerdict(key, REPLAYS, work, text)])

    def _judge(self, number: int) -> JudgeTask | None:
        saved = self.saved
        match = Match(self.rules, saved.seed, saved.moves[:number])
        decision, view = match.decision(self.seat), match.view(self.seat)
        if decision is None:
            return None
        terms = Terms(saved.preset, saved.seats, "", tuple(sorted(saved.changes.items())))
        return JudgeTask.of(terms, view, decision, saved.moves[number][1], self._work)

    def _found(self, number: int, text: str) -> None:
        verdict = verdict_of(text) if text else None
        self._verdicts[number] = verdict
        kept = NOT_JUDGED if verdict is None else json.dumps(verdict.data())
        self._store.keep([KeptVerdict(self._keys[number], VERSION, self._work.most, kept)])


def _is_card(turn: Turn) -> bool:
    return isinstance(turn.move, PlayCard)


def bare(saved: Saved) -> Saved:
    """Return only what the cards and moves of a match follow from."""
    return replace(saved, names=(), people={}, more={}, salt="")


class ReplayTask(Struct, frozen=True):
    """One deal of a match whose cards are no secret any more; see :func:`bare`."""

    saved: Saved
    again: Again

    def answers(self) -> Iterator[str]:
        """Yield empty texts, and in the end the mean as :func:`mean_in` reads it."""
        found = []
        for points in replays(self.saved, self.saved.rules(), self.again):
            found.append(points)
            yield ""
        yield json.dumps(Mean.of(found) if found else None)


def mean_in(text: str) -> Mean | None:
    """Return the mean that a task has answered."""
    data = json.loads(text)
    return None if data is None else Mean(*map(float, data))
