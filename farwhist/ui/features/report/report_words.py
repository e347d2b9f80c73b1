"""What the report says, of one match and of many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from farwhist.analysis.accounts import Losses
from farwhist.analysis.breakdown import Breakdown, Start
from farwhist.analysis.mean import Mean
from farwhist.analysis.period import Group
from farwhist.analysis.rating import FEWEST_DEALS, Mark, Rating
from farwhist.analysis.seat_review import SeatReview
from farwhist.bots.judging.verdict import Verdict
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.review import coach_words
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts, Plural
from farwhist.ui.wording.player_names import short_level_word
from farwhist.ui.wording.punctuation import capital, joined, labelled

translate = QCoreApplication.translate

NONE: Final = "–"

_STARTS: Final[Mapping[Start, str]] = {
    "usual": QT_TRANSLATE_NOOP("Report", "An expert usually"),
    "expert": QT_TRANSLATE_NOOP("Report", "An expert with your cards"),
    "cards": QT_TRANSLATE_NOOP("Report", "Cards and other players"),
}
_STEPS: Final[Mapping[str, str]] = {
    "luck": QT_TRANSLATE_NOOP("Report", "luck of the cards"),
    "bids": QT_TRANSLATE_NOOP("Report", "your bids"),
    "play": QT_TRANSLATE_NOOP("Report", "your play"),
    "fell": QT_TRANSLATE_NOOP("Report", "luck of the play"),
    "points": QT_TRANSLATE_NOOP("Report", "your points"),
}


class ReportCounts:
    """Numbers of things in words: each takes the number of them."""

    looking = Plural("ReportCounts", "Looking at your %n choice(s)", "", 1)
    judged = Plural("ReportCounts", "%n judged", "", 1)
    not_own = Plural("ReportCounts", "Not counted: %n choice(s) that were not your own.", "", 1)
    exact = Plural("ReportCounts", "%n exact", "", 1)
    plays = Plural("ReportCounts", "from %n play(s) of each deal", "", 1)


def step_title(part: str, made_of: Breakdown) -> str:
    """Return what a bar of the waterfall stands for."""
    words = _STARTS[made_of.begins] if part == "start" else _STEPS[part]
    return translate("Report", words)


def signed(value: float, digits: int = 1) -> str:
    """Return a number with a sign and so many places behind the point."""
    return number_words.signed_decimal(value, digits)


def plain(value: float, digits: int = 1) -> str:
    """Return a number; one that shows as nothing has no sign."""
    return number_words.decimal(value, digits)


def loss(value: float, digits: int = 1) -> str:
    """Return a mean loss: what chance puts below nothing is nothing."""
    return plain(max(value, 0.0), digits)


def give_or_take(error: float, digits: int = 1) -> str:
    """Return two standard errors, such as "± 0.6"."""
    return number_words.margin(2 * error, digits)


def lost(losses: Losses, *, matched: bool) -> str:
    """Return what was lost, as a minus; a dash for nothing."""
    if matched:
        value = 100 * losses.lost
        return number_words.percentage(signed(-value)) if round(value, 1) > 0 else NONE
    return signed(-losses.lost) if round(losses.lost, 1) > 0 else NONE


def slip(verdict: Verdict) -> str:
    """Return what a slip has lost, such as "−5.2"."""
    return coach_words.loss(verdict) if verdict.unit == "match" else signed(-verdict.loss)


def mark_names(marks: Sequence[Mark]) -> list[str]:
    """Return what marks of the scale are called."""
    return [joined(short_level_word(each) for each in mark.levels) for mark in marks]


def rated(found: Rating) -> str:
    """Return in words how somebody decides."""
    names = mark_names(found.marks)
    if found.lost is None:
        return translate("Report", "Too few deals to say")
    if found.kind == "like":
        return translate("Report", "Level of your decisions: {level}.").format(level=names[0])
    if found.kind == "between":
        text = translate("Report", "Level of your decisions: between {better} and {weaker}.")
        return text.format(better=names[0], weaker=names[1])
    if found.kind == "above":
        return translate("Report", "Level of your decisions: above {level}.").format(level=names[0])
    if found.kind == "below":
        return translate("Report", "Level of your decisions: below {level}.").format(level=names[0])
    return translate("Report", "Too few deals to name a level.")


def lost_a_deal(found: Mean) -> str:
    """Return the heading of the rating."""
    text = translate("Report", "Points lost per deal: {points}")
    return text.format(points=loss(found.mean))


def by_both(bids: float, cards: float) -> str:
    """Return how much of a loss in points bids are, and how much cards."""
    text = translate("Report", "{bids} by bids, {cards} by cards")
    return text.format(bids=loss(bids), cards=loss(cards))


def copied(made_of: Breakdown) -> str:
    """Return the numbers of a result as lines of text."""
    lines = []
    for part, value in made_of.steps().items():
        shown = plain(value) if part in ("start", "points") else signed(value)
        if part == "luck" and made_of.luck is not None:
            shown += f" {give_or_take(made_of.luck.error)}"
        lines.append(labelled(step_title(part, made_of), shown))
    return "\n".join(lines)


def about_opponents(one: SeatReview) -> str:
    """Return who is taken for those who played, where that is not known or not them; or nothing.

    Where luck was not measured that is said as well, and how many choices were not the player's.
    """
    lines = []
    others = sum(not each.maker.own for deal in one.deals for each in deal.verdicts)
    if others:
        lines.append(ReportCounts.not_own(others))
    if one.rules.rubber is not None:
        text = translate(
            "Report",
            "Points are those that each deal scored for its game, not those of the rubber.",
        )
        lines.append(text)
    if one.fit is None and one.rules.kind.points:
        lines.append(translate("Report", "Luck was not measured for these rules."))
    if one.assumed and one.rules.kind.points:
        text = translate("Report", "The level of some opponents is not known: club is assumed.")
        lines.append(text)
    if one.luck_elsewhere:
        text = translate("Report", "Luck is measured against club players, not these opponents.")
        lines.append(text)
    return " ".join(lines)


def moment(number: int, verdict: Verdict) -> str:
    """Return where a choice was: "deal 5, trick 6"."""
    if verdict.kind == "card":
        text = translate("Report", "deal {deal}, trick {trick}")
        return text.format(deal=number, trick=verdict.trick)
    if verdict.kind == "bid":
        return translate("Report", "deal {deal}, bid").format(deal=number)
    return translate("Report", "deal {deal}, before the first trick").format(deal=number)


def instead(verdict: Verdict) -> str:
    """Return what was chosen and what was better: "8♠ for 2♣"."""
    text = translate("Report", "{own} instead of {best}")
    own, best = verdict.choices[verdict.played], verdict.choices[verdict.best]
    first = coach_words.choice(best).split(" ")[0] if verdict.kind == "card" else ""
    return text.format(own=coach_words.choice(own), best=first or coach_words.choice(best))


def progress(done: int, choices: int) -> str:
    """Return how far judging is."""
    text = translate("Report", "{looking}: {done}")
    return text.format(looking=ReportCounts.looking(choices), done=done)


def stopped(done: int, choices: int) -> str:
    """Return how far judging came."""
    return translate("Report", "{done} of {choices} judged").format(done=done, choices=choices)


def failed(count: int) -> str:
    """Return how many choices could not be judged."""
    text = translate(
        "Report", "Choices that could not be judged: {count}. The file farwhist.log says why."
    )
    return text.format(count=count)


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


def copied_table(
    columns: Sequence[str], rows: Sequence[Sequence[str]], lines: Sequence[str]
) -> str:
    """Return a table and the lines below it as text; columns are divided by tabs."""
    return "\n".join(["\t".join(each) for each in (columns, *rows)] + list(lines))
