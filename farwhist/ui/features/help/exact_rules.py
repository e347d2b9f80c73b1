"""The rules of a match of exact bids, with all options filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Suit
from farwhist.rules import lookup
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.options import NONE, Values
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.help import scoring_rules
from farwhist.ui.features.help.rule_sentences import (
    Section,
    first_dealer,
    option_sentences,
    turned_card,
)
from farwhist.ui.wording.card_names import suit_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined
from farwhist.ui.wording.rule_counts import RuleCounts

translate = QCoreApplication.translate

CARDS: Final = ("pack", "ranks", "sit_out", "direction")
DEALS: Final = ("one_card", "each_dealer")
TRUMP: Final = (
    "trump", "full_pack_trump", "random_nt", "face_means_nt", "wizard_turned", "super_trump",
    "nt_when_max",
)  # fmt: skip
BIDDING: Final = (
    "bidding", "first_bidder", "hook", "total_rule", "second_round", "bid_visibility", "nil_twice",
)  # fmt: skip
PLAY: Final = (
    "first_leader", "trump_lead", "may_trump_anytime", "must_beat_suit", "must_ruff",
    "must_overruff", "free_below",
)  # fmt: skip
END: Final = ("check", "tie")
"""The options that have sentences, part by part, in the order in which they are told."""

DEALER_OUT: Final[Mapping[str, Mapping[Any, str]]] = {
    "trump": {
        "DEALER_LAST": QT_TRANSLATE_NOOP(
            "Rules", "The last card dealt is shown and sets trumps; it stays in the hand."
        )
    },
    "full_pack_trump": {
        "DEALER_LAST": QT_TRANSLATE_NOOP(
            "Rules", "When the whole pack is dealt, the last card dealt sets trumps."
        ),
        "DEALER_BLIND": QT_TRANSLATE_NOOP(
            "Rules",
            "When the whole pack is dealt, the player after the dealer chooses trumps before any "
            "card is dealt.",
        ),
    },
    "wizard_turned": {
        "dealer": QT_TRANSLATE_NOOP(
            "Rules",
            "A jester turned up means no trump; for a wizard the player after the dealer looks at "
            "the cards and chooses trumps.",
        )
    },
    "first_bidder": {"dealer": OPTIONS.options["first_bidder"].sentences["eldest"]},
    "first_leader": {"dealer": OPTIONS.options["first_leader"].sentences["eldest"]},
}
"""What takes the place of sentences in which the dealer plays, where the dealer sits out."""

MORE_DEALS: Final = {
    "deal": QT_TRANSLATE_NOOP(
        "Rules", "If first place is tied, the next deal of the sequence is played."
    ),
    "tour": QT_TRANSLATE_NOOP(
        "Rules", "If first place is tied, the whole sequence is played again."
    ),
}
"""What follows a tie in a match to points, by when totals are checked."""

WIZARDS: Final = (
    QT_TRANSLATE_NOOP("Rules", "A wizard or a jester may be played at any time."),
    QT_TRANSLATE_NOOP(
        "Rules",
        "After a jester is led, the next card of a suit sets the suit to follow. If a wizard "
        "comes before any card of a suit, everybody may play any card.",
    ),
    QT_TRANSLATE_NOOP(
        "Rules",
        "The first wizard takes the trick. A jester takes a trick only if all its cards are "
        "jesters; then the first one wins.",
    ),
)
"""What is told of a pack that has them."""

TWISTS: Final = {
    "n": QT_TRANSLATE_NOOP("Rules", "Deals without trump: {deals}."),
    "m": QT_TRANSLATE_NOOP("Rules", "Deals in which everyone bids 0: {deals}."),
    "b": QT_TRANSLATE_NOOP("Rules", "Deals in which you bid before looking at the cards: {deals}."),
    "r": QT_TRANSLATE_NOOP("Rules", "Deals in which trumps are turned after the bids: {deals}."),
    "f": QT_TRANSLATE_NOOP("Rules", "Deals in which you see all cards but your own: {deals}."),
    "h": QT_TRANSLATE_NOOP(
        "Rules", "Deals in which nobody sees a card before everyone has bid: {deals}."
    ),
}

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
    cards = [key for key in CARDS if key != "ranks" or not told_apart]
    lines += option_sentences(cards, OPTIONS, values)
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
    keys = [key for key in DEALS if key != "one_card" or one_card]
    return lines + option_sentences(keys, OPTIONS, values)


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
    keys = [key for key in TRUMP if key != "full_pack_trump" or full]
    lines += option_sentences(keys, OPTIONS, values, _dealer_out(values))
    if values["trump"] in _TURNED:
        lines.append(turned_card())
    return lines


def _trump_name(suit: Suit | None) -> str:
    return translate("Rules", "no trump") if suit is None else suit_name(suit)


def _bidding(rules: Ruleset) -> list[str]:
    values = rules.options
    applies = {option.key: option.applies(values) for option in OPTIONS}
    lines = option_sentences(BIDDING, OPTIONS, values, _dealer_out(values))
    if applies["hook_from"] and applies["hook"]:
        lines.append(RuleCounts.hook_from(values["hook_from"]))
    if applies["coop_tries"]:
        lines.append(RuleCounts.together(values["coop_tries"]))
    if applies["blind_behind"] and applies["blind_bonus"]:
        lines.append(RuleCounts.behind(values["blind_behind"]))
    return lines


def _play(rules: Ruleset) -> list[str]:
    values = rules.options
    lines = option_sentences(PLAY, OPTIONS, values, _dealer_out(values))
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
    more: tuple[str, ...] = ()
    if values["scoring"] == "SCRATCH":
        keys: Sequence[str] = ("check",)
    elif values["end"] == "target" and values["tie"] == "extra_deal":
        keys, more = ("check",), (translate("Rules", MORE_DEALS[values["check"]]),)
    else:
        keys = END
    return [*lines, *option_sentences(keys, OPTIONS, values), *more]


def _dealer_out(values: Values) -> Mapping[str, Mapping[Any, str]]:
    return DEALER_OUT if values["sit_out"] == "dealer" else NONE
