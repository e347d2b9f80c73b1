"""Invitations: what is pasted is understood, and what is damaged is said to be."""

from __future__ import annotations

import contextlib
import ssl
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.network.certificate import fingerprint_of, kept_certificate, server_context
from farwhist.network.invitation import Invitation, NoInvitation, read_invitation

ADDRESSES = st.one_of(
    st.ip_addresses(v=4).map(str),
    st.ip_addresses(v=6).map(str),
    st.from_regex(r"[a-z]([a-z0-9-]{0,10}[a-z0-9])?(\.[a-z]{2,5})?", fullmatch=True),
)
INVITATIONS = st.builds(
    Invitation,
    st.lists(ADDRESSES, min_size=1, max_size=8).map(tuple),
    st.integers(1, 65535),
    st.binary(min_size=32, max_size=32),
    st.binary(min_size=16, max_size=16).map(bytes.hex),
)


@given(INVITATIONS, st.sampled_from(["{}", "Come: {}.", "<{}>", "see {}\nand bring cake"]))
def test_a_line_is_read_as_it_was_written_with_words_around_it(
    invitation: Invitation, words: str
) -> None:
    assert read_invitation(words.format(invitation.line)) == invitation


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "none"),
        ("https://example.org", "none"),
        ("farwhist://", "damaged"),
        ("farwhist://host/?k=AA&s=00", "damaged"),
        ("farwhist://host:99999/?k={k}&s={s}", "damaged"),
        ("farwhist://ho st:1/?k={k}&s={s}", "damaged"),
        ("farwhist://host:1/?k={k}&s=x", "damaged"),
        ("farwhist://host:1/?k={k}&s={s}&a=..&a=b", "damaged"),
        ("farwhist://host:1/?v=2&k={k}&s={s}", "newer"),
    ],
)
def test_what_is_no_invitation_is_said_to_be_none(text: str, key: str) -> None:
    with pytest.raises(NoInvitation) as error:
        read_invitation(text.format(k="A" * 43, s="0" * 32))
    assert error.value.key == key


@given(st.text(max_size=300))
def test_any_text_behind_the_scheme_is_an_invitation_or_none(text: str) -> None:
    with contextlib.suppress(NoInvitation):
        read_invitation(f"farwhist://{text}")


def test_a_certificate_is_kept_private_and_the_same_and_can_be_used(tmp_path: Path) -> None:
    path = tmp_path / "a" / "certificate.pem"
    kept_certificate(path)
    first = fingerprint_of(path)
    kept_certificate(path)
    assert fingerprint_of(path) == first
    assert path.stat().st_mode & 0o077 == 0
    assert server_context(path).minimum_version is ssl.TLSVersion.TLSv1_3
