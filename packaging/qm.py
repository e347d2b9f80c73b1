"""Compile translations: ``python3 qm.py FILE.ts ...`` writes FILE.qm beside each.

Qt's own compiler needs system libraries that a fresh machine lacks. This one needs Python alone,
and writes the same bytes; a test compares them. The format is that of QTranslator: sections of a
tag, a length and data, among which are the texts and a sorted table of where each begins.
"""

from __future__ import annotations

import struct
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
LANGUAGE, HASHES, MESSAGES, PLURALS = 0xA7, 0x42, 0x69, 0x88
END, TRANSLATION, SOURCE, CONTEXT, COMMENT = 1, 3, 6, 7, 8
RULES = {
    code: rule
    for rule, codes in {
        "0101": "aa ab af am as ay az ba bg bn ca co da de el en eo es et eu fi fo fy gl gu ha he "
        "hi ia ie it ka kk kl km kn ks ku kw ky la lb lg ln lo mg ml mn mr nb ne nl nn oc or pa "
        "ps qu rm rn rw sd si sn so sq ss st sv sw ta te tg tk tn to ts ug ur uz vo wo xh yi zu",
        "0301": "br fr hy pt ti wa",
        "0101ff0102": "dv ga gv ik iu mi sa se sm",
        "0101ff040204": "cs sk",
        "1101fd290b": "is",
        "1101ff1102": "mk",
        "1101fd290bff0900": "lv",
        "1101fd290bff1900fd2c0a13": "lt",
        "1101fd290bff140204fd2c0a13": "be bs hr ru sr uk",
        "0101ff140204fd2c0a13": "pl",
        "0101ff0100fe240113": "ro",
        "2101ff2102ff240304": "sl",
        "0101ff0100fe24010aff240b13": "mt",
        "0100ff0101ff040205ff0106": "cy",
        "0101fe010bff0102fe010cff040313": "gd",
        "0100ff0101ff0102ff24030aff2a0b": "ar",
    }.items()
    for code in codes.split()
}
"""When each plural form but the last is used, in Qt's code, by language; others have one form."""


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

    def data(self, *, short: bool = False) -> bytes:
        """Return it as it stands among the messages; without its source and comment if short."""
        parts = [_tagged(TRANSLATION, text.encode("utf-16-be")) for text in self.texts]
        if not short:
            parts += [_tagged(COMMENT, self.comment), _tagged(SOURCE, self.source)]
        return b"".join([*parts, _tagged(CONTEXT, self.context), bytes([END])])


def _tagged(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def rule_of(language: str) -> bytes:
    """Return the rule for the plurals of a language, whatever country its code names, as pt_BR."""
    return bytes.fromhex(RULES.get(language.partition("_")[0], ""))


def plural_forms(language: str) -> int:
    """Return how many forms a text with a number has in a language."""
    rule = rule_of(language)
    return rule.count(0xFF) + 2 if rule else 1


def compiled(catalogue: bytes, *, short: bool = False) -> bytes:
    """Return the .qm of a .ts. A text without a translation is left out.

    A short one holds source texts only where two of a context have one hash; elsewhere Qt finds a
    text by its hash and its context alone. That is a third less.
    """
    root = ET.fromstring(catalogue)
    language = root.get("language", "")
    table, messages, at = [], b"", 0
    all_messages = sorted(_without_idle_comments(list(_messages(root))))
    found = Counter((each.context, each.hash) for each in all_messages)
    for message in all_messages:
        data = message.data(short=short and found[message.context, message.hash] == 1)
        table.append((message.hash, at))
        messages += data
        at += len(data)
    hashes = b"".join(struct.pack(">II", *row) for row in sorted(table))
    sections = (
        (LANGUAGE, language.encode()),
        (HASHES, hashes),
        (MESSAGES, messages),
        (PLURALS, rule_of(language)),
    )
    return MAGIC + b"".join(_tagged(tag, data) for tag, data in sections if data)


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


def compile_short(sources: Path, folder: Path) -> list[Path]:
    """Return the short .qm of every .ts in a folder of them; they are written into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for source in sorted(sources.glob("farwhist_*.ts")):
        made.append(folder / source.with_suffix(".qm").name)
        made[-1].write_bytes(compiled(source.read_bytes(), short=True))
    return made


def main(arguments: list[str]) -> None:
    for name in arguments:
        source = Path(name)
        target = source.with_suffix(".qm")
        draft = target.with_suffix(".qm.new")
        draft.write_bytes(compiled(source.read_bytes()))
        draft.replace(target)


if __name__ == "__main__":
    main(sys.argv[1:])
