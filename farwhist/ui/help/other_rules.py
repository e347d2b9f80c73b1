"""The rules of the games without exact bids, with all options filled in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.rules.games.bastard import OPTIONS as BASTARD_OPTIONS
from farwhist.rules.games.bid_whist import OPTIONS as BID_OPTIONS
from farwhist.rules.games.classic import OPTIONS as CLASSIC_OPTIONS
from farwhist.rules.games.knockout import OPTIONS as KNOCKOUT_OPTIONS
from farwhist.rules.options import Values
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.help.other_words import (
    BASTARD,
    BID_AUCTION,
    BID_PLAY,
    BID_SCORE,
    CLASSIC,
    KNOCKOUT,
    PENALTY,
    POINTS,
)
from farwhist.ui.help.rule_counts import RuleCounts
from farwhist.ui.help.rule_section import Section, told

translate = QCoreApplication.translate

_TRUMP = ("first_trump", "choose_when", "allow_nt", "tie")


def knockout(rules: Ruleset) -> list[Section]:
    """Return the rules of Knock-out Whist."""
    values = rules.options
    lives = [key for key in KNOCKOUT if key not in (*_TRUMP, "trump_lead")]
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
            tuple(told(KNOCKOUT, KNOCKOUT_OPTIONS, values, but=(*lives, "trump_lead"))),
        ),
        Section(
            translate("Rules", "Play"),
            (*_tricks(), *told(KNOCKOUT, KNOCKOUT_OPTIONS, values, but=(*lives, *_TRUMP))),
        ),
        Section(
            translate("Rules", "Staying in"),
            (
                *told(KNOCKOUT, KNOCKOUT_OPTIONS, values, but=(*_TRUMP, "trump_lead")),
                translate("Rules", "The last player left wins."),
            ),
        ),
    ]


def classic(rules: Ruleset) -> list[Section]:
    """Return the rules of Classic Whist."""
    values = rules.options
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
                *told(CLASSIC, CLASSIC_OPTIONS, values),
            ),
        ),
        Section(translate("Rules", "End of the match"), tuple(_side_end(values, both_ways=False))),
    ]


def bid_whist(rules: Ruleset) -> list[Section]:
    """Return the rules of Bid Whist."""
    values = rules.options
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
                *told(BID_AUCTION, BID_OPTIONS, values),
            ),
        ),
        Section(translate("Rules", "Play"), (*told(BID_PLAY, BID_OPTIONS, values), *_tricks())),
        Section(
            translate("Rules", "Scoring"),
            (
                *told(BID_SCORE, BID_OPTIONS, values),
                translate("Rules", "A contract that fails loses its number."),
            ),
        ),
        Section(translate("Rules", "End of the match"), tuple(_side_end(values, both_ways=True))),
    ]


def bastard(rules: Ruleset) -> list[Section]:
    """Return the rules of Bastard."""
    values = rules.options
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
                *told(BASTARD, BASTARD_OPTIONS, values),
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
                *told(PENALTY, BASTARD_OPTIONS, values),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate("Rules", "The first without cards wins; the last is the bastard."),
                *told(POINTS, BASTARD_OPTIONS, values),
                RuleCounts().session(values["games"]),
            ),
        ),
    ]


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


def _side_end(values: Values, *, both_ways: bool) -> list[str]:
    if values["play"] != "score":
        return [RuleCounts().hands(values["hands"])]
    goal = int(values["play_to"])
    return [RuleCounts().both_ways(goal) if both_ways else RuleCounts().side_target(goal)]
