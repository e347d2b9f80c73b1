"""The words of the statistics, made from numbers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication

from farwhist import bots
from farwhist.rules.catalogue import PRESETS
from farwhist.ui.features.statistics.figures import CardCounts, Figures, Game, Rate
from farwhist.ui.wording import game_names, number_words
from farwhist.ui.wording.days import short_day
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.player_names import level_word

translate = QCoreApplication.translate


def points(value: float) -> str:
    """Return points, with a half where there is one."""
    return number_words.decimal(value, 0 if value == int(value) else 1)


def signed(value: float) -> str:
    """Return average points with a sign in front."""
    return number_words.signed_decimal(value)


def game_name(game: Game) -> str:
    """Return the name of a game, and whether it was played by rules of the player's own."""
    known = game[0] in PRESETS
    name = game_names.preset_name(game[0]) if known else game[0]
    if not game[1]:
        return name
    return translate("Statistics", "{game}, own rules").format(game=name)


def level_name(level: str) -> str:
    """Return the name of a level of opponents."""
    return level_word(level) if level in bots.LEVELS else translate("Statistics", "Mixed levels")


def date_of(stamp: str) -> str:
    """Return the day of a time as the language writes it, or nothing where there is none."""
    try:
        day = datetime.fromisoformat(stamp).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return ""
    return short_day(day)


def rate(found: Rate) -> str:
    """Return "54 % – 7 of 13"."""
    return translate("Statistics", "{percent} % – {good} of {of}").format(
        percent=found.percent, good=found.good, of=found.of
    )


def rate_spoken(label: str, found: Rate) -> str:
    """Return what a screen reader says of a bar."""
    return translate("Statistics", "{label}: exact in {good} of {of}, {percent} percent").format(
        label=label, percent=found.percent, good=found.good, of=found.of
    )


def bias(figures: Figures) -> str:
    """Return by how much bids are too high or too low."""
    tricks = number_words.decimal(abs(figures.bias))
    if tricks == number_words.decimal(0):
        text = translate("Statistics", "On average your bids are neither too high nor too low.")
    elif figures.bias > 0:
        text = translate("Statistics", "You overbid by {tricks} tricks on average.")
    else:
        text = translate("Statistics", "You underbid by {tricks} tricks on average.")
    return text.format(tricks=tricks)


def misses(figures: Figures) -> str:
    """Return how the missed bids were missed."""
    high, low = figures.misses
    return translate("Statistics", "Missed bids: {high} too high, {low} too low.").format(
        high=high, low=low
    )


def line(values: Sequence[str]) -> str:
    """Return values of the last matches in words."""
    return translate("Statistics", "Oldest first: {values}").format(values=" · ".join(values))


def good_of(found: Rate) -> str:
    """Return "7 of 13"."""
    return translate("Scores", "{exact} of {deals}").format(exact=found.good, deals=found.of)


def won_note(won: Rate, fair: int) -> str:
    """Return which part was won, and which part equals would win."""
    return translate("Statistics", "{percent} %, expected {fair} %").format(
        percent=won.percent, fair=fair
    )


def running_note(running: int, figures: Figures) -> str:
    """Return how many deals there were, and how many matches are not over."""
    deals = Counts.deals(len(figures.deals))
    if not running:
        return deals
    return translate("Statistics", "{deals}, unfinished matches: {running}").format(
        deals=deals, running=running
    )


def seat_name(seat: int) -> str:
    """Return whose seat it is, counted clockwise from the player."""
    if seat == 0:
        return translate("Spoken", "You")
    return translate("Preferences", "Opponent {n}").format(n=seat)


def dealt(found: CardCounts) -> str:
    """Return what a seat was dealt, beside what chance alone gives."""
    if found.away < 0:
        text = translate("Statistics", "{count} – expected {mean} ± {band}: below the band")
    elif found.away > 0:
        text = translate("Statistics", "{count} – expected {mean} ± {band}: above the band")
    else:
        text = translate("Statistics", "{count} – expected {mean} ± {band}: within the band")
    mean, band = number_words.decimal(found.mean), number_words.decimal(found.band)
    return text.format(count=found.count, mean=mean, band=band)
