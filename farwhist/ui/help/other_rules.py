"""The rules of the games without exact bids, with all options filled in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.options import OptionTable, Values
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.help.other_words import (
    BID_AUCTION,
    BID_PLAY,
    BID_SCORE,
    ELIMINATION,
    PENALTY,
    POINTS,
    SHEDDING,
    SIDES,
)
from farwhist.ui.help.rule_counts import RuleCounts
from farwhist.ui.help.rule_section import Section, told

translate = QCoreApplication.translate

_TRUMP = ("first_trump", "choose_when", "allow_nt", "tie")


def elimination(rules: Ruleset) -> list[Section]:
    """Return the rules of a game in which players drop out."""
    values, table = rules.options, _table(rules)
    lives = [key for key in ELIMINATION if key not in (*_TRUMP, "trump_lead")]
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                RuleCounts().alone(rules.seats),
                translate("Rules", "The full pack of 52 cards."),
                RuleCounts().start_cards(values["start_cards"]),
            ),
        ),
        Section(
            translate("Rules", "Trump"),
            tuple(told(ELIMINATION, table, values, but=(*lives, "trump_lead"))),
        ),
        Section(
            translate("Rules", "Play"),
            (*_tricks(), *told(ELIMINATION, table, values, but=(*lives, *_TRUMP))),
        ),
        Section(
            translate("Rules", "Staying in"),
            (
                *told(ELIMINATION, table, values, but=(*_TRUMP, "trump_lead")),
                translate("Rules", "The last player left wins."),
            ),
        ),
    ]


def sides(rules: Ruleset) -> list[Section]:
    """Return the rules of a game of partners without bids."""
    values, table = rules.options, _table(rules)
    return [
        Section(
            translate("Rules", "Players and cards"),
            (
                translate("Rules", "Four players; partners face each other."),
                translate("Rules", "The full pack of 52 cards, 13 for each."),
            ),
        ),
        Section(
            translate("Rules", "Trump"),
            (translate("Rules", "The last card, the dealer's, is shown: its suit is trump."),),
        ),
        Section(
            translate("Rules", "Play"),
            (
                translate("Rules", "There are no bids. The eldest hand leads to the first trick."),
                *_tricks(),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate("Rules", "A side scores 1 for each of its tricks above six."),
                *told(SIDES, table, values),
            ),
        ),
        Section(translate("Rules", "End of the match"), (_side_end(values, both_ways=False),)),
    ]


def contracts(rules: Ruleset) -> list[Section]:
    """Return the rules of a game of partners with an auction."""
    values, table = rules.options, _table(rules)
    kitty = values["kitty"] == "on"
    cards = (
        RuleCounts().kitty(len(rules.pack) - 4 * 12)
        if kitty
        else translate("Rules", "The full pack of 52 cards, 13 for each.")
    )
    return [
        Section(
            translate("Rules", "Players and cards"),
            (translate("Rules", "Four players; partners face each other."), cards),
        ),
        Section(
            translate("Rules", "Bidding"),
            (
                translate(
                    "Rules",
                    "Each player passes or bids once: a number of tricks above six, and uptown "
                    "(ace, king, queen … are high), downtown (ace, two, three … are high) or no "
                    "trump. When all others pass, the dealer must bid.",
                ),
                RuleCounts().lowest(int(values["minimum_bid"])),
                translate(
                    "Rules",
                    "The high bidder then names the trump suit or, without trump, the order of the "
                    "ranks.",
                ),
                *told(BID_AUCTION, table, values),
            ),
        ),
        Section(translate("Rules", "Play"), (*told(BID_PLAY, table, values), *_tricks())),
        Section(
            translate("Rules", "Scoring"),
            (
                *told(BID_SCORE, table, values),
                translate("Rules", "A contract that fails loses its number."),
            ),
        ),
        Section(translate("Rules", "End of the match"), (_side_end(values, both_ways=True),)),
    ]


def shedding(rules: Ruleset) -> list[Section]:
    """Return the rules of a game in which cards are got rid of."""
    values, table = rules.options, _table(rules)
    packs = (
        translate("Rules", "Two packs of 52 cards with their four jokers, seven cards for each.")
        if len(rules.pack) > 54
        else translate("Rules", "52 cards and two jokers, seven cards for each.")
    )
    return [
        Section(translate("Rules", "Players and cards"), (RuleCounts().alone(rules.seats), packs)),
        Section(
            translate("Rules", "Play"),
            (
                translate(
                    "Rules",
                    "The next card begins the pile. In turn, lay a higher card of the other "
                    "colour, or several cards of one rank that alternate in colour.",
                ),
                translate(
                    "Rules", "On an ace the pile falls: play lower. On a two it rises again."
                ),
                *told(SHEDDING, table, values),
                translate(
                    "Rules",
                    "Or pass and draw a card. Whoever can play may not pass when the player before "
                    "has passed, when only two are left, or on an open pile.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Penalty"),
            (
                translate(
                    "Rules",
                    "When everybody passes on a card and its player cannot beat it, that player "
                    "draws a card for each other player of the start. When the stock is used up, "
                    "the others give theirs.",
                ),
                *told(PENALTY, table, values),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate("Rules", "The first without cards wins; the last one loses."),
                *told(POINTS, table, values),
                RuleCounts().session(values["games"]),
            ),
        ),
    ]


def elimination_length(rules: Ruleset) -> str:
    """Return what ends a match in which players drop out."""
    return translate("Rules", "The last player left wins.")


def sides_length(rules: Ruleset) -> str:
    """Return what ends a match of partners without bids."""
    return _side_end(rules.options, both_ways=False)


def contracts_length(rules: Ruleset) -> str:
    """Return what ends a match of partners with an auction."""
    return _side_end(rules.options, both_ways=True)


def shedding_length(rules: Ruleset) -> str:
    """Return what ends a match in which cards are got rid of."""
    return RuleCounts().session(rules.options["games"])


def _table(rules: Ruleset) -> OptionTable:
    return GAMES[PRESETS[rules.id].game].options


def _tricks() -> tuple[str, str, str]:
    return (
        translate("Rules", "You must follow suit if you can."),
        translate(
            "Rules", "Whoever cannot follow suit may play any card: nobody has to play a trump."
        ),
        translate(
            "Rules",
            "The highest trump takes the trick; without a trump, the highest card of the suit that "
            "was led.",
        ),
    )


def _side_end(values: Values, *, both_ways: bool) -> str:
    if values["play"] != "score":
        return RuleCounts().hands(values["hands"])
    goal = int(values["play_to"])
    return RuleCounts().both_ways(goal) if both_ways else RuleCounts().side_target(goal)
