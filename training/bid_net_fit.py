"""The learning of `training.bid_net`, with torch and numpy."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import nn

from training import fast
from training.bid_net import BATCH, CRITIC, RESAMPLED, WIDTHS

INPUTS, FIRST, SECOND, TRICKS = WIDTHS
KEPT_BACK: Final = 10
"""One bid in so many is not learned from, but foretold."""

SEED: Final = 1


class BidRows(NamedTuple):
    """Bids as arrays: all hands from the bidder's on, cards a hand, inputs, and bid and tricks as
    rows of 0 and 1."""

    hands: Any
    sizes: Any
    x: Any
    bid: Any
    target: Any

    @classmethod
    def read(cls, path: Path) -> BidRows:
        """Return the bids of a file of `bid_net.play`."""
        rows = np.fromfile(path, np.uint64).reshape(-1, 8)
        hands, (sizes, leaders, bids, tricks) = rows[:, :4], rows[:, 4:].T
        x = inputs(hands[:, 0], sizes, leaders)
        return cls(hands, sizes.astype(np.int64), x, one_hot(bids), one_hot(tricks))

    def part(self, at: Any) -> BidRows:
        """Return some of them."""
        return BidRows(*(each[at] for each in self))

    def barred(self) -> Any:
        """Return what makes numbers of tricks impossible that are more than the cards."""
        more = np.arange(TRICKS)[None] > self.sizes[:, None]
        return torch.from_numpy(np.where(more, -1e4, 0).astype(np.float32))


def inputs(hands: Any, sizes: Any, leaders: Any) -> Any:
    """Return the inputs of hands."""
    found = np.empty((len(hands), INPUTS), np.float32)
    columns = [np.ascontiguousarray(hands, np.uint64)]
    columns += [np.ascontiguousarray(each, np.int32) for each in (sizes, leaders)]
    places = [each.ctypes.data_as(ctypes.c_void_p) for each in (*columns, found)]
    fast.library().net_rows(*places[:3], len(hands), places[3])
    return found


def one_hot(values: Any) -> Any:
    """Return a row of 14 for each number."""
    return np.eye(TRICKS, dtype=np.float32)[values.astype(np.int64)]


def cards_of(hands: Any) -> Any:
    """Return the 56 places of cards of each of four hands as 0 and 1."""
    places = np.array([16 * suit + bit for suit in range(4) for bit in range(14)], np.uint64)
    found = (hands[:, :, None] >> places) & np.uint64(1)
    return found.reshape(len(hands), -1).astype(np.float32)


class BidNet(nn.Module):  # type: ignore[misc]
    """The chance of each number of tricks, as a logarithm up to a constant."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(INPUTS, FIRST)
        self.bid = nn.Linear(TRICKS, FIRST, bias=False)
        self.second = nn.Linear(FIRST, SECOND)
        self.third = nn.Linear(SECOND, TRICKS)

    def forward(self, bids: BidRows) -> Any:
        """Return a row a hand."""
        both = self.first(torch.from_numpy(bids.x)) + self.bid(torch.from_numpy(bids.bid))
        return self.third(torch.relu(self.second(torch.relu(both)))) + bids.barred()

    def weights(self) -> Any:
        """Return all numbers in the order of `native/net.h`."""
        parts = [self.first.weight, self.bid.weight, self.first.bias]
        parts += [self.second.weight, self.second.bias, self.third.weight, self.third.bias]
        return np.concatenate([each.detach().numpy().ravel() for each in parts]).astype("<f4")


class BidCritic(nn.Module):  # type: ignore[misc]
    """The same, seeing all hands."""

    def __init__(self) -> None:
        super().__init__()
        wide = 4 * 56 + INPUTS + TRICKS
        self.layers = nn.Sequential(
            *(nn.Linear(wide, CRITIC), nn.ReLU()),
            *(nn.Linear(CRITIC, 64), nn.ReLU(), nn.Linear(64, TRICKS)),
        )

    def forward(self, bids: BidRows) -> Any:
        """Return a row a deal."""
        rows = np.concatenate([cards_of(bids.hands), bids.x, bids.bid], 1)
        return self.layers(torch.from_numpy(rows)) + bids.barred()


