"""What is said of the deal of the day and the match of the week."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from farwhist.store.results import DatedResult
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Plural

translate = QCoreApplication.translate


class DayCounts:
    """Numbers of things in words: each takes the number of them."""

    cards_each = Plural("DayCounts", "%n card(s) for each player", "", 1)
    days = Plural("DayCounts", "%n day(s) in a row", "", 1)
    """How many days in a row were played, without the number in front."""
    left = Plural("DayCounts", "Match of the &week: %n day(s) left", "", 1)


DAY: Final = "d MMM"
"""How a day is written in a line to paste, as Qt writes it."""


def heading(day: date) -> str:
    """Return the day in full above its deal."""
    text = translate("Prepared", "Deal of the day · {day}")
    shown = QLocale().toString(_qt(day), QLocale.FormatType.LongFormat)
    return text.format(day=shown)


def title(size: int) -> str:
    """Return how large the deal of the day is."""
    return DayCounts.cards_each(size)


def about(result: DatedResult | None) -> str:
    """Return what there is to know of the deal of the day before it is played, or after."""
    if result is None:
        return translate(
            "Prepared",
            "The same cards for everybody today, made from the date alone. "
            "Your first result counts.",
        )
    if not result.own:
        return translate(
            "Prepared",
            "A bot made choices for you in this deal, so it brings no stars and no day in a row. "
            "You can play it again, but it will not count.",
        )
    text = translate("Prepared", "Your points: {points}. Stars: {stars} of 3.")
    told = [text.format(points=number_words.signed(result.points), stars=result.stars)]
    told.append(expert(result))
    return " ".join(each for each in told if each)


def expert(result: DatedResult) -> str:
    """Return what an expert gets with the same cards; nothing while that is not known."""
    if result.expert is None:
        return ""
    text = translate("Prepared", "An expert gets {points} with these cards on average.")
    return text.format(points=_mean(result.expert[0]))


def stars_rule() -> str:
    """Return how stars are won."""
    return translate(
        "Prepared",
        "Deal: three stars for an exact bid, one for a trick more or less. "
        "Match: three stars for two thirds of all bids exact, two for a half, one for a third. "
        "A hint or a move taken back costs a star. "
        "Where a bot chooses for you, there are none.",
    )


def day_line(day: date, result: DatedResult) -> str:
    """Return the result of a day as a line to paste."""
    shown = QLocale().toString(_qt(day), DAY)
    text = translate("Prepared", "Far Whist {day}: {stars} of 3 stars, {points}")
    told = text.format(day=shown, stars=result.stars, points=number_words.signed(result.points))
    return told + _beside(result)


def week_line(day: date, result: DatedResult) -> str:
    """Return the result of the week of this day as a line to paste, or why there is none."""
    if not result.own:
        return translate("Prepared", "This week a bot made choices for you: no result.")
    text = translate("Prepared", "Far Whist week {week}: {exact} of {deals} exact, {points}")
    told = text.format(
        week=day.isocalendar().week,
        exact=result.exact,
        deals=result.deals,
        points=number_words.signed(result.points),
    )
    return told + _beside(result)


def _beside(result: DatedResult) -> str:
    if result.expert is None:
        return ""
    text = translate("Prepared", ", expert {points}")
    return text.format(points=_mean(result.expert[0]))


def _mean(points: float) -> str:
    return number_words.signed(round(points))


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
