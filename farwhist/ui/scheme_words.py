"""The scoring schemes by name, and any scheme as a formula in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.position import Points
from farwhist.rules.scoring.record import Record
from farwhist.rules.scoring.schemes import SPECIAL, scheme
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui import texts

translate = QCoreApplication.translate

_NAMES: Final = {
    "FRED": QT_TRANSLATE_NOOP("Schemes", "Far Whist standard"),
    "CLASSIC10": QT_TRANSLATE_NOOP("Schemes", "Classic, 10 on top"),
    "CLASSIC5": QT_TRANSLATE_NOOP("Schemes", "Classic, 5 on top"),
    "EXACT10": QT_TRANSLATE_NOOP("Schemes", "All or nothing"),
    "EXACT_NIL5": QT_TRANSLATE_NOOP("Schemes", "All or nothing, 0 worth 5"),
    "CLASSIC_NIL5": QT_TRANSLATE_NOOP("Schemes", "Classic, 0 worth 5"),
    "CLASSIC_NILN": QT_TRANSLATE_NOOP("Schemes", "Classic, 0 worth 5 and the cards"),
    "NIL20": QT_TRANSLATE_NOOP("Schemes", "Classic, 0 worth 20"),
    "OYVEY": QT_TRANSLATE_NOOP("Schemes", "Oy Vey"),
    "PROGRESSIVE": QT_TRANSLATE_NOOP("Schemes", "Progressive"),
    "SQUARE_SQUARE": QT_TRANSLATE_NOOP("Schemes", "Squares both ways"),
    "SQUARE_TRI5": QT_TRANSLATE_NOOP("Schemes", "Square and five times triangular"),
    "OLDHECK": QT_TRANSLATE_NOOP("Schemes", "Old Heck, as much lost as won"),
    "SYMM": QT_TRANSLATE_NOOP("Schemes", "Symmetric"),
    "HASSEN": QT_TRANSLATE_NOOP("Schemes", "The bid is lost"),
    "UNDER_ONLY": QT_TRANSLATE_NOOP("Schemes", "The bid is lost below, nothing above"),
    "OVER_ONLY_T": QT_TRANSLATE_NOOP("Schemes", "Nothing below, the tricks above"),
    "JUDGE20": QT_TRANSLATE_NOOP("Schemes", "Twenty for a made bid"),
    "SET10": QT_TRANSLATE_NOOP("Schemes", "Ten lost below, the tricks above"),
    "PROGPEN": QT_TRANSLATE_NOOP("Schemes", "Growing penalty"),
    "CYPRIOT": QT_TRANSLATE_NOOP("Schemes", "Cypriot, by fives"),
    "TENX": QT_TRANSLATE_NOOP("Schemes", "Ten times the bid"),
    "GENTLE": QT_TRANSLATE_NOOP("Schemes", "Gentleman"),
    "WHAMMY": QT_TRANSLATE_NOOP("Schemes", "Double Whammy"),
    "PENALTY": QT_TRANSLATE_NOOP("Schemes", "Penalty by fifteens"),
    "MONTREAL": QT_TRANSLATE_NOOP("Schemes", "Montreal"),
    "CLAG5": QT_TRANSLATE_NOOP("Schemes", "Clag, old"),
    "BOER3": QT_TRANSLATE_NOOP("Schemes", "Flemish, three a trick"),
    "BOER2P": QT_TRANSLATE_NOOP("Schemes", "Dutch, two a trick"),
    "PODRIDA3": QT_TRANSLATE_NOOP("Schemes", "Podrida, three a trick"),
    "WIZARD": QT_TRANSLATE_NOOP("Schemes", "Wizard, by tens"),
    "SKULL_LIKE": QT_TRANSLATE_NOOP("Schemes", "Kings and Fools"),
    "ROMANIAN": QT_TRANSLATE_NOOP("Schemes", "Romanian"),
    "ROMANIAN_TRI": QT_TRANSLATE_NOOP("Schemes", "Romanian, triangular"),
    "ASC2": QT_TRANSLATE_NOOP("Schemes", "French, two and one a trick"),
    "TEN_MINUS5": QT_TRANSLATE_NOOP("Schemes", "Ten more or five less"),
    "TRICK": QT_TRANSLATE_NOOP("Schemes", "Trick scoring"),
    "NOVACASTRIAN": QT_TRANSLATE_NOOP("Schemes", "Novacastrian"),
    "BINARY": QT_TRANSLATE_NOOP("Schemes", "Binary: 10 or 0"),
    "ADJ_EXACT": QT_TRANSLATE_NOOP("Schemes", "Tricks and cards, or nothing"),
    "VARBONUS": QT_TRANSLATE_NOOP("Schemes", "More in short deals"),
    "GOLF_TRI": QT_TRANSLATE_NOOP("Schemes", "Golf, triangular: lowest wins"),
    "GOLF_SQ": QT_TRANSLATE_NOOP("Schemes", "Golf, squares: lowest wins"),
    "GOLF_N": QT_TRANSLATE_NOOP("Schemes", "Golf, by the cards: lowest wins"),
    "PROSPECT": QT_TRANSLATE_NOOP("Schemes", "Prospect: blind bids for players behind"),
    "CLAG": QT_TRANSLATE_NOOP("Schemes", "Clag"),
    "BASAS": QT_TRANSLATE_NOOP("Schemes", "Basas"),
    "BINARY_NIL": QT_TRANSLATE_NOOP("Schemes", "Binary, 0 worth 20"),
    "BINARY_HALVE": QT_TRANSLATE_NOOP("Schemes", "A miss halves the sum"),
    "SCRATCH": QT_TRANSLATE_NOOP("Schemes", "Count the misses: fewest win"),
    "STACKPOT": QT_TRANSLATE_NOOP("Schemes", "Stackpot"),
    "NINETY_NINE": QT_TRANSLATE_NOOP("Schemes", "Ninety-Nine"),
}

_SPECIAL: Final = {
    "BASAS": QT_TRANSLATE_NOOP(
        "Schemes",
        "Made: 10 and the bid squared. Missed: 3 lost for each trick off. When all cards are "
        "dealt a bid of 0 wins 35 or loses 10.",
    ),
    "BINARY_NIL": QT_TRANSLATE_NOOP(
        "Schemes",
        "Made: 10. Missed: nothing. With more cards than players a bid of 0 wins 20 or loses 10.",
    ),
    "BINARY_HALVE": QT_TRANSLATE_NOOP(
        "Schemes", "Made: 8. Missed: the sum of the match is halved, rounded up."
    ),
    "SCRATCH": QT_TRANSLATE_NOOP("Schemes", "Every miss counts 1, and the fewest win."),
    "STACKPOT": QT_TRANSLATE_NOOP(
        "Schemes",
        "Made: the bid, several times over when the table has lost points. Missed: the cards of "
        "the deal are lost.",
    ),
    "NINETY_NINE": QT_TRANSLATE_NOOP(
        "Schemes",
        "Every trick counts 1. Made: 10 besides, and 10 more for everybody who missed.",
    ),
}

TERMS: Final = {
    "M1": QT_TRANSLATE_NOOP("Terms", "bid"),
    "M2": QT_TRANSLATE_NOOP("Terms", "bid²"),
    "Mtri": QT_TRANSLATE_NOOP("Terms", "(1 + 2 + … + bid)"),
    "Mn": QT_TRANSLATE_NOOP("Terms", "cards"),
    "Mv": QT_TRANSLATE_NOOP("Terms", "(most cards + 1 − cards)"),
    "Zn": QT_TRANSLATE_NOOP("Terms", "cards"),
    "t": QT_TRANSLATE_NOOP("Terms", "tricks"),
    "b": QT_TRANSLATE_NOOP("Terms", "bid"),
    "b2": QT_TRANSLATE_NOOP("Terms", "bid²"),
    "d": QT_TRANSLATE_NOOP("Terms", "tricks off"),
    "tri": QT_TRANSLATE_NOOP("Terms", "(1 + 2 + … + tricks off)"),
    "sq": QT_TRANSLATE_NOOP("Terms", "(tricks off)²"),
    "n": QT_TRANSLATE_NOOP("Terms", "cards"),
}
"""What a coefficient of a record is multiplied by; those of misses stand without their side."""

MADE: Final = ("M0", "M1", "M2", "Mtri", "Mn", "Mv")
MISSED: Final = ("0", "t", "b", "b2", "d", "tri", "sq", "n")


def scheme_name(id_: str) -> str:
    """Return the name of one of `SCHEMES`."""
    return translate("Schemes", _NAMES[id_])


def term(key: str) -> str:
    """Return what a coefficient is multiplied by, or an empty text for a plain number."""
    return translate("Terms", TERMS[key]) if key in TERMS else ""


def sum_of(terms: list[tuple[Points, str]]) -> str:
    """Return "10 + bid − 2 × tricks off" for coefficients and their factors."""
    text = ""
    for number, factor in terms:
        if number == 0:
            continue
        size = abs(number)
        own = texts.number(size) if not factor or size != 1 else ""
        part = " × ".join(each for each in (own, factor) if each)
        if text:
            text += f" − {part}" if number < 0 else f" + {part}"
        else:
            text = f"−{part}" if number < 0 else part
    return text or "0"


def in_words(text: str) -> str:
    """Return what the scheme with this id, or this record, pays; in a few short sentences."""
    if text in SPECIAL:
        return translate("Schemes", _SPECIAL[text])
    record = scheme(text)
    assert isinstance(record, Record)
    numbers = record.numbers
    parts = [
        translate("Schemes", "Made: {points}.").format(
            points=sum_of([(numbers.get(key, 0), term(key)) for key in MADE])
        )
    ]
    fixed = sorted((int(key[1:]), own) for key, own in numbers.items() if key[0] == "T")
    if fixed:
        words = ", ".join(f"{bid} → {texts.number(own)}" for bid, own in fixed)
        parts.append(translate("Schemes", "Made bids of their own: {list}.").format(list=words))
    if "Z0" in numbers or "Zn" in numbers:
        nil = sum_of([(numbers.get("Z0", 0), ""), (numbers.get("Zn", 0), term("Zn"))])
        parts.append(translate("Schemes", "A made 0: {points}.").format(points=nil))
    under, over = (_side(numbers, side) for side in "UO")
    if under == over:
        parts.append(translate("Schemes", "Missed: {points}.").format(points=under))
    else:
        parts.append(translate("Schemes", "Too few: {points}.").format(points=under))
        parts.append(translate("Schemes", "Too many: {points}.").format(points=over))
    if "nilfail" in numbers:
        lost = texts.number(numbers["nilfail"])
        parts.append(translate("Schemes", "A missed 0: {points}.").format(points=lost))
    if record.lower_wins:
        parts.append(translate("Schemes", "The lowest score wins."))
    return " ".join(parts)


def _side(numbers: dict[str, Points], side: str) -> str:
    return sum_of(
        [(numbers.get(f"X{key}", 0) + numbers.get(f"{side}{key}", 0), term(key)) for key in MISSED]
    )
