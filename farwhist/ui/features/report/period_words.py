"""What the report says of many matches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from farwhist.analysis.mean import Mean
from farwhist.analysis.period import Group
from farwhist.analysis.rating import FEWEST_DEALS
from farwhist.ui.features.report.report_words import NONE, give_or_take, loss, signed
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import capital, labelled

translate = QCoreApplication.translate


def month(key: str) -> str:
    """Return the name of a month such as "2026-11"."""
    year, _, number = key.partition("-")
    name = QLocale().standaloneMonthName(int(number), QLocale.FormatType.LongFormat)
    return f"{capital(name)} {year}"


def cards(key: str) -> str:
    """Return how many cards a hand has."""
    return Counts.cards(int(key))


def suit(key: str) -> str:
    """Return whether there was a trump suit."""
    with_trump = translate("Report", "With trump")
    return with_trump if key == "trump" else translate("Report", "No trump")


def part(key: str) -> str:
    """Return what was lost by bids, and what by cards."""
    return translate("Report", "By bid") if key == "bid" else translate("Report", "By play")


def points(value: Mean | None) -> str:
    """Return mean points with their error, such as "+5.0 ± 3.8"; a dash where deals are too few."""
    return NONE if value is None else f"{signed(value.mean)} {give_or_take(value.error)}"


def mean(value: Mean | None, *, percent: bool = False) -> str:
    """Return a mean loss with its error, such as "1.50 ± 0.30"; a dash as above."""
    if value is None:
        return NONE
    factor, digits = (100, 1) if percent else (1, 2)
    told = loss(factor * value.mean, digits)
    told = f"{told} {give_or_take(factor * value.error, digits)}"
    return number_words.percentage(told) if percent else told


def known(found: Group, finished: int, matches: int, *, dashes: bool) -> str:
    """Return of how many deals all is known, and what a dash means if there are `dashes`."""
    text = translate(
        "Report", "Matches with these rules: {matches}. Judged deals: {judged} of {deals}."
    )
    told = text.format(matches=matches, judged=found.deals, deals=finished)
    if found.deals < finished:
        told += " " + translate("Report", "A match is judged when its report is opened.")
    if 0 < found.told < found.deals:
        text = translate("Report", "Deals whose luck is known: {told} of {deals}.")
        told += " " + text.format(told=found.told, deals=found.deals)
    if dashes:
        text = translate("Report", "A dash means too few deals: fewer than {count}.")
        told += " " + text.format(count=FEWEST_DEALS)
    return told


def reading(matches: int) -> str:
    """Return how far reading is."""
    return translate("Report", "Reading matches: {matches}").format(matches=matches)


def line(title: str, found: Group, *, percent: bool) -> str:
    """Return one group as a line of text."""
    told = mean(found.decision, percent=percent)
    return labelled(title, told) if found.decision is not None else labelled(title, too_few())


def too_few() -> str:
    """Return that there are not enough deals."""
    return translate("Report", "Too few deals to say")


def copied(columns: Sequence[str], rows: Sequence[Sequence[str]], lines: Sequence[str]) -> str:
    """Return a table and the lines below it as text; columns are divided by tabs."""
    return "\n".join(["\t".join(each) for each in (columns, *rows)] + list(lines))
