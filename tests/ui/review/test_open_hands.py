"""All hands lie open below their plates, within the table, and their cards can be told apart."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.cards import Card
from farwhist.ui.review.board import open_hands
from farwhist.ui.table.layout.layout import lay_out
from farwhist.ui.table.layout.open_hand import LEAST_STEP
from farwhist.ui.viewmodels.deal_replay import DealReplay
from tests.helpers.drive import any_moves, deals_done, start

SIZES = ((728, 473), (960, 622), (1600, 900))
TABLES = (
    ("elevator", 4), ("oh_hell", 3), ("oh_hell", 7), ("classic", 4), ("bid_whist_kitty", 4),
    ("bastard", 5), ("knockout", 7),
)  # fmt: skip


@pytest.mark.parametrize(("preset", "seats"), TABLES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_card_is_seen(preset: str, seats: int, width: int, height: int) -> None:
    match = start(preset, seats, 11)
    any_moves(match, Random(11), deals_done(1))
    replay = DealReplay(match, 1)
    for step in (0, len(replay.steps) // 2, len(replay.steps) - 1):
        view = replay.position(step)
        layout = open_hands(lay_out(view, 0, width, height), view, 0)
        for seat, hand in enumerate(view.hands):
            if not seat:
                continue
            poses = [layout.poses[card] for card in hand if isinstance(card, Card)]
            assert len(poses) == len(hand)
            assert all(pose.face_up for pose in poses)
            for pose in poses:
                box = pose.bounds()
                assert box.x >= 0 and box.right <= width + 1, (seat, box)
                assert box.y >= 0 and box.bottom <= height + 1, (seat, box)
            rows: dict[float, list[float]] = {}
            for pose in poses:
                rows.setdefault(pose.y, []).append(pose.x)
            for row in rows.values():
                steps = [b - a for a, b in zip(sorted(row), sorted(row)[1:], strict=False)]
                assert all(each >= 0.55 * LEAST_STEP for each in steps), (seat, steps)
