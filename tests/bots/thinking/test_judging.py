"""A verdict can be asked for like a move: as bytes that hold a view and nothing else."""

from __future__ import annotations

from farwhist.bots.judging.coach import Work, judge
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import Terms, pack, unpack
from tests.helpers.drive import start
from tests.helpers.family import SHORT


def test_the_other_process_finds_what_is_found_here() -> None:
    work = Work(30, 30, 15)
    for preset in ("elevator", "knockout", "bastard"):
        texts = SHORT.get(preset, {})
        match = start(preset, 4, 2, **texts)
        decision = match.decisions[0]
        seat = decision.seat
        terms = Terms(preset, 4, "club", tuple(sorted(texts.items())))
        move = decision.moves[-1]
        task = JudgeTask.of(terms, match.view(seat), decision, move, work)
        *waits, text = unpack(pack(task)).answers()
        assert not any(waits)
        here = judge(match.rules, match.view(seat), decision, move, work)  # type: ignore[arg-type]
        assert verdict_of(text) == here
