"""The certificate of a host: it is signed by itself, and guests know it by its fingerprint.

Python's `ssl` cannot make one. The key and the signature (Ed25519) are those of libsodium by
PyNaCl, a quarter of the size of `cryptography`; the rest is the fixed frame of RFC 5280 and 8410.
"""

from __future__ import annotations

import base64
import secrets
import ssl
from pathlib import Path
from typing import Final

from farwhist.engine.hashing import sha256
from farwhist.store.atomic import write_text

_SEQUENCE, _SET, _INTEGER, _BITS, _OCTETS = 0x30, 0x31, 0x02, 0x03, 0x04
_IDENTIFIER, _TEXT, _TIME, _VERSION = 0x06, 0x0C, 0x18, 0xA0


def _der(tag: int, *parts: bytes) -> bytes:
    """Return a value in DER, the encoding of X.690."""
    body = b"".join(parts)
    length = bytes([len(body)])
    if len(body) > 127:
        size = len(body).to_bytes((len(body).bit_length() + 7) // 8, "big")
        length = bytes([0x80 | len(size)]) + size
    return bytes([tag]) + length + body


_ED25519: Final = _der(_SEQUENCE, _der(_IDENTIFIER, bytes.fromhex("2b6570")))
_COMMON_NAME: Final = _der(_IDENTIFIER, bytes.fromhex("550403"))
_NAME: Final = _der(_SEQUENCE, _der(_SET, _der(_SEQUENCE, _COMMON_NAME, _der(_TEXT, b"Far Whist"))))
_ALWAYS: Final = _der(_SEQUENCE, _der(_TIME, b"20000101000000Z"), _der(_TIME, b"99991231235959Z"))


def new_certificate() -> str:
    """Return a new certificate and its private key as PEM, for a host."""
    from nacl.signing import SigningKey

    key = SigningKey.generate()
    public = _der(_SEQUENCE, _ED25519, _der(_BITS, b"\0", key.verify_key.encode()))
    version, serial = _der(_VERSION, _der(_INTEGER, b"\2")), b"\1" + secrets.token_bytes(8)
    body = _der(_SEQUENCE, version, _der(_INTEGER, serial), _ED25519, _NAME, _ALWAYS, _NAME, public)
    whole = _der(_SEQUENCE, body, _ED25519, _der(_BITS, b"\0", key.sign(body).signature))
    inner = _der(_OCTETS, _der(_OCTETS, key.encode()))
    private = _der(_SEQUENCE, _der(_INTEGER, b"\0"), _ED25519, inner)
    return _pem("CERTIFICATE", whole) + _pem("PRIVATE KEY", private)


def _pem(kind: str, data: bytes) -> str:
    text = base64.encodebytes(data).decode("ascii")
    return f"-----BEGIN {kind}-----\n{text}-----END {kind}-----\n"


def kept_certificate(path: Path) -> None:
    """Make the certificate in this file if there is none; only its owner may read the file.

    Raises:
        OSError: it cannot be written.
    """
    if not path.exists():
        write_text(path, new_certificate(), private=True)


def fingerprint_of(path: Path) -> bytes:
    """Return the 32 bytes by which guests know the certificate in this file."""
    text = path.read_text("ascii")
    _, _, rest = text.partition("-----BEGIN CERTIFICATE-----")
    data, _, _ = rest.partition("-----END CERTIFICATE-----")
    return sha256(base64.b64decode(data)).digest()


def server_context(path: Path) -> ssl.SSLContext:
    """Return what a host listens with: TLS 1.3 and the certificate in this file."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(path)
    return context


def guest_context() -> ssl.SSLContext:
    """Return what a guest connects with; it must compare the fingerprint before it says a word."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
