"""A language that nobody speaks: longer than any real one, accented, and marked at both ends."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

_ACCENTS = str.maketrans("aeiouyAEIOUYcnsCNS", "àéîöûÿÀÉÎÖÛŸçñšÇÑŠ")
_KEPT = re.compile(r"(\{\w*\}|%n|&\w|<[^>]+>|\t.*|\n)")


def pseudo(text: str) -> str:
    """Return `text` accented and a fifth longer, with placeholders, tags and access keys kept."""
    if not text.strip():
        return text
    parts = _KEPT.split(text)
    accented = "".join(
        part if number % 2 else part.translate(_ACCENTS) for number, part in enumerate(parts)
    )
    words, tab, keys = accented.partition("\t")
    ellipsis = "…" if words.endswith("…") else ""
    longer = "~" * max(1, len(text) // 5)
    return f"[{words.removesuffix('…')}{longer}]{ellipsis}{tab}{keys}"


class LongLanguage(QTranslator):
    """Translates whatever Qt asks for, so that a text which stays plain was never asked for."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return pseudo(source)
