"""A deal as a text that people can read: rules, hands by suit, calls, tricks, result, code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from farwhist.engine.cards import Card, Suit
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, Move, PlayCard, write
from farwhist.engine.position import Position
from farwhist.rules import deal_code
from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.deal_text import DealText, is_play, submit
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.single_deal import DealFrame, SingleDeal, check, last_seat, order
from farwhist.rules.single_deal_rules import alone

HEAD: Final = "Far Whist deal"
VOID: Final = "-"
SUITLESS: Final = "*"
"""Stands before cards that have no suit."""

SECOND: Final = "'"
"""Stands behind a card of the second pack."""

WIDTH: Final = 72
"""So many characters stand on a line at most, so that no mail breaks it."""

Label = Literal[
    "Game", "Option", "Deal", "Dealer", "Seat", "Trick", "Out", "One card", "One card, unseen",
    "Second chances", "Names trump", "Leads", "May bid blind", "Points so far", "Turned",
    "Next card", "Stock", "Drawn trump", "Gifts", "Bids", "Calls", "Turns", "Trump",
    "Tricks taken", "Points",
]  # fmt: skip
"""What a line is called; behind "Seat" and "Trick" stands a number."""

OUT: Final = "Out"
SINGLE: Final = "One card"
BLIND: Final = "One card, unseen"
LIVES: Final = "Second chances"
CALLER: Final = "Names trump"
LEADER: Final = "Leads"
UNSEEN: Final = "May bid blind"
BEFORE: Final = "Points so far"
TURNED: Final = "Turned"
NEXT: Final = "Next card"
STOCK: Final = "Stock"
DRAWN: Final = "Drawn trump"
GIFTS: Final = "Gifts"
BIDS: Final = "Bids"
CALLS: Final = "Calls"
TURNS: Final = "Turns"
TRUMP: Final = "Trump"
TAKEN: Final = "Tricks taken"
POINTS: Final = "Points"
TOLD: Final[tuple[Label, ...]] = (TRUMP, TAKEN, POINTS)
"""Lines that follow from the others."""


def drawn(text: DealText) -> str:
    """Return the diagram of a deal, with its code as the last line; raises BadDeal."""
    return "".join(f"{line}\n" for line in (*lines(text), "", f"Code: {deal_code.write(text)}"))


def lines(text: DealText) -> Iterator[str]:
    """Yield the lines of the diagram without the code; raises BadDeal."""
    rules, deal = text.usual, text.deal
    known = check(rules, deal)
    yield from _rules(text.preset, text.seats, text.changes)
    yield f"Deal: {deal.place + 1}"
    yield f"Dealer: {deal.dealer + 1}"
    yield from _before(deal)
    yield from _turned(rules, deal, known)
    told = list(_told(text, alone(rules, deal)))
    yield from (line for line in told if line.startswith(f"{TRUMP}:"))
    yield ""
    for seat, hand in enumerate(deal.hands):
        if known.sizes[seat]:
            yield f"Seat {seat + 1}: {by_suit(hand)}"
    rest = [line for line in told if not line.startswith(f"{TRUMP}:")]
    if rest:
        yield ""
        yield from rest


def seen(text: tuple[str, int, Mapping[str, str]], view: Position) -> str:
    """Return a running deal as one seat sees it, without a code.

    Args:
        text: the preset, how many players, and the options that differ.
        view: what the seat knows.
    """
    preset, seats, changes = text
    found = [*_rules(preset, seats, changes), f"Deal: {view.place + 1}"]
    found.append(f"Dealer: {view.dealer + 1}")
    if view.turn_up is not None:
        found.append(f"{TURNED}: {view.turn_up}")
    if view.trump_fixed and GAMES[PRESETS[preset].game].kind.tricks:
        found.append(f"{TRUMP}: {trump_name(view.trump)}")
    found.append("")
    whole = view.dealt if GAMES[PRESETS[preset].game].kind.tricks else view.hands
    for seat, hand in enumerate(whole):
        known = [card for card in hand if card is not None]
        if known and len(known) == len(hand):
            found.append(f"Seat {seat + 1}: {by_suit(known)}")
    found.append("")
    found += _line(CALLS, [f"{seat + 1}: {write(call)}" for seat, call in view.calls])
    bids = [(seat, bid) for seat, bid in enumerate(view.bids) if bid is not None]
    found += _line(BIDS, [f"{seat + 1}: {bid}" for seat, bid in bids])
    for number, trick in enumerate(view.tricks, 1):
        plays = [f"{seat + 1}: {card}" for seat, card in trick.plays]
        found += _line(f"Trick {number}", plays, f" (taken by {trick.winner + 1})")
    now = [f"{seat + 1}: {card}" for seat, card in view.trick]
    found += _line(f"Trick {len(view.tricks) + 1}", now)
    found += ["", "The other hands are not shown while the deal is being played."]
    return "".join(f"{line}\n" for line in found)


def _rules(preset_id: str, seats: int, changes: Mapping[str, str]) -> Iterator[str]:
    yield HEAD
    preset = PRESETS[preset_id]
    yield f"Game: {preset.name} ({preset_id}), {seats} players"
    for key, value in sorted(changes.items()):
        yield f"Option: {key} = {value}"


def _before(deal: SingleDeal) -> Iterator[str]:
    groups = ((OUT, deal.out), (SINGLE, deal.single), (BLIND, deal.single_blind))
    for name, seats in (*groups, (UNSEEN, deal.unseen)):
        if seats:
            yield f"{name}: {' '.join(str(seat + 1) for seat in seats)}"
    if deal.lives:
        yield f"{LIVES}: {deal.lives}"
    for name, seat in ((CALLER, deal.caller), (LEADER, deal.leader)):
        if seat is not None:
            yield f"{name}: {seat + 1}"
    if deal.points:
        yield f"{BEFORE}: {', '.join(f'{points:.7g}' for points in deal.points)}"


def _turned(rules: Ruleset, deal: SingleDeal, known: DealFrame) -> Iterator[str]:
    if known.kept:
        yield from _wrapped(STOCK, [card.text for card in deal.stock])
    elif known.method == "dealer_last":
        yield f"{TURNED}: {deal.hands[last_seat(rules, known, deal)][-1]}"
    elif known.method == "cut_first":
        yield f"{TURNED}: {deal.cut}"
    if deal.stock and not known.kept:
        yield f"{TURNED if known.method == 'turn_up' else NEXT}: {deal.stock[0]}"
    for suit in deal.drawn:
        yield f"{DRAWN}: {trump_name(suit)}"
    yield from _wrapped(GIFTS, [card.text for card in deal.gifts])


def _told(text: DealText, rules: Ruleset) -> Iterator[str]:
    """Yield what was called and played, and what came of it."""
    match = Match(rules, text.seed)
    entries: list[str] = []
    label = ""
    for seat, move in text.moves:
        trick = len(match.position.tricks)
        now = TURNS if not rules.kind.tricks else CALLS
        if rules.kind.tricks and is_play(move):
            now = f"Trick {trick + 1}"
        if entries and now != label:
            yield from _line(label, entries)
            entries = []
        label = now
        submit(match, seat, move)
        entries.append(f"{seat + 1}: {said(move)}")
        done = match.position.results[-1].tricks if match.over else match.position.tricks
        if is_play(move) and len(done) > trick:
            yield from _line(label, entries, f" (taken by {done[trick].winner + 1})")
            entries = []
    yield from _line(label, entries)
    at = match.position
    if rules.kind.tricks and at.trump_fixed:
        yield f"{TRUMP}: {trump_name(at.trump)}"
    if match.over:
        result = at.results[-1]
        if rules.kind.tricks:
            yield f"{TAKEN}: {', '.join(str(taken) for taken in result.taken)}"
        yield f"{POINTS}: {', '.join(f'{points:g}' for points in result.points)}"


def _line(label: str, entries: Sequence[str], end: str = "") -> Iterator[str]:
    if label == CALLS and all(entry.partition(": ")[2].isdecimal() for entry in entries):
        label = BIDS
    found = list(_wrapped(label, entries, ", "))
    yield from found[:-1]
    yield from (f"{last}{end}" for last in found[-1:])


def _wrapped(label: str, words: Sequence[str], between: str = " ") -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + len(between) + len(word) > WIDTH:
            yield line
            line = ""
        line = f"{line}{between}{word}" if line else f"{label}: {word}"
    if line:
        yield line


def said(move: Move) -> str:
    """Return a move as a diagram has it: a bid is its number, and a card played is the card."""
    if isinstance(move, Bid):
        return str(move.tricks)
    return write(move).removeprefix("play ") if isinstance(move, PlayCard) else write(move)


def trump_name(suit: Suit | None) -> str:
    """Return a trump in a word or two."""
    return "no trump" if suit is None else suit.name.lower()


def by_suit(hand: Iterable[Card]) -> str:
    """Return cards as ``S AJ84  H 7  D -  C K``; without any of a pack's suits a stroke."""
    cards = sorted(hand, key=order)
    parts = []
    for suit in Suit:
        ranks = "".join(c.rank.letter + SECOND * c.copy for c in cards if c.suit is suit)
        parts.append(f"{suit.letter} {ranks or VOID}")
    free = [card.text for card in cards if card.suit is None]
    return "  ".join([*parts, *([" ".join([SUITLESS, *free])] if free else [])])
