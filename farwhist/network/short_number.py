"""The six digits that two people compare when a guest has found a table without its invitation.

The host fixes its random number by a fingerprint, the guest says its own, then the host says its
number. So who sits between the two with a certificate of their own cannot choose numbers that give
both people the same digits; to guess them succeeds once in a million.
"""

from __future__ import annotations

from farwhist.engine.hashing import sha256


def short_number(certificate: bytes, host: bytes, guest: bytes) -> str:
    """Return six digits.

    Args:
        certificate: the fingerprint of the host's certificate, as this end has seen it.
        host, guest: the random numbers of both, 32 bytes each.
    """
    digest = sha256(b"Far Whist compare 1\n" + certificate + host + guest).digest()
    return f"{int.from_bytes(digest[:8], 'big') % 1_000_000:06d}"
