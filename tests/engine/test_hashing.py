"""Fingerprints are the same as any other tool makes them."""

from __future__ import annotations

import hashlib

import pytest

from farwhist.engine.hashing import sha256


@pytest.mark.parametrize("text", ["", "salt: 5a", "ă" * 1000])
def test_a_hash_is_that_of_hashlib(text: str) -> None:
    data = text.encode()
    assert sha256(data).hexdigest() == hashlib.sha256(data).hexdigest()
    assert sha256(data).digest() == hashlib.sha256(data).digest()
