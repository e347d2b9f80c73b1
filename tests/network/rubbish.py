"""What no honest program says: rubbish for hosts and for guests, made from what honest ones say."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from farwhist.network import messages as ms
from farwhist.network.certificate import guest_context
from farwhist.network.messages import encode

SAID: Sequence[ms.FromGuest] = (
    ms.Hello(1, "0.1", "ab", b"k" * 32, "Ana", 3),
    ms.Ready(True),
    ms.Commitment(1, b"d" * 32),
    ms.Number(1, b"n" * 32),
    ms.Make(0, 7, "play AS"),
    ms.AskBack(),
    ms.Consent(False),
    ms.Say("hello"),
    ms.Leave(),
    ms.Nonce(b"x" * 32),
    ms.Begin(),
)
"""One message of each kind that a guest sends."""

MARKUP = "\x1b[31m<b>&eve\u202e<img src=x>"
"""A name that would be more than text where it is not shown plainly."""


def rubbish(honest: Sequence[bytes], rng: Random, *, read: bool = False) -> bytes:
    """Return a message made from one of these.

    It is random, cut off, changed in a byte, deeply nested or too long; or, and with `read` always,
    one that can be read but comes at a time at which nobody says it.
    """
    wire = bytearray(rng.choice(honest))
    kind = 6 if read else rng.randrange(7)
    if kind == 0:
        return rng.randbytes(rng.randrange(300))
    if kind == 1:
        return bytes(wire[: rng.randrange(len(wire))])
    if kind in (2, 3):
        for _ in range(rng.randrange(1, 4)):
            wire[rng.randrange(len(wire))] = rng.randrange(256)
    elif kind == 4:
        return rng.choice((b"\x91", b"\x81\xa1a", b"\xdd\xff\xff\xff\xff")) * rng.randrange(12_000)
    elif kind == 5 and rng.random() < 0.05:
        return bytes(ms.MOST_BYTES * 2)
    return bytes(wire)


async def send_rubbish(
    address: str, port: int, secret: str, rng: Random, count: int, *, read: bool = False
) -> int:
    """Come as a guest who says rubbish until the host ends it; return how much was said.

    Args:
        address: of the host.
        port: where it listens.
        secret: of the invitation.
        rng: chance.
        count: how many messages at most.
        read: whether all of them can be read.
    """
    hello = ms.Hello(ms.PROTOCOL, "", secret, rng.randbytes(32), MARKUP, watch=True)
    honest = [encode(each) for each in (*SAID, ms.Say(MARKUP))]
    said = 0
    try:
        async with connect(
            f"wss://{address}:{port}/",
            ssl=guest_context(),
            proxy=None,
            compression=None,
            close_timeout=1,
        ) as connection:
            if rng.random() < 0.7:
                await connection.send(encode(hello))
            for _ in range(count):
                await connection.send(rubbish(honest, rng, read=read))
                said += 1
    except (ConnectionClosed, OSError, TimeoutError):
        pass
    return said
