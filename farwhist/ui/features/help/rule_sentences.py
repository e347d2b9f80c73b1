"""What a page of rules is put together from: sections, and sentences that several games share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.rules.options import NONE, OptionTable, Values
from farwhist.ui.features.help.markup import escape

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Section:
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


class RuleCounts(QObject):
    """Each method returns a whole sentence; names in braces are filled in by the caller."""

    def alone(self, n: int) -> str:
        """Return how many players there are where everybody plays alone."""
        return self.tr("%n player(s), everybody alone.", "", n)

    def two_ranks(self, n: int) -> str:
        """Return what the pack is that grows with the players."""
        return self.tr("%n card(s): the highest ranks, two for each player.", "", n)

    def even_pack(self, n: int) -> str:
        """Return what the pack is that lacks some twos."""
        return self.tr("%n card(s): twos are left out so that the cards deal out evenly.", "", n)

    def deals(self, n: int) -> str:
        """Return how long the match is."""
        return self.tr("The match has %n deal(s).", "", n)

    def tours(self, n: int) -> str:
        """Return how often the sequence is played."""
        return self.tr("The whole sequence is played %n time(s).", "", n)

    def target(self, n: int) -> str:
        """Return the total that ends the match."""
        return self.tr("The match ends when somebody has %n point(s).", "", n)

    def longest(self, n: int) -> str:
        """Return after how many deals a match to points ends."""
        return self.tr("It ends after %n deal(s) at the latest.", "", n)

    def hook_from(self, n: int) -> str:
        """Return from which size on the last bid is limited."""
        return self.tr(
            "The bids may not add up to the number of tricks: the last bidder must avoid that. In "
            "deals of fewer than %n card(s) the last bidder is free.",
            "",
            n,
        )

    def together(self, n: int) -> str:
        """Return how often a deal is tried that all must make."""
        return self.tr(
            "Such a deal is played until everybody makes their bid, but at most %n time(s) in all.",
            "",
            n,
        )

    def behind(self, n: int) -> str:
        """Return who may bid blind."""
        return self.tr(
            "A player %n point(s) or more behind the leader may bid before looking at the cards "
            "and before the others.",
            "",
            n,
        )

    def made(self, n: int) -> str:
        """Return the points of a made bid that are the same for every bid."""
        return self.tr("A made bid scores %n point(s).", "", n)

    def made_more(self, n: int) -> str:
        """Return the points of a made bid with `{more}` for each trick."""
        return self.tr("A made bid scores %n point(s), and {more} more for each trick.", "", n)

    def loses_each(self, n: int) -> str:
        """Return the points lost for each trick off."""
        return self.tr("A missed bid loses %n point(s) for each trick too many or too few.", "", n)

    def keeps_each(self, n: int) -> str:
        """Return the points that are scored for tricks although the bid was missed."""
        return self.tr("A missed bid scores only its tricks: %n point(s) each.", "", n)

    def run(self, n: int) -> str:
        """Return the premium for a run; `{plus}` is won and `{minus}` lost."""
        return self.tr(
            "Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.",
            "",
            n,
        )

    def start_cards(self, n: int) -> str:
        """Return how the deals of Knock-out Whist shrink."""
        return self.tr(
            "In the first deal everybody gets %n card(s), in each later deal one fewer.", "", n
        )

    def side_target(self, n: int) -> str:
        """Return the score that ends a match of partners."""
        return self.tr("The match ends when a side has %n point(s).", "", n)

    def both_ways(self, n: int) -> str:
        """Return the score that ends a match of partners either way."""
        return self.tr("The match ends when a side has %n point(s), or as many below zero.", "", n)

    def hands(self, n: int) -> str:
        """Return the length of a match that is played for hands."""
        return self.tr("The match has %n deal(s); then the higher score wins.", "", n)

    def kitty(self, n: int) -> str:
        """Return the kitty."""
        return self.tr(
            "Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the "
            "side that plays the contract.",
            "",
            n,
        )

    def lowest(self, n: int) -> str:
        """Return the lowest level that may be bid."""
        return self.tr("The first bid must be at least %n trick(s) above six.", "", n)

    def session(self, n: int) -> str:
        """Return how many games make a session."""
        return self.tr("The points of %n game(s) are added up.", "", n)

    def examples(self, n: int) -> str:
        """Return the heading of worked examples."""
        return self.tr("Examples from a deal of %n card(s)", "", n)
