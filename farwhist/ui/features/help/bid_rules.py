"""The rules of games in which sides take what they have bid, with all options filled in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.rules import lookup
from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.help.rule_counts import RuleCounts
from farwhist.ui.features.help.rule_section import Section, first_dealer, option_sentences

translate = QCoreApplication.translate


def sections(rules: Ruleset) -> list[Section]:
    """Return the rules of a match."""
    values, table = rules.options, GAMES[PRESETS[rules.id].game].options
    contract = (
        translate("Rules", "The bids of partners add up to their contract.")
        if rules.partners
        else translate("Rules", "Each player's own bid is the contract.")
    )
    alone_at_nil = values["nil"] != "off" and not rules.partners
    paying = [table.options[key] for key in ("nil", "blind_nil")]
    nils = [each.pays.get(values[each.key]) for each in paying if each.applies(values)]
    bags = table.options["nil_tricks"].sentences["bags"]
    return [
        Section(
            translate("Rules", "Players and cards"),
            (*_players(rules), *option_sentences(("jokers",), table, values), first_dealer()),
        ),
        Section(
            translate("Rules", "Bidding"),
            (
                translate(
                    "Rules",
                    "Starting with the player after the dealer, each player bids once how many "
                    "tricks they will take, from 0 to all.",
                ),
                contract,
                *option_sentences(("nil", "blind_nil"), table, values),
            ),
        ),
        Section(
            translate("Rules", "Play"),
            (
                translate("Rules", "Spades are always trumps. The player after the dealer leads."),
                *option_sentences(("trump_lead",), table, values),
                translate("Rules", "You must follow suit if you can."),
                translate(
                    "Rules",
                    "If you cannot follow suit, you may play any card; you need not play a trump.",
                ),
                translate(
                    "Rules",
                    "The highest trump takes the trick; without a trump, the highest card of the "
                    "suit that was led.",
                ),
            ),
        ),
        Section(
            translate("Rules", "Scoring"),
            (
                translate(
                    "Rules",
                    "A made contract scores 10 for each trick bid, and 1 for each trick more, "
                    "which is a bag. A missed contract loses 10 for each trick bid.",
                ),
                *(translate("Rules", sentence) for sentence in nils if sentence),
                *option_sentences(("nil_tricks",), table, values),
                *([translate("Rules", bags)] if alone_at_nil else ()),
                *option_sentences(("bags", "bag_penalty"), table, values),
            ),
        ),
        Section(translate("Rules", "End of the match"), _end(rules)),
    ]


def length(rules: Ruleset) -> str:
    """Return what ends a match."""
    return RuleCounts().target(int(lookup.points_to_win(rules)))


def _players(rules: Ruleset) -> tuple[str, ...]:
    size = rules.size_of(0)
    if rules.partners:
        players = translate("Rules", "Four players; partners face each other.")
    else:
        players = RuleCounts().alone(rules.seats)
    if rules.seats * size == 51:
        return players, translate("Rules", "The two of clubs is left out; 17 cards for each.")
    return players, translate("Rules", "The full pack of 52 cards, 13 for each.")


def _end(rules: Ruleset) -> tuple[str, ...]:
    values = rules.options
    floor = {
        "-200": translate("Rules", "It also ends when somebody is 200 points below zero."),
        "-500": translate("Rules", "It also ends when somebody is 500 points below zero."),
    }.get(values["floor"])
    return (
        RuleCounts().target(values["target"]),
        *([floor] if floor else []),
        translate("Rules", "The highest total wins; if it is tied, another deal is played."),
    )