def chances(model: Any, bids: BidRows) -> Any:
    """Return what a model says of bids."""
    found = []
    with torch.no_grad():
        for n in range(0, len(bids.x), 16 * BATCH):
            found.append(torch.softmax(model(bids.part(slice(n, n + 16 * BATCH))), 1).numpy())
    return np.concatenate(found)


def missed(model: Any, bids: BidRows) -> float:
    """Return the mean surprise at what came of bids, in units of the natural logarithm."""
    told = (chances(model, bids) * bids.target).sum(1)
    return float(-np.log(np.maximum(1e-6, told)).mean())


def learn(model: Any, bids: BidRows, rounds: int, pace: float, told: Callable[[int], None]) -> None:
    """Move a model towards the targets of bids, which need not be chances, only add up to 1."""
    rng = np.random.default_rng(SEED)
    steps = rounds * (len(bids.x) // BATCH + 1)
    mover = torch.optim.AdamW(model.parameters(), lr=pace, weight_decay=1e-3)
    plan = torch.optim.lr_scheduler.OneCycleLR(mover, pace, total_steps=steps)
    for number in range(rounds):
        order = rng.permutation(len(bids.x))
        for n in range(0, len(order), BATCH):
            some = bids.part(order[n : n + BATCH])
            said = torch.log_softmax(model(some), 1)
            loss = -(torch.from_numpy(some.target) * said).sum(1).mean()
            mover.zero_grad()
            loss.backward()
            mover.step()
            plan.step()
        told(number)


def redealt(bids: BidRows, rng: Any) -> BidRows:
    """Return the same bids of one size, with all cards dealt anew that the bidder does not hold.

    With a trump suit this has twelve cards, see `native/deals.c`.
    """
    size = int(bids.sizes[0])
    tops = (14, 14, 14, 14 if size == 13 else 13)
    bit = np.array([16 * suit + k for suit in range(4) for k in range(1, tops[suit])], np.uint64)
    held = ((bids.hands[:, :1] >> bit) & np.uint64(1)).astype(np.float32)
    order = np.argsort(rng.random(held.shape, np.float32) + 2 * held, axis=1)[:, : 3 * size]
    cards = (np.uint64(1) << bit[order]).reshape(len(bids.x), 3, size)
    hands = np.concatenate([bids.hands[:, :1], np.bitwise_or.reduce(cards, axis=2)], 1)
    return bids._replace(hands=hands)


def without_luck(bids: BidRows, rounds: int) -> Any:
    """Return what came of each bid, less the luck of the others' cards, as critics see it.

    Each half is judged by a critic that has learned from the other half.
    """
    found, rng = bids.target.copy(), np.random.default_rng(SEED)
    for half in (0, 1):
        critic, here = BidCritic(), np.arange(half, len(bids.x), 2)
        learn(critic, bids.part(np.arange(1 - half, len(bids.x), 2)), rounds, 2e-3, lambda _: None)
        for size in np.unique(bids.sizes):
            at = here[bids.sizes[here] == size]
            some = bids.part(at)
            for _ in range(RESAMPLED):
                found[at] += chances(critic, redealt(some, rng)) / RESAMPLED
            found[at] -= chances(critic, some)
        wide = [(each[here] - each[here].mean(0)).var(0).sum() for each in (bids.target, found)]
        print(f"a critic misses the other half by {missed(critic, bids.part(here)):.4f}; what is")
        print(f"learned from varies {wide[1] / wide[0]:.3f} times as much", flush=True)
    return found


def fit(path: Path, out: Path, rounds: int, *, critic: bool) -> None:
    """Learn from a file of bids, tell how well others are foretold, and write the network."""
    torch.manual_seed(SEED)
    bids = BidRows.read(path)
    back = len(bids.x) // KEPT_BACK
    made, other = bids.part(slice(None, -back)), bids.part(slice(-back, None))
    if critic:
        made = made._replace(target=without_luck(made, rounds))
    net = BidNet()
    print(f"{len(made.x)} bids to learn from, {back} to foretell", flush=True)
    learn(net, made, rounds, 3e-3, lambda number: print(
        f"round {number + 1}: misses by {missed(net, other):.4f}", flush=True
    ))  # fmt: skip
    net.weights().tofile(out)
