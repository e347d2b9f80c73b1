"""The rules of a match of exact bids, with all options filled in."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Suit
from farwhist.rules import lookup
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.options import Values
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.help import scoring_rules
from farwhist.ui.features.help.exact_words import (
    BIDDING,
    CARDS,
    DEALER_OUT,
    DEALS,
    END,
    MORE_DEALS,
    PLAY,
    TRUMP,
    TWISTS,
    WIZARDS,
)
from farwhist.ui.features.help.rule_section import Section, Words, first_dealer, told, turned_card
from farwhist.ui.wording.card_names import suit_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined
from farwhist.ui.wording.rule_counts import RuleCounts

translate = QCoreApplication.translate

_TURNED: Final = ("TURN_UP", "REVEAL_AFTER_BIDS", "HIDDEN_TRUMP")
"""The ways to find trumps by a card that is in nobody's hand."""


def sections(rules: Ruleset) -> list[Section]:
    """Return the whole rules; options without effect are not mentioned."""
    players = lookup.players(rules)
    size, rows = scoring_rules.examples(rules.bid_book.scheme, rules.plan.largest, players)
    return [
        Section(translate("Rules", "Players and cards"), tuple(_cards(rules))),
        Section(translate("Rules", "The deals"), tuple(_deals(rules))),
        Section(translate("Rules", "Trump"), tuple(_trump(rules, players))),
        Section(translate("Rules", "Bidding"), tuple(_bidding(rules))),
        Section(translate("Rules", "Play"), tuple(_play(rules))),
        Section(
            translate("Rules", "Scoring"),
            tuple(scoring_rules.lines(rules.options, rules.bid_book)),
            RuleCounts.examples(size),
            tuple(rows),
        ),
        Section(translate("Rules", "End of the match"), tuple(_end(rules))),
    ]


def _cards(rules: Ruleset) -> list[str]:
    values = rules.options
    lines = [RuleCounts.alone(rules.seats)]
    if values["pack"] == "8N":
        lines.append(RuleCounts.two_ranks(len(rules.pack)))
    elif values["pack"] == "even":
        lines.append(RuleCounts.even_pack(len(rules.pack)))
    told_apart = values["pack"] == "spanish" and values["ranks"] == "ace_three"
    lines += told(CARDS, OPTIONS, values, but=("ranks",) if told_apart else ())
    if told_apart:
        lines.append(translate("Rules", "The cards rank A 3 K Q J 7 6 5 4 2."))
    return lines


def _deals(rules: Ruleset) -> list[str]:
    values, deals, lines = rules.options, rules.plan.deals, []
    if rules.deal_count is not None:
        lines.append(RuleCounts.deals(rules.deal_count))
    sizes = joined(str(deal.size) for deal in deals)
    lines.append(translate("Rules", "Cards per player, deal by deal: {sizes}.").format(sizes=sizes))
    if rules.plan.tours is None:
        lines.append(translate("Rules", "Then the sequence begins again."))
    elif rules.plan.tours > 1:
        lines.append(RuleCounts.tours(rules.plan.tours))
    for letter, text in TWISTS.items():
        numbers = [str(n) for n, deal in enumerate(deals, 1) if letter in deal.twist]
        if letter == "b" and len(numbers) == len(deals):
            lines.append(
                translate("Rules", "In every deal everyone bids before looking at their cards.")
            )
        elif numbers:
            lines.append(translate("Rules", text).format(deals=joined(numbers)))
    lines.append(first_dealer())
    one_card = any(deal.size == 1 for deal in deals)
    return lines + told(DEALS, OPTIONS, values, but=() if one_card else ("one_card",))


def _trump(rules: Ruleset, players: int) -> list[str]:
    values, lines = rules.options, []
    if values["trump"] == "ROTATE":
        names = [_trump_name(suit) for suit in values["rotation"]]
        text = translate("Rules", "Trumps go round, deal by deal: {suits}.")
        lines.append(text.format(suits=joined(names)))
    elif values["trump"] == "FIXED":
        suit = Suit("SHDC".index(values["trump_suit"]))
        text = translate("Rules", "Trumps are always the same suit: {suit}.")
        lines.append(text.format(suit=suit_name(suit)))
    if values["pack"] == "60" and values["trump"] == "HIDDEN_TRUMP":
        values = {**values, "wizard_turned": "NT"}
    full = any(deal.size * players == len(rules.pack) for deal in rules.plan.deals)
    but = () if full else ("full_pack_trump",)
    lines += told(_by_dealer(TRUMP, values), OPTIONS, values, but=but)
    if values["trump"] in _TURNED:
        lines.append(turned_card())
    return lines


def _trump_name(suit: Suit | None) -> str:
    return translate("Rules", "no trump") if suit is None else suit_name(suit)


def _bidding(rules: Ruleset) -> list[str]:
    values = rules.options
    applies = {option.key: option.applies(values) for option in OPTIONS}
    lines = told(_by_dealer(BIDDING, values), OPTIONS, values)
    if applies["hook_from"] and applies["hook"]:
        lines.append(RuleCounts.hook_from(values["hook_from"]))
    if applies["coop_tries"]:
        lines.append(RuleCounts.together(values["coop_tries"]))
    if applies["blind_behind"] and applies["blind_bonus"]:
        lines.append(RuleCounts.behind(values["blind_behind"]))
    return lines


def _play(rules: Ruleset) -> list[str]:
    values = rules.options
    lines = told(_by_dealer(PLAY, values), OPTIONS, values)
    if values["trump"] == "HIDDEN_TRUMP" and values["trump_lead"] != "any":
        lines.append(
            translate("Rules", "While the card that sets trumps is face down, any card may be led.")
        )
    if lookup.wizards(rules):
        lines += [translate("Rules", text) for text in WIZARDS]
    lines.append(
        translate(
            "Rules",
            "The highest trump takes the trick; without a trump, the highest card of the suit that "
            "was led.",
        )
    )
    return lines


def _end(rules: Ruleset) -> list[str]:
    values = rules.options
    if values["end"] == "target":
        lines = [RuleCounts.target(values["points"]), RuleCounts.longest(values["longest"])]
    else:
        text = translate("Rules", "The match ends with the last deal ({deals}).")
        lines = [text.format(deals=Counts.deals(rules.deal_count or 0))]
    if not rules.kind.lower_wins:
        lines.append(translate("Rules", "Then the highest total wins."))
    else:
        lines.append(translate("Rules", "Then the lowest total wins."))
    if values["scoring"] == "SCRATCH":
        return lines + told(END, OPTIONS, values, but=("tie",))
    if values["end"] == "target" and values["tie"] == "extra_deal":
        more = translate("Rules", MORE_DEALS[values["check"]])
        return [*lines, *told(END, OPTIONS, values, but=("tie",)), more]
    return lines + told(END, OPTIONS, values)


def _by_dealer(words: Words, values: Values) -> Words:
    """Return sentences in which a dealer who sits out does nothing but deal."""
    if values["sit_out"] != "dealer":
        return words
    return {key: {**texts, **DEALER_OUT.get(key, {})} for key, texts in words.items()}
