"""Options, their values and scoring schemes in the player's language, for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Suit
from farwhist.engine.position import Points
from farwhist.rules import lookup
from farwhist.rules.catalogue import GAMES
from farwhist.rules.kind import RulesPage
from farwhist.rules.options import Means, Option
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.schemes import SCHEMES, Formula, scheme
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.wording import number_words
from farwhist.ui.wording.card_names import suit_title
from farwhist.ui.wording.number_words import Plural
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


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
    return translate("Schemes", SCHEMES[id_].name)


def term(key: str) -> str:
    """Return what a coefficient is multiplied by, or an empty text for a plain number."""
    return translate("Terms", TERMS[key]) if key in TERMS else ""


def formula(terms: list[tuple[Points, str]]) -> str:
    """Return "10 + bid − 2 × tricks off" for coefficients and their factors."""
    text = ""
    for number, factor in terms:
        if number == 0:
            continue
        size = abs(number)
        own = number_words.number(size) if not factor or size != 1 else ""
        part = " × ".join(each for each in (own, factor) if each)
        if text:
            text += f" − {part}" if number < 0 else f" + {part}"
        else:
            text = f"−{part}" if number < 0 else part
    return number_words.isolated(text) if text else "0"


def scheme_in_words(text: str) -> str:
    """Return what the scheme with this id, or this record, pays; in a few short sentences."""
    record = scheme(text)
    if isinstance(record, Formula):
        return translate("Rules", record.sentence)
    numbers = record.numbers
    parts = [
        translate("Schemes", "Made: {points}.").format(
            points=formula([(numbers.get(key, 0), term(key)) for key in MADE])
        )
    ]
    fixed = sorted((int(key[1:]), own) for key, own in numbers.items() if key[0] == "T")
    if fixed:
        words = joined(f"{bid} → {number_words.number(own)}" for bid, own in fixed)
        parts.append(translate("Schemes", "Special made bids: {list}.").format(list=words))
    if "Z0" in numbers or "Zn" in numbers:
        nil = formula([(numbers.get("Z0", 0), ""), (numbers.get("Zn", 0), term("Zn"))])
        parts.append(translate("Schemes", "A made 0: {points}.").format(points=nil))
    under, over = (_missed(numbers, side) for side in "UO")
    if under == over:
        parts.append(translate("Schemes", "Missed: {points}.").format(points=under))
    else:
        parts.append(translate("Schemes", "Too few: {points}.").format(points=under))
        parts.append(translate("Schemes", "Too many: {points}.").format(points=over))
    if "nilfail" in numbers:
        lost = number_words.number(numbers["nilfail"])
        parts.append(translate("Schemes", "A missed 0: {points}.").format(points=lost))
    if record.lower_wins:
        parts.append(translate("Schemes", "The lowest score wins."))
    return " ".join(parts)


def _missed(numbers: dict[str, Points], side: str) -> str:
    return formula(
        [(numbers.get(f"X{key}", 0) + numbers.get(f"{side}{key}", 0), term(key)) for key in MISSED]
    )


def label(option: Option) -> str:
    """Return the short name of an option."""
    return translate("Options", option.label)


def about(option: Option) -> str:
    """Return the sentence that says what an option does."""
    return translate("Options", option.help)


def needs(option: Option) -> str:
    """Return the sentence that says when an option has an effect, or an empty text."""
    return translate("Options", option.needs) if option.needs else ""


def help_place(option: Option) -> str:
    """Return where the help tells about an option; games that share their options share it.

    Raises:
        StopIteration: no game has this option.
    """
    first = next(game for game in GAMES.values() if any(each is option for each in game.options))
    return f"options#option-{first.id}-{option.key}"


def value(option: Option, text: str) -> str:
    """Return what `text`, one that the option's `write` gave, means.

    Raises:
        KeyError: a value of a choice has no words.
    """
    if option.kind == "switch":
        return translate("Values", "On") if text == "on" else translate("Values", "Off")
    return MEANINGS[option.means](option, text)


def _words(option: Option, text: str) -> str:
    if text in option.words or (option.kind == "choice" and not text.isdecimal()):
        return translate("Values", option.words[text])
    return text


def _scheme(option: Option, text: str) -> str:
    return scheme_name(text) if text in SCHEMES else translate("Schemes", "Your own scheme")


def _suits(option: Option, text: str) -> str:
    names = (None if each == "NT" else Suit("SHDC".index(each)) for each in text.split(","))
    return joined(suit_title(suit) for suit in names)


MEANINGS: Final[Mapping[Means, Callable[[Option, str], str]]] = {
    "words": _words,
    "scheme": _scheme,
    "suits": _suits,
}


class RuleCounts:
    """Each is a whole sentence; names in braces are filled in by the caller."""

    alone = Plural("RuleCounts", "%n player(s), everybody alone.", "", 1)
    two_ranks = Plural("RuleCounts", "%n card(s): the highest ranks, two for each player.", "", 1)
    even_pack = Plural(
        "RuleCounts", "%n card(s): twos are left out so that the cards deal out evenly.", "", 1
    )
    deals = Plural("RuleCounts", "The match has %n deal(s).", "", 1)
    tours = Plural("RuleCounts", "The whole sequence is played %n time(s).", "", 1)
    target = Plural("RuleCounts", "The match ends when somebody has %n point(s).", "", 1)
    longest = Plural("RuleCounts", "It ends after %n deal(s) at the latest.", "", 1)
    hook_from = Plural(
        "RuleCounts",
        "The bids may not add up to the number of tricks: the last bidder must avoid that. In "
        "deals of fewer than %n card(s) the last bidder is free.",
        "",
        1,
    )
    together = Plural(
        "RuleCounts",
        "Such a deal is played until everybody makes their bid, but at most %n time(s) in all.",
        "",
        1,
    )
    behind = Plural(
        "RuleCounts",
        "A player %n point(s) or more behind the leader may bid before looking at the cards "
        "and before the others.",
        "",
        1,
    )
    made = Plural("RuleCounts", "A made bid scores %n point(s).", "", 1)
    made_more = Plural(
        "RuleCounts", "A made bid scores %n point(s), and {more} more for each trick.", "", 1
    )
    """The points of a made bid with `{more}` for each trick."""
    loses_each = Plural(
        "RuleCounts", "A missed bid loses %n point(s) for each trick too many or too few.", "", 1
    )
    keeps_each = Plural(
        "RuleCounts", "A missed bid scores only its tricks: %n point(s) each.", "", 1
    )
    run = Plural(
        "RuleCounts",
        "Premium: making %n bid(s) in a row scores {plus}, missing as many scores {minus}.",
        "",
        1,
    )
    """The premium for a run; `{plus}` is won and `{minus}` lost."""
    start_cards = Plural(
        "RuleCounts",
        "In the first deal everybody gets %n card(s), in each later deal one fewer.",
        "",
        1,
    )
    side_target = Plural("RuleCounts", "The match ends when a side has %n point(s).", "", 1)
    both_ways = Plural(
        "RuleCounts", "The match ends when a side has %n point(s), or as many below zero.", "", 1
    )
    hands = Plural("RuleCounts", "The match has %n deal(s); then the higher score wins.", "", 1)
    kitty = Plural(
        "RuleCounts",
        "Twelve cards each; %n card(s) make the kitty, which counts as the first trick of the "
        "side that plays the contract.",
        "",
        1,
    )
    lowest = Plural("RuleCounts", "The first bid must be at least %n trick(s) above six.", "", 1)
    session = Plural("RuleCounts", "The points of %n game(s) are added up.", "", 1)
    examples = Plural("RuleCounts", "Examples from a deal of %n card(s)", "", 1)


def length(rules: Ruleset) -> str:
    """Return how long a match is, or what ends it, in a line."""
    return LENGTHS[rules.kind.rules_page](rules)


def _exact(rules: Ruleset) -> str:
    if rules.deal_count is not None:
        return number_words.match_length(rules.deal_count)
    return RuleCounts.target(int(lookup.goal(rules)[0] or 0))


def _elimination(rules: Ruleset) -> str:
    return translate("Rules", "The last player left wins.")


def _sides(rules: Ruleset, *, both_ways: bool = False) -> str:
    values = rules.options
    if values["play"] == "rubber":
        return translate("Rules", "A rubber: the side that wins two games of three gains 2 points.")
    if values["play"] != "score":
        return RuleCounts.hands(values["hands"])
    goal = int(values["play_to"])
    return RuleCounts.both_ways(goal) if both_ways else RuleCounts.side_target(goal)


def _contracts(rules: Ruleset) -> str:
    return _sides(rules, both_ways=True)


def _grand(rules: Ruleset) -> str:
    return _sides(rules, both_ways=lookup.goal(rules)[1] is not None)


def _bids(rules: Ruleset) -> str:
    return RuleCounts.target(int(lookup.points_to_win(rules)))


def _calls(rules: Ruleset) -> str:
    return number_words.match_length(rules.deal_count or 0)


def _shedding(rules: Ruleset) -> str:
    return RuleCounts.session(lookup.fixed_deals(rules) or 0)


def _drawing(rules: Ruleset) -> str:
    goal, _ = lookup.goal(rules)
    if goal is None:
        return RuleCounts.hands(lookup.fixed_deals(rules) or 0)
    return RuleCounts.target(int(goal))


LENGTHS: Final[Mapping[RulesPage, Callable[[Ruleset], str]]] = {
    "exact": _exact,
    "elimination": _elimination,
    "sides": _sides,
    "contracts": _contracts,
    "grand": _grand,
    "bids": _bids,
    "calls": _calls,
    "shedding": _shedding,
    "drawing": _drawing,
    "alliances": _calls,
}
