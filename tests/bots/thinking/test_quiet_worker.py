"""A quiet process leaves the processor to the table, and is not taken to hang for that."""

from __future__ import annotations

from farwhist.bots.thinking.worker import PATIENT, Worker


def test_a_process_that_gets_next_to_nothing_is_waited_for() -> None:
    def hear(*told: object) -> None:
        raise AssertionError(told)

    quiet, usual = Worker(hear, hear, quiet=True), Worker(hear, hear)
    assert usual.patience == PATIENT
    assert quiet.patience.silence >= 60 * usual.patience.silence
    assert quiet.patience.start >= 40 * usual.patience.start
