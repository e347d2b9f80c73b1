"""Who played and how well, in a line."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist import bots
from farwhist.ui.wording.level_words import short_level_word, style_word
from farwhist.ui.wording.punctuation import joined, noted


def with_levels(names: Sequence[str], levels: Sequence[str]) -> str:
    """Return the names, each opponent's with its level: "You, Oscar (Casual), Nora (Strong, Bold)".

    `levels` holds a level for each seat, or a level and a style, such as "strong bold"; those of
    people, and of whom nothing is known, are empty.
    """
    known = levels if len(levels) == len(names) else ("",) * len(names)
    return joined(_told(*pair) for pair in zip(names, known, strict=True))


def _told(name: str, text: str) -> str:
    level, _, style = text.partition(" ")
    if not level:
        return name
    words = [short_level_word(level)]
    if style and style != bots.USUAL_STYLE:
        words.append(style_word(style))
    return noted(name, joined(words))
