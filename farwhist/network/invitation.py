"""The line that invites to a table: where it is, how its host is known, and the secret."""

from __future__ import annotations

import base64
import binascii
import ipaddress
import re
from typing import Final
from urllib.parse import parse_qs, urlsplit

from msgspec import Struct

from farwhist.identity import SCHEME

LONGEST: Final = 600
PORT: Final = 47470
"""Where a host listens if it is told nothing else; below the ports that systems hand out."""

SECRET_BYTES: Final = 16
_HOST: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9-]{0,62}\.?){0,8}")


class NoInvitation(ValueError):
    """A text is no invitation; `key` says what is wrong: "none", "damaged" or "newer"."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Invitation(Struct, frozen=True):
    """An invitation.

    Args:
        addresses: names or numbers of the host, the likeliest first, 1 to 8.
        port: where it listens, 1 to 65535.
        fingerprint: of its certificate, 32 bytes; empty where a table was found in the network.
        secret: as hexadecimal digits; empty there too.
    """

    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes = b""
    secret: str = ""

    @property
    def line(self) -> str:
        """The line to paste: ``farwhist://192.168.1.5:47470/?k=...&s=...``."""
        first, *others = map(_bracketed, self.addresses)
        more = "".join(f"&a={each}" for each in others)
        key = base64.urlsafe_b64encode(self.fingerprint).decode("ascii").rstrip("=")
        return f"{SCHEME}://{first}:{self.port}/?v=1&k={key}&s={self.secret}{more}"


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def read_invitation(text: str) -> Invitation:
    """Return the invitation in a text that people pasted, with or without words around it.

    Raises:
        NoInvitation: there is none.
    """
    found = re.search(rf"{SCHEME}://[^\s<>\"']*", text[: 20 * LONGEST])
    if found is None:
        raise NoInvitation("none")
    line = found[0].rstrip(".,;)")
    try:
        if len(line) > LONGEST:
            raise ValueError
        parts = urlsplit(line)
        fields = parse_qs(parts.query, max_num_fields=20)
        if fields.get("v", ["1"]) != ["1"]:
            raise NoInvitation("newer")
        (key,), (secret,) = fields["k"], fields["s"]
        fingerprint = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
        addresses = (parts.hostname or "", *(each.strip("[]") for each in fields.get("a", [])))
        sound = len(fingerprint) == 32 and re.fullmatch(r"[0-9a-f]{16,64}", secret)
        if not sound or len(addresses) > 8 or not all(map(_is_address, addresses)):
            raise ValueError
        return Invitation(addresses, parts.port or PORT, fingerprint, secret)
    except NoInvitation:
        raise
    except (KeyError, ValueError, binascii.Error):
        raise NoInvitation("damaged") from None


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return bool(_HOST.fullmatch(text)) and len(text) <= 253
    return True
