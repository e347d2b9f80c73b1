"""Options that the partnership games share."""

from farwhist.rules.options import Option, choice, number
from farwhist.rules.words import QT_TRANSLATE_NOOP


def end_options(*targets: str, rubber: bool = False) -> list[Option]:
    """Return the options of how a match ends, made anew: each table of options has its own.

    `targets` are the scores to which a match can be played, the usual one first; `rubber` says that
    it can be a rubber too.
    """
    words = {
        "score": QT_TRANSLATE_NOOP("Values", "To a score"),
        "hands": QT_TRANSLATE_NOOP("Values", "A number of deals"),
    }
    tells = QT_TRANSLATE_NOOP("Options", "To a score, or a number of deals.")
    if rubber:
        words["rubber"] = QT_TRANSLATE_NOOP("Values", "A rubber")
        tells = QT_TRANSLATE_NOOP("Options", "To a score, a number of deals, or two games won.")
    return [
        choice("play", label=QT_TRANSLATE_NOOP("Options", "Play"), help=tells, words=words),
        choice(
            "play_to",
            *(targets or ("7", "5", "9")),
            label=QT_TRANSLATE_NOOP("Options", "Play to"),
            help=QT_TRANSLATE_NOOP("Options", "The score that ends the match."),
            needs=QT_TRANSLATE_NOOP("Options", "Only in a match to a score."),
            applies=lambda v: v["play"] == "score",
        ),
        number(
            "hands",
            8,
            1,
            100,
            label=QT_TRANSLATE_NOOP("Options", "Deals"),
            help=QT_TRANSLATE_NOOP("Options", "After this many deals the higher score wins."),
            needs=QT_TRANSLATE_NOOP("Options", "Only with a number of deals."),
            applies=lambda v: v["play"] == "hands",
        ),
    ]
