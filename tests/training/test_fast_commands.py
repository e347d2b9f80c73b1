"""What is played in C is measured and kept as the commands of `training` want it."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from training import bid_net, fast
from training.__main__ import main
from training.choices import collected
from training.gains import scored

# dev.py sees to it that a Linux has one.
pytestmark = pytest.mark.skipif(fast.compiler() is None, reason="not installed: a C compiler")


def test_a_player_among_its_own_kind_gains_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    main(["gains", "--player", "casual", "--field", "casual", "--deals", "26", "--seed", "9"])
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Field casual: 26 deals from 9"
    assert told[2].split()[:3] == ["casual", "+0.000", "±"]
    assert (
        scored(9, 26, "casual", None).points
        == scored(9, 26, "casual", fast.player("casual")).points
    )


def test_choices_are_kept_as_the_policy_is_learned_from(tmp_path: Path) -> None:
    file = tmp_path / "choices.jsonl"
    main(["choices", str(file), "--choices", "300", "--teachers", "casual,flat-300"])
    made = collected(file)
    assert 300 <= sum(map(len, made)) < 700
    assert all(choice.chosen < len(choice.entries) > 1 for match in made for choice in match)


def test_bids_are_kept_with_all_hands_and_what_came_of_them(tmp_path: Path) -> None:
    file = tmp_path / "bids.rows"
    count = bid_net.play(file, 5, 0.0001)
    rows = array("Q")
    rows.frombytes(file.read_bytes())
    assert len(rows) == 8 * count > 0
    for n in range(0, len(rows), 8):
        *hands, size, leader, bid, tricks = rows[n : n + 8]
        assert [each.bit_count() for each in hands] == [size] * 4
        assert leader < 4 and bid <= size and tricks <= size


def test_a_network_bids() -> None:
    flat = bytes(4 * fast.library().net_size())
    fast.set_net(flat)
    bidder = fast.player("casual")
    bidder.bidder = fast.BIDDERS["net"]
    rows = fast.play(0, 13, [bidder] * 4)
    assert {size for size, _, bid, _ in rows if bid} <= set(fast.SIZES)
    with pytest.raises(ValueError, match="network"):
        fast.set_net(flat[4:])
