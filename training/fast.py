"""The default game and its players in C, some thirty times as fast: for learning and measuring.

The sources lie in `training/native` and are compiled with the system's compiler when they are first
wanted, into `build`. They play four seats, 52 cards, deals of 1, 3 ... 13 ... 1 cards, bids at the
same time, 10 points and 1 a trick for a made bid and 1 off for each trick too many or too few. The
method is that of `farwhist.bots.exact`, the random numbers are not. Left out: errors as people make
them (`exact.slips`), the standings in the last deal, and levels that forget while they search.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from farwhist.bots.core.estimate import Estimator, estimator, foreteller
from farwhist.bots.core.levels import FLAT, LEVELS, Level
from farwhist.bots.core.sampling import Situation, likelihoods
from farwhist.bots.exact.decision import LONG
from farwhist.bots.exact.habits import RULES
from farwhist.bots.exact.learned_search import SHARP
from farwhist.bots.exact.policy import Policy, heat, policy
from training.choices import PLAIN_EXPERT

SOURCES: Final = Path(__file__).parent / "native"
BUILT: Final = Path(__file__).parents[1] / "build" / "training"
FLAGS: Final = ("-std=gnu11", "-O3", "-march=native", "-ffp-contract=off", "-shared", "-fPIC")

SEATS: Final = 4
SIZES: Final = (1, 3, 5, 7, 9, 11, 13)
ROW: Final = 4
"""What is told of a seat after a deal: cards a hand, points, bid, tricks."""

BIDDERS: Final = {"quick": 0, "search": 1, "count": 2, "net": 3, "mixed": 4}
PLAYERS: Final = {"thumb": 0, "search": 1}
RULE: Final = "rule"


class FastPlayer(ctypes.Structure):
    """An opponent as `search.h` wants it; `policy` is the place of its table."""

    _fields_ = (
        *((name, ctypes.c_int) for name in ("bidder", "player", "bid_work", "card_work", "pool")),
        *((name, ctypes.c_int) for name in ("span", "widens", "memory", "policy", "others")),
        *((name, ctypes.c_int) for name in ("long_hand", "learns")),
        *((name, ctypes.c_double) for name in ("noise", "own_noise", "bid_noise", "bid_own_noise")),
        *((name, ctypes.c_double) for name in ("stray", "mix")),
    )


class SeatKnowledge(ctypes.Structure):
    """What a seat knows, `Known` of `sample.h`; hands are 64 bits, 16 a suit."""

    _fields_ = (
        *((name, ctypes.c_int) for name in ("size", "trump", "left", "leader", "top")),
        *((name, ctypes.c_uint64) for name in ("mine", "unseen")),
        *((name, ctypes.c_uint64 * SEATS) for name in ("played", "barred")),
        *((name, ctypes.c_int * SEATS) for name in ("room", "bids", "taken", "laid")),
        ("count", ctypes.c_int),
        ("habits", ctypes.c_int * SEATS),
    )


def packed(cards: Iterable[int]) -> int:
    """Return cards of the core's numbers as 64 bits."""
    return sum(1 << 16 * (card >> 5) + (card & 31) for card in cards)


def seen(known: Situation) -> SeatKnowledge:
    """Return what the compiled functions want of a situation."""
    laid = [card for _, card in known.trick]
    return SeatKnowledge(
        *(known.size, known.trump, known.left, known.leader, known.tops[3]),
        *(packed(known.mine), packed(known.unseen)),
        tuple(map(packed, known.played)),
        tuple(map(packed, known.barred)),
        tuple(known.room),
        tuple(-1 if bid is None else bid for bid in known.bids),
        tuple(known.taken),
        tuple(laid),
        len(laid),
        tuple(0 if rule is None else 1 + RULES.index(rule) for rule in known.habits),
    )


def player(key: str, policy_place: int = 0) -> FastPlayer:
    """Return the opponent of a key: casual, expert, flat-300, plain-expert or rule.

    Raises:
        ValueError: it is not played here.
    """
    if key == RULE:
        return FastPlayer(bidder=2, player=3, memory=99)
    levels = {each.key: each for each in (LEVELS["casual"], LEVELS["expert"], FLAT, PLAIN_EXPERT)}
    if key not in levels:
        raise ValueError(key)
    return of_level(levels[key], policy_place)


def of_level(level: Level, place: int = 0) -> FastPlayer:
    """Return an opponent of a level, with the policy of a place."""
    return FastPlayer(
        bidder=BIDDERS[level.bidder],
        player=2 if level.learned else PLAYERS[level.player],
        bid_work=level.bid_work,
        card_work=level.learned or level.card_work,
        pool=level.pool,
        span=level.span,
        widens=level.widens,
        memory=level.memory,
        policy=place,
        long_hand=LONG,
        learns=level.learns,
        noise=level.noise,
        own_noise=level.own_noise,
        bid_noise=level.bid_noise,
        bid_own_noise=level.bid_own_noise,
    )


