"""The rules of a match of exact bids with all options filled in, and how it is scored: in sentences
and worked examples.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Rank, Suit
from farwhist.engine.position import Points
from farwhist.rules import lookup
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.options import NONE, Values
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.add_ons import AddOn, AddOnKey
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.example import case_of
from farwhist.rules.scoring.parts import total
from farwhist.rules.scoring.record import Record
from farwhist.rules.scoring.scheme import Scheme
from farwhist.rules.scoring.schemes import COLUMNS, SCHEMES, SIZE, Formula
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.help.rule_sentences import (
    Section,
    first_dealer,
    option_sentences,
    turned_card,
)
from farwhist.ui.scores.score_words import part_line
from farwhist.ui.wording import number_words
from farwhist.ui.wording.card_names import suit_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.option_words import RuleCounts, scheme_name
from farwhist.ui.wording.punctuation import joined, joined_groups

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

_NO_WIZARDS_TRUMP: Final = (("HIDDEN_TRUMP", "dealer"), ("DEALER_LAST", "again"))
"""Where nobody can name the suit, or no other card can be turned: a wizard means no trump."""

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
    size, rows = examples(rules.bid_book.scheme, rules.plan.largest, players)
    return [
        Section(translate("Rules", "Players and cards"), tuple(_cards(rules))),
        Section(translate("Rules", "The deals"), tuple(_deals(rules))),
        Section(translate("Rules", "Trump"), tuple(_trump(rules, players))),
        Section(translate("Rules", "Bidding"), tuple(_bidding(rules))),
        Section(translate("Rules", "Play"), tuple(_play(rules))),
        Section(
            translate("Rules", "Scoring"),
            tuple(lines(rules.options, rules.bid_book)),
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
    spanish = values["pack"] in ("spanish", "spanish_even")
    told_apart = spanish and values["ranks"] == "ace_three"
    cards = [key for key in CARDS if key != "ranks" or not told_apart]
    lines += option_sentences(cards, OPTIONS, values)
    if told_apart:
        twos = any(card.rank is Rank.TWO for card in rules.pack)
        lines.append(
            translate("Rules", "The cards rank A 3 K Q J 7 6 5 4 2.")
            if twos
            else translate("Rules", "The cards rank A 3 K Q J 7 6 5 4.")
        )
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
    if (values["trump"], values["wizard_turned"]) in _NO_WIZARDS_TRUMP:
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


_MADE: Final = {
    "M0": QT_TRANSLATE_NOOP("Rules", "Made bid: {points}."),
    "M1": QT_TRANSLATE_NOOP("Rules", "Made bid, for each trick: {points}."),
    "M2": QT_TRANSLATE_NOOP("Rules", "Made bid: the bid squared times {points}."),
    "Mtri": QT_TRANSLATE_NOOP(
        "Rules", "Made bid: the sum 1 + 2 + … up to the bid, times {points}."
    ),
    "Mn": QT_TRANSLATE_NOOP("Rules", "Made bid, for each card of the deal: {points}."),
    "Mv": QT_TRANSLATE_NOOP(
        "Rules",
        "Made bid: {points}, and as much again for each card that the deal is short of the "
        "largest.",
    ),
    "Z0": QT_TRANSLATE_NOOP("Rules", "A made bid of 0 has its own score: {points}."),
    "Zn": QT_TRANSLATE_NOOP(
        "Rules", "A made bid of 0 has its own score, for each card of the deal: {points}."
    ),
}

_MISSED: Final = {
    "X0": QT_TRANSLATE_NOOP("Rules", "Missed bid: {points}."),
    "Xt": QT_TRANSLATE_NOOP("Rules", "Missed bid, for each trick taken: {points}."),
    "Xb": QT_TRANSLATE_NOOP("Rules", "Missed bid, for each trick bid: {points}."),
    "Xb2": QT_TRANSLATE_NOOP("Rules", "Missed bid: the bid squared times {points}."),
    "Xd": QT_TRANSLATE_NOOP("Rules", "For each trick too many or too few: {points}."),
    "Xtri": QT_TRANSLATE_NOOP(
        "Rules", "Missed bid: the sum 1 + 2 + … up to the tricks off, times {points}."
    ),
    "Xsq": QT_TRANSLATE_NOOP("Rules", "Missed bid: the tricks off squared, times {points}."),
    "Xn": QT_TRANSLATE_NOOP("Rules", "Missed bid, for each card of the deal: {points}."),
    "O0": QT_TRANSLATE_NOOP("Rules", "Too many tricks: {points}."),
    "Ot": QT_TRANSLATE_NOOP("Rules", "Too many tricks, for each trick taken: {points}."),
    "Ob": QT_TRANSLATE_NOOP("Rules", "Too many tricks, for each trick bid: {points}."),
    "Ob2": QT_TRANSLATE_NOOP("Rules", "Too many tricks: the bid squared times {points}."),
    "Od": QT_TRANSLATE_NOOP("Rules", "For each trick too many: {points}."),
    "Otri": QT_TRANSLATE_NOOP(
        "Rules", "Too many tricks: the sum 1 + 2 + … up to the extra tricks, times {points}."
    ),
    "Osq": QT_TRANSLATE_NOOP("Rules", "Too many tricks: the extra tricks squared, times {points}."),
    "On": QT_TRANSLATE_NOOP("Rules", "Too many tricks, for each card of the deal: {points}."),
    "U0": QT_TRANSLATE_NOOP("Rules", "Too few tricks: {points}."),
    "Ut": QT_TRANSLATE_NOOP("Rules", "Too few tricks, for each trick taken: {points}."),
    "Ub": QT_TRANSLATE_NOOP("Rules", "Too few tricks, for each trick bid: {points}."),
    "Ub2": QT_TRANSLATE_NOOP("Rules", "Too few tricks: the bid squared times {points}."),
    "Ud": QT_TRANSLATE_NOOP("Rules", "For each trick too few: {points}."),
    "Utri": QT_TRANSLATE_NOOP(
        "Rules", "Too few tricks: the sum 1 + 2 + … up to the missing tricks, times {points}."
    ),
    "Usq": QT_TRANSLATE_NOOP(
        "Rules", "Too few tricks: the missing tricks squared, times {points}."
    ),
    "Un": QT_TRANSLATE_NOOP("Rules", "Too few tricks, for each card of the deal: {points}."),
    "nilfail": QT_TRANSLATE_NOOP("Rules", "A missed bid of 0 has its own score: {points}."),
}


def points_in_words(chosen: Scheme) -> list[str]:
    """Return how one deal is scored."""
    if isinstance(chosen, Record):
        return _record(chosen)
    assert isinstance(chosen, Formula)
    return [translate("Rules", chosen.sentence)]


def _record(record: Record) -> list[str]:
    numbers = {key: value for key, value in record.numbers.items() if value or key[0] in "ZTn"}
    made = {key: value for key, value in numbers.items() if key[0] in "MZT"}
    missed = {key: value for key, value in numbers.items() if key not in made}
    lines = [*_made(made), *_missed(missed)]
    if record.lower_wins:
        lines.append(translate("Rules", "The lowest total wins."))
    return lines


def _made(numbers: dict[str, Points]) -> list[str]:
    base, more = numbers.get("M0"), numbers.get("M1")
    own = [key for key in numbers if key[0] == "T"]
    rest = {key: value for key, value in numbers.items() if key not in own}
    lines = []
    if not numbers:
        return [translate("Rules", "A made bid scores nothing.")]
    if _counts(base) and rest.keys() - {"Z0", "Zn"} == {"M0"}:
        lines.append(RuleCounts.made(int(base or 0)))
    elif _counts(base) and _counts(more) and rest.keys() - {"Z0", "Zn"} == {"M0", "M1"}:
        text = RuleCounts.made_more(int(base or 0))
        lines.append(text.format(more=number_words.number(more or 0)))
    else:
        lines += _labelled(_MADE, {key: rest[key] for key in rest if key[0] == "M"})
    lines += _labelled(_MADE, {key: rest[key] for key in rest if key[0] == "Z"})
    for key in sorted(own, key=lambda each: int(each[1:])):
        text = translate("Rules", "A made bid of {bid} has its own score: {points}.")
        lines.append(text.format(bid=key[1:], points=number_words.signed(numbers[key])))
    return lines


def _missed(numbers: dict[str, Points]) -> list[str]:
    if not numbers:
        return [translate("Rules", "A missed bid scores nothing.")]
    (key, value), *others = numbers.items()
    if not others and key == "Xd" and _counts(-value):
        return [RuleCounts.loses_each(int(-value))]
    if not others and key == "Xt" and _counts(value):
        return [RuleCounts.keeps_each(int(value))]
    lines = _labelled(_MISSED, numbers)
    sides = {each[0] for each in numbers}
    if sides <= {"U", "n"}:
        lines.append(translate("Rules", "Too many tricks score nothing."))
    elif sides <= {"O", "n"}:
        lines.append(translate("Rules", "Too few tricks score nothing."))
    return lines


def _counts(value: Points | None) -> bool:
    """Whether a sentence can count so many points."""
    return value is not None and value > 0 and value == int(value)


def _labelled(words: dict[str, str], numbers: dict[str, Points]) -> list[str]:
    return [
        translate("Rules", words[key]).format(points=number_words.signed(numbers[key]))
        for key in words
        if key in numbers
    ]


def _slam(facts: Mapping[str, int]) -> str:
    text = translate("Rules", "Bidding and taking every trick of a deal: {points} extra.")
    return text.format(points=number_words.signed(facts["points"]))


def _blind(facts: Mapping[str, int]) -> str:
    text = translate("Rules", "A made blind bid: {points} extra.")
    return text.format(points=number_words.signed(facts["points"]))


def _spades(facts: Mapping[str, int]) -> str:
    return translate("Rules", "When a spade is turned up, the deal counts double.")


def _streak(facts: Mapping[str, int]) -> str:
    plus, minus = facts["points"], -facts["points"]
    text = RuleCounts.run(facts["length"])
    return text.format(plus=number_words.signed(plus), minus=number_words.signed(minus))


_ADDITIONS: Final[Mapping[AddOnKey, Callable[[Mapping[str, int]], str]]] = {
    "slam": _slam,
    "blind_extra": _blind,
    "streak": _streak,
    "spade_double": _spades,
}

_DETAILS: Final[Mapping[AddOnKey, tuple[str, ...]]] = {
    "streak": ("streak_one_card", "streak_restart")
}
"""The options that change an add-on."""


def addition(add_on: AddOn) -> str:
    """Return what is paid on top, in a sentence."""
    return _ADDITIONS[add_on.key](add_on.facts)


def additions(values: Values, add_ons: Sequence[AddOn]) -> list[str]:
    """Return what is added to the points of the scheme, by add-ons that have an effect."""
    lines = []
    for add_on in add_ons:
        keys = (add_on.key, *add_on.beside)
        if all(OPTIONS.options[key].applies(values) for key in keys):
            lines.append(addition(add_on))
            lines += option_sentences(_DETAILS.get(add_on.key, ()), OPTIONS, values)
    return lines


def examples(chosen: Scheme, largest: int, players: int) -> tuple[int, list[tuple[str, ...]]]:
    """Return the cards of the deal of the examples, and their rows: bid, took, points, how.

    The first row is the head.
    """
    size = min(SIZE, largest)
    rows: list[tuple[str, ...]] = [
        (
            translate("Rules", "Bid"),
            translate("Rules", "Took"),
            translate("Rules", "Points"),
            translate("Rules", "How"),
        )
    ]
    for bid, taken in COLUMNS:
        if max(bid, taken) <= size:
            case = case_of(bid, taken, size=size, largest=largest, players=players)
            parts = chosen.parts(case, 0)
            how = joined_groups(part_line(part) for part in parts if part.points)
            rows.append((str(bid), str(taken), number_words.signed(total(parts)), how))
    return size, rows


def scheme_label(name: str) -> str:
    """Return what a scheme is called."""
    return scheme_name(name)


def scheme_table() -> list[tuple[str, ...]]:
    """Return every scheme with its points in the examples; the first row is the head."""
    head = [f"{bid}/{taken}" for bid, taken in COLUMNS]
    rows = [(translate("Rules", "Scheme"), *head, translate("Rules", "In words"))]
    for row in SCHEMES.values():
        points = [number_words.signed(each) for each in row.examples]
        rows.append((scheme_label(row.id), *points, " ".join(points_in_words(row.scheme))))
    return rows


def lines(values: Values, book: Book) -> Sequence[str]:
    """Return everything about points, without examples."""
    return [*points_in_words(book.scheme), *additions(values, book.add_ons)]
