"""The seed of a match among people: it comes from a number of everybody, so nobody chooses it.

Everybody, the host too, first says the SHA-256 fingerprint of a random number. Only when all
fingerprints are known to all do the people say their numbers; the host says its own when the match
is over, so that nobody but the host's program can work out the cards before.
"""

from __future__ import annotations

from collections.abc import Mapping

from farwhist.engine.hashing import sha256

HEAD = b"Far Whist shared seed 1\n"
HOST = -1
"""In place of the seat of a player: the host's program."""


def fingerprint(number: bytes) -> bytes:
    """Return the 32 bytes that are said before a number of 32 bytes is."""
    return sha256(b"Far Whist commitment 1\n" + number).digest()


def own_number(key: bytes, table: str, attempt: int) -> bytes:
    """Return a person's number: from the secret key of that person, so it can be said again.

    Args:
        key: 32 secret bytes.
        table: the id of the table.
        attempt: how often the numbers of this table were asked for before.
    """
    return sha256(b"Far Whist number 1\n" + key + f"{table}\n{attempt}".encode()).digest()


def seed(numbers: Mapping[int, bytes]) -> int:
    """Return the seed, below 2 to the power of 63, from all numbers, by seat and `HOST`."""
    lines = b"".join(f"{seat} ".encode() + numbers[seat] for seat in sorted(numbers))
    return int.from_bytes(sha256(HEAD + lines).digest()[:8], "big") >> 1


def dishonest(digests: Mapping[int, bytes], numbers: Mapping[int, bytes]) -> list[int]:
    """Return the seats whose number is not the one they had fixed, or is missing."""
    return sorted(
        seat
        for seat in digests.keys() | numbers.keys()
        if seat not in digests or seat not in numbers or fingerprint(numbers[seat]) != digests[seat]
    )
