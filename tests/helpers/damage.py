"""Damaged copies of sound JSON, as chance would have it: in its values, its fields or its bytes."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

RUBBISH: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 3, 5, 99, 10**30, -(10**4000), 0.5, 1e308, "", " ", "AS", "S", "X",
    "RJ", "NT", "9" * 5000, "x" * 5000, "\x1b[2J\n", "\x00", "🂡", "{name}", "%s", [], [[]], {},
    [None], {"a": 1}, ["AS", "AS"], [1, 2], [{}], {"leader": 0, "cards": []},
)  # fmt: skip
RAW = (
    b"\xff", b"\x00", b"\xed\xa0\x80", b'"\\ud800"', b"NaN", b"1e999", b"-Infinity", b"9" * 5000,
    b"[" * 2000, b"{", b"}", b"]", b",", b"\xef\xbb\xbf", b'"',
)  # fmt: skip


def damaged(data: Any, rng: Random) -> bytes:
    """Return `data` as JSON with one to three faults."""
    copy = deepcopy(data)
    faults = rng.choice((1, 1, 2, 3))
    if rng.random() < 0.7:
        if not isinstance(copy, list | dict):
            copy = deepcopy(rng.choice(RUBBISH))
        for _ in range(faults):
            _spoil(copy, rng)
        return json.dumps(copy, ensure_ascii=rng.random() < 0.5).encode()
    return damaged_bytes(json.dumps(copy).encode(), rng, faults)


def damaged_bytes(data: bytes, rng: Random, faults: int = 2) -> bytes:
    """Return bytes with so many faults in them; `data` may be anything, such as a database."""
    text = bytearray(data)
    for _ in range(faults):
        at = rng.randrange(len(text) + 1)
        kind = rng.random()
        if kind < 0.2:
            del text[at : at + rng.randrange(1, 30)]
        elif kind < 0.4:
            text[at : at + 1] = bytes([rng.randrange(256)])
        elif kind < 0.6 and at < len(text):
            text[at] ^= 1 << rng.randrange(8)
        elif kind < 0.9:
            text[at:at] = rng.choice(RAW)
        else:
            del text[at:]
    return bytes(text)


def _spoil(data: Any, rng: Random) -> None:
    """Change, add or remove one thing somewhere in a list or an object."""
    spots = list(_spots(data)) if isinstance(data, list | dict) else []
    if not spots:
        return
    holder, key = rng.choice(spots)
    kind = rng.random()
    if kind < 0.55:
        holder[key] = deepcopy(rng.choice(RUBBISH))
    elif kind < 0.7:
        del holder[key]
    elif kind < 0.85:
        other, there = rng.choice(spots)
        holder[key] = deepcopy(other[there])
    elif isinstance(holder, list):
        holder.insert(key, deepcopy(rng.choice((holder[key], rng.choice(RUBBISH)))))
    else:
        holder[rng.choice(("more", "x" * 5000, "\x1b[2J", str(key).upper()))] = deepcopy(
            holder[key]
        )


def _spots(data: Any) -> Any:
    """Yield every list and object within `data`, each with each of its keys."""
    keys = data.keys() if isinstance(data, dict) else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], list | dict):
            yield from _spots(data[key])