@cache
def library() -> ctypes.CDLL:
    """Return the compiled functions, with the shipped tables handed over.

    Raises:
        OSError: there is no compiler.
    """
    texts = b"".join(path.read_bytes() for path in sorted(SOURCES.iterdir()))
    mark = hashlib.sha256(texts + " ".join(FLAGS).encode()).hexdigest()[:16]
    file = BUILT / f"fast-{mark}.so"
    if not file.exists():
        _compile(file)
    found = ctypes.CDLL(str(file))
    found.legal_cards.restype = ctypes.c_uint64
    found.play.argtypes = [ctypes.c_uint64, ctypes.c_int, *[ctypes.c_void_p] * 3, ctypes.c_int]
    found.dealt_hands.argtypes = [ctypes.c_uint64, ctypes.c_int, ctypes.c_void_p]
    found.set_classes()
    _hand_over(found)
    set_policy(policy(), 0, found)
    return found


def compiler() -> str | None:
    """Return the path of the system's C compiler, if it has one."""
    return shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")


def _compile(file: Path) -> None:
    found = compiler()
    if found is None:
        raise OSError("there is no C compiler")
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}")
    subprocess.run([found, *FLAGS, "-o", part, SOURCES / "deals.c", "-lm"], check=True)
    part.replace(file)


def judges(known: Situation) -> tuple[Estimator, int]:
    """Return what strong players bid in such a deal, and how far they usually are from it."""
    return foreteller(SEATS, known.size, 13, known.size < 13)


def _weights(judge: Estimator) -> tuple[int, ...]:
    return judge.constant, *judge.plain_weights, *judge.trump_weights, *judge.cross_weights


def _hand_over(found: ctypes.CDLL) -> None:
    """Give the compiled functions the tables of hands and bids, and the weights of the policy."""
    worths, bids, likely = array("i"), array("i"), array("i")
    for size in SIZES:
        kind = SEATS, size, 13, size < 13
        judge, sigma = foreteller(*kind)
        worths.extend(_weights(estimator(*kind)))
        bids.extend(_weights(judge))
        likely.extend(likelihoods(sigma))
    found.set_worth(*(_ints(each) for each in (worths, bids, likely)))
    for halves in SHARP:
        row = heat(halves)
        found.set_heat(halves, (ctypes.c_double * len(row))(*row))


def _ints(values: array[int]) -> ctypes.Array[ctypes.c_int]:
    return (ctypes.c_int * len(values)).from_buffer(values)


def set_policy(tables: Policy, place: int, found: ctypes.CDLL | None = None) -> None:
    """Let the players of a place, 0 to 3, play by these tables; in 0 are the shipped ones."""
    (found or library()).set_policy(place, *tables)


def set_net(weights: bytes) -> None:
    """Let bidders of the kind "net" and "mixed" ask this network, written by `bid_net_fit`."""
    if len(weights) != 4 * library().net_size():
        raise ValueError("no network for bids")
    library().set_net(weights)


def play(first: int, deals: int, table: Sequence[FastPlayer]) -> list[tuple[int, int, int, int]]:
    """Return size, points, bid and tricks of each seat of each deal, of deals that count up.

    Cards, size and eldest hand follow from the number of a deal alone, and the chances of a
    decision from deal, seat and trick: so two tables meet the same of both.
    """
    return _played(first, deals, table, None)


def hands(first: int, deals: int) -> array[int]:
    """Return the hands of deals, four numbers each, as `packed`."""
    found = array("Q", bytes(8 * SEATS * deals))
    library().dealt_hands(first, deals, (ctypes.c_uint64 * len(found)).from_buffer(found))
    return found


def play_choices(first: int, deals: int, table: Sequence[FastPlayer], room: int) -> array[int]:
    """Return every choice of a card in such deals, as `training.choices` keeps them.

    Each is how many entries it has, which was chosen, and three numbers for each entry.
    """
    kept = array("i", bytes(4 * room))
    _played(first, deals, table, kept)
    return kept


def _played(
    first: int, deals: int, table: Sequence[FastPlayer], kept: array[int] | None
) -> list[tuple[int, int, int, int]]:
    out = (ctypes.c_int * (deals * SEATS * ROW))()
    seats = (FastPlayer * SEATS)(*table)
    buffer = None if kept is None else _ints(kept)
    library().play(first, deals, seats, out, buffer, len(kept or ()))
    return list(zip(out[0::4], out[1::4], out[2::4], out[3::4], strict=True))
