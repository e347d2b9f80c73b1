"""Compile translations: ``python3 qm.py FILE.ts ...`` writes FILE.qm beside each.

Qt's own compiler needs system libraries that a fresh machine lacks. This one needs Python alone,
and writes the same bytes; a test compares them. The format is that of QTranslator: sections of a
tag, a length and data, among which are the texts and a sorted table of where each begins.
"""

from __future__ import annotations

import struct
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
LANGUAGE, HASHES, MESSAGES, PLURALS = 0xA7, 0x42, 0x69, 0x88
END, TRANSLATION, SOURCE, CONTEXT, COMMENT = 1, 3, 6, 7, 8
RULES = {
    **dict.fromkeys(("de", "en", "es", "it"), "0101"),  # one form for 1
    "fr": "0301",  # one form for 0 and 1
    "ro": "0101ff0100fe240113",  # one form for 1, one for 0 and what ends in 1 to 19
}
"""When each plural form but the last is used, in Qt's code, by language."""


class Message(NamedTuple):
    """One text with its translations: several where it counts something."""

    context: bytes
    source: bytes
    comment: bytes
    texts: tuple[str, ...]

    @property
    def hash(self) -> int:
        """Return the hash by which Qt looks a text up (that of ELF files)."""
        value = 0
        for byte in self.source + self.comment:
            value = (value << 4) + byte
            high = value & 0xF0000000
            value = (value ^ high >> 24) & ~high
        return value or 1

    def data(self) -> bytes:
        """Return it as it stands among the messages."""
        parts = [_tagged(TRANSLATION, text.encode("utf-16-be")) for text in self.texts]
        parts += [_tagged(COMMENT, self.comment), _tagged(SOURCE, self.source)]
        return b"".join([*parts, _tagged(CONTEXT, self.context), bytes([END])])


def _tagged(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def compiled(catalogue: bytes) -> bytes:
    """Return the .qm of a .ts. A text without a translation is left out.

    Raises:
        KeyError: the plurals of the language are not known here.
    """
    root = ET.fromstring(catalogue)
    language = root.get("language", "")
    table, messages, at = [], b"", 0
    for message in sorted(_without_idle_comments(list(_messages(root)))):
        data = message.data()
        table.append((message.hash, at))
        messages += data
        at += len(data)
    hashes = b"".join(struct.pack(">II", *row) for row in sorted(table))
    sections = (
        (LANGUAGE, language.encode()),
        (HASHES, hashes),
        (MESSAGES, messages),
        (PLURALS, bytes.fromhex(RULES[language])),
    )
    return MAGIC + b"".join(_tagged(tag, data) for tag, data in sections)


def _without_idle_comments(messages: list[Message]) -> Iterator[Message]:
    """Yield the messages; the first of a text loses its comment if no other goes without one."""
    plain = {(each.context, each.source) for each in messages if not each.comment}
    for message in messages:
        if message.comment and (key := message[:2]) not in plain:
            plain.add(key)
            yield message._replace(comment=b"")
        else:
            yield message


def _messages(root: ET.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        name = context.findtext("name", "").encode()
        for each in context.iter("message"):
            translation = each.find("translation")
            if translation is None or translation.get("type") in ("vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            texts = tuple(forms or [translation.text or ""])
            if any(texts):
                source, comment = each.findtext("source", ""), each.findtext("comment", "")
                yield Message(name, source.encode(), comment.encode(), texts)


def main(arguments: list[str]) -> None:
    for name in arguments:
        source = Path(name)
        target = source.with_suffix(".qm")
        draft = target.with_suffix(".qm.new")
        draft.write_bytes(compiled(source.read_bytes()))
        draft.replace(target)


if __name__ == "__main__":
    main(sys.argv[1:])
