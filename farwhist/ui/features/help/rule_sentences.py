"""What a page of rules is put together from: sections, and sentences that several games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from farwhist.rules.options import NONE, OptionTable, Values
from farwhist.ui.features.help.markup import escape

translate = QCoreApplication.translate


class Section(Struct, frozen=True):
    """A heading, sentences, and a table whose first row is its head."""

    title: str
    lines: tuple[str, ...]
    table_title: str = ""
    table: tuple[tuple[str, ...], ...] = ()


def option_sentences(
    keys: Iterable[str],
    table: OptionTable,
    values: Values,
    others: Mapping[str, Mapping[Any, str]] = NONE,
) -> list[str]:
    """Return the sentences of these options, as far as they apply.

    `others` take the place of sentences, by option and value.
    """
    lines = []
    for key in keys:
        option, value = table.options[key], values[key]
        sentence = others.get(key, NONE).get(value) or option.sentences.get(value)
        if sentence and option.applies(values):
            lines.append(translate("Rules", sentence))
    return lines


def first_dealer() -> str:
    """Return who deals."""
    return translate(
        "Rules",
        "The first dealer is drawn at random; after that the deal passes from player to player.",
    )


def turned_card() -> str:
    """Return what becomes of the card that sets trumps, where nobody holds it."""
    return translate("Rules", "The turned card stays out of play.")


def first_lead() -> str:
    """Return who leads to the tricks, where nobody has a call that changes it."""
    return translate(
        "Rules",
        "The player after the dealer leads to the first trick, the winner of each trick to the "
        "next.",
    )


def markdown(title: str, intro: str, sections: Sequence[Section]) -> str:
    """Return the page of these sections."""
    parts = [f"# {escape(title)}", escape(intro)]
    for number, section in enumerate(sections, 1):
        parts.append(f"## {escape(section.title)} {{#part-{number}}}")
        if section.lines:
            parts.append("\n".join(f"- {escape(line)}" for line in section.lines))
        if section.table:
            parts.append(f"### {escape(section.table_title)}")
            parts.append(table_of(section.table))
    return "\n\n".join(part for part in parts if part) + "\n"


def table_of(rows: Sequence[Sequence[str]], widths: Sequence[int] = ()) -> str:
    """Return a table; the first row is its head, `widths` those of the columns to one another."""
    lines = ["| " + " | ".join(escape(cell) for cell in row) + " |" for row in rows]
    dashes = ["-" * width for width in widths or [3] * len(rows[0])]
    return "\n".join([lines[0], "|" + "|".join(dashes) + "|", *lines[1:]])
