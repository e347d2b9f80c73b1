"""A deal out of a text: the code or the diagram in it, whatever stands around them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from farwhist.engine.cards import Card, Rank, Seat, Suit, card
from farwhist.engine.moves import Move, PlayCard, bid
from farwhist.engine.moves import read as move_of
from farwhist.engine.position import Points
from farwhist.rules import code_signs, deal_code, diagram
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.deal_text import DealText, of, rules_of, told_points
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.single_deal import (
    DealFrame,
    SingleDeal,
    TrumpMethod,
    frame,
    last_seat,
    order,
    whole,
)

_SHOWN: Final[Mapping[TrumpMethod, diagram.Label]] = {
    "turn_up": diagram.TURNED,
    "cut_first": diagram.TURNED,
    "dealer_last": diagram.TURNED,
    "reveal_after_bids": diagram.NEXT,
    "hidden_trump": diagram.NEXT,
}
"""The line that tells the card by which trump is found."""

_NEEDED: Final[tuple[tuple[diagram.Label, ...], ...]] = (("Game",), ("Seat", "Stock"))
"""No diagram is without one of the first and one of the second."""

MOST_SIGNS: Final = 200_000
"""No text is read any further than that."""

LONGEST_LINE: Final = 500
"""No line of a diagram is as long as that."""

_QUOTED: Final = re.compile(r"^[\s>|*_`~]*")
_LABELLED: Final = re.compile(r"([A-Za-z][A-Za-z ,]*?)\s*(\d*)\s*:\s*(.*?)[\s*_`]*$")
_GAME: Final = re.compile(r"(?:.*\()?\s*(\w+)\)?\s*,\s*(\d{1,2})\s+players?", re.ASCII)
_ENTRY: Final = re.compile(r"(\d{1,2})\s*:\s*([^:,\s][^:,]*?)\s*(?:,|$)")
_SCORE: Final = re.compile(r"-?\d{1,5}(?:\.\d{1,2})?", re.ASCII)
_TAKEN: Final = re.compile(r"\s*\((taken by \d+)\)$")
_SIGNS: Final = {sign: Suit(n % 4) for n, sign in enumerate("♠♥♦♣♤♡♢♧")}
_SUITS: Final = {suit.letter: suit for suit in Suit}
_RANKS: Final = {rank.letter: rank for rank in Rank if rank <= Rank.ACE} | {"10": Rank.TEN}
_SECOND: Final = "'’´`"


class CardLetters(Struct, frozen=True):
    """The letters of ranks that a player may use beside the English ones.

    Those that mean another rank or a suit in English are left out.
    """

    own: Mapping[str, Rank] = field(default_factory=dict)

    @property
    def ranks(self) -> dict[str, Rank]:
        """Every rank by what it is written, the longest first."""
        found = {each.upper(): rank for each, rank in self.own.items() if each}
        both = found | _RANKS
        return {each: both[each] for each in sorted(both, key=len, reverse=True)}


def read(text: str, letters: CardLetters | None = None) -> DealText:
    """Return the deal that a text holds as a code, a diagram, or both.

    Raises:
        BadDeal: there is none, it is damaged or cannot be played, or the two differ. The sentence
            names the place.
    """
    text = text[:MOST_SIGNS]
    coded: DealText | None = None
    problem: BadDeal | None = None
    for start in code_signs.found(text):
        try:
            coded = deal_code.read(text, start)
            break
        except BadDeal as error:
            problem = problem or error
    shown = _Lines.of(text)
    if shown is None:
        if coded is not None:
            return coded
        raise problem or BadDeal("nothing")
    drawn = shown.deal(letters or CardLetters())
    if coded is not None and coded != drawn:
        raise BadDeal("differ")
    return coded or drawn


def holds_diagram(text: str) -> bool:
    """Whether a text holds a diagram, of whatever sense."""
    return _Lines.of(text[:MOST_SIGNS]) is not None


class _Line(Struct, frozen=True):
    label: str
    number: str
    value: str
    whole: str

    def called(self, *names: diagram.Label) -> bool:
        """Whether the line has one of these labels, in whatever case."""
        return self.label in {name.casefold() for name in names}


class _Lines:
    """The lines of the first diagram of a text."""

    def __init__(self, lines: Sequence[_Line]) -> None:
        self._lines = lines
        self._ranks: Mapping[str, Rank] = _RANKS

    @classmethod
    def of(cls, text: str) -> _Lines | None:
        """Return them, or None where there is no diagram."""
        found: list[_Line] = []
        for raw in text.splitlines():
            plain = raw[_end(_QUOTED, raw) :].strip()
            line = _LABELLED.match(plain) if len(plain) < LONGEST_LINE else None
            if line is None:
                continue
            known = _Line(line[1].casefold(), line[2], line[3], plain)
            if known.called("Game") and any(each.called("Game") for each in found):
                break
            found.append(known)
        enough = all(
            any(each.called(name) for each in found for name in names) for names in _NEEDED
        )
        return cls(found) if enough else None

    def deal(self, letters: CardLetters) -> DealText:
        """Return the deal; raises BadDeal."""
        self._ranks = letters.ranks
        preset, seats = self._game()
        changes = {}
        for line in self._all("Option"):
            key, equals, value = line.value.partition("=")
            if not equals:
                raise BadDeal("line", line=line.whole)
            changes[key.strip()] = value.strip()
        rules = rules_of(preset, seats, changes)
        deal = self._head(seats)
        known = frame(rules, deal)
        hands: list[tuple[Card, ...]] = [()] * seats
        for line in self._all("Seat"):
            seat = _number(line.number, line) - 1
            if not 0 <= seat < seats:
                raise BadDeal("seat", seat=seat + 1)
            hands[seat] += tuple(sorted(self._hand(line), key=order))
        for seat, size in enumerate(known.sizes):
            if size and not hands[seat]:
                raise BadDeal("missing", line=f"Seat {seat + 1}:")
        deal = self._with_stock(rules, replace(deal, hands=tuple(hands)), known)
        deal = replace(deal, drawn=self._drawn())
        gifts = tuple(one for line in self._all(diagram.GIFTS) for one in self._cards(line))
        try:
            text = of(preset, seats, changes, replace(deal, gifts=gifts), self._moves())
        except RulesError as error:
            raise BadDeal("rules", why=error) from None
        text.match()
        self._check_told(text)
        return text

    def _with_stock(self, rules: Ruleset, deal: SingleDeal, known: DealFrame) -> SingleDeal:
        """Return the deal with the cards that are turned, and those that are not dealt."""
        stock = [one for line in self._all(diagram.STOCK) for one in self._cards(line)]
        turned = self._turned(known.method in ("turn_up", "cut_first", "dealer_last"))
        top = [one for line in self._all(diagram.NEXT) for one in self._cards(line)]
        shown = top if _SHOWN.get(known.method) == diagram.NEXT else turned
        if known.method in _SHOWN and not shown and not stock:
            raise BadDeal("missing", line=f"{_SHOWN[known.method]}:")
        if known.method == "turn_up":
            top = [turned] if turned else top
        elif known.method == "cut_first":
            deal = replace(deal, cut=turned)
        elif turned is not None:
            seat, hands = last_seat(rules, known, deal), list(deal.hands)
            if turned not in hands[seat]:
                raise BadDeal("turned", card=turned.text)
            hands[seat] = (*(one for one in hands[seat] if one is not turned), turned)
            deal = replace(deal, hands=tuple(hands))
        _no_card_twice(deal, stock or top)
        return whole(rules, deal, stock or top)

    # --- single lines -----------------------------------------------------------------

    def _all(self, name: diagram.Label) -> list[_Line]:
        return [line for line in self._lines if line.called(name)]

    def _one(self, name: diagram.Label) -> _Line | None:
        return next(iter(self._all(name)), None)

    def _game(self) -> tuple[str, int]:
        line = self._one("Game")
        assert line is not None, "without it there is no diagram"
        found = _GAME.fullmatch(line.value.strip())
        if found is None:
            raise BadDeal("line", line=line.whole)
        if found[1] not in PRESETS:
            raise BadDeal("game", game=found[1])
        return found[1], int(found[2])

    def _head(self, seats: int) -> SingleDeal:
        dealer, place = self._one("Dealer"), self._one("Deal")
        if dealer is None:
            raise BadDeal("missing", line="Dealer:")
        lives, blind = self._one(diagram.LIVES), self._seats(diagram.BLIND)
        return SingleDeal(
            place=_number(place.value, place) - 1 if place else 0,
            dealer=_number(dealer.value, dealer) - 1,
            hands=((),) * seats,
            out=self._seats(diagram.OUT),
            single=self._seats(diagram.SINGLE),
            single_blind=blind,
            unseen=self._seats(diagram.UNSEEN),
            lives=_number(lives.value, lives) if lives else 0,
            caller=next(iter(self._seats(diagram.CALLER)), None),
            leader=next(iter(self._seats(diagram.LEADER)), None),
            points=self._points(),
        )

    def _points(self) -> tuple[Points, ...]:
        line = self._one(diagram.BEFORE)
        if line is None:
            return ()
        words = line.value.replace(",", " ").replace("\u2212", "-").split()
        if not all(_SCORE.fullmatch(word) for word in words):
            raise BadDeal("line", line=line.whole)
        return told_points(float(word) for word in words)

    def _seats(self, name: diagram.Label) -> tuple[Seat, ...]:
        line = self._one(name)
        if line is None:
            return ()
        return tuple(_number(word, line) - 1 for word in line.value.replace(",", " ").split())

    def _drawn(self) -> tuple[Suit | None, ...]:
        line = self._one(diagram.DRAWN)
        if line is None:
            return ()
        names = {diagram.trump_name(trump): trump for trump in (*Suit, None)}
        if _plain(line.value) not in names:
            raise BadDeal("line", line=line.whole)
        return (names[_plain(line.value)],)

    def _turned(self, wanted: bool) -> Card | None:
        line = self._one(diagram.TURNED)
        if line is None:
            return None
        cards = self._cards(line)
        if len(cards) != 1:
            raise BadDeal("line", line=line.whole)
        if not wanted:
            raise BadDeal("turned", card=cards[0].text)
        return cards[0]

    def _cards(self, line: _Line) -> list[Card]:
        return [self._card(word, line) for word in line.value.replace(",", " ").split()]

    def _card(self, word: str, line: _Line) -> Card:
        """Return a card such as ``AS``, ``10♥`` or ``W1``."""
        plain = word.upper().replace("\ufe0f", "")
        try:
            return card(plain)
        except ValueError:
            pass
        copy = "2" if plain[-1:] == "2" and len(plain) > 2 else ""
        plain = plain[:-1] if copy else plain
        first, last = plain[:1], plain[-1:]
        if first in _SIGNS:
            suit, rank = _SIGNS[first], plain[1:]
        elif last in _SIGNS or last in _SUITS:
            suit, rank = (_SIGNS | _SUITS)[last], plain[:-1]
        else:
            raise BadDeal("line", line=line.whole)
        if rank not in self._ranks:
            raise BadDeal("line", line=line.whole)
        return card(f"{self._ranks[rank].letter}{suit.letter}{copy}")

    def _hand(self, line: _Line) -> list[Card]:
        found: list[Card] = []
        suit: Suit | None = None
        free = False
        for word in line.value.upper().replace("\ufe0f", "").split():
            rest = word
            if word in _SUITS or word[0] in _SIGNS:
                suit, free = (_SIGNS | _SUITS)[word[0]], False
                rest = word[1:]
            elif word == diagram.SUITLESS:
                suit, free, rest = None, True, ""
            if rest.strip("-–—") == "":
                continue
            if free:
                found.append(self._card(rest, line))
            elif suit is None:
                raise BadDeal("line", line=line.whole)
            else:
                found += self._ranked(rest, suit, line)
        return found

    def _ranked(self, word: str, suit: Suit, line: _Line) -> Iterable[Card]:
        at = 0
        while at < len(word):
            text = next((each for each in self._ranks if word.startswith(each, at)), None)
            if text is None:
                raise BadDeal("line", line=line.whole)
            at += len(text)
            second = word[at : at + 1] in _SECOND and at < len(word)
            at += second
            yield card(f"{self._ranks[text].letter}{suit.letter}{'2' if second else ''}")

    # --- moves ------------------------------------------------------------------------

    def _moves(self) -> list[tuple[Seat, Move]]:
        moves: list[tuple[Seat, Move]] = []
        for line in self._lines:
            if line.called(diagram.BIDS, diagram.CALLS, diagram.TURNS) or (
                line.called("Trick") and line.number
            ):
                value = _TAKEN.sub("", line.value)
                at = 0
                while at < len(value):
                    entry = _ENTRY.match(value, at)
                    if entry is None:
                        raise BadDeal("line", line=line.whole)
                    moves.append((int(entry[1]) - 1, self._move(entry[2], line)))
                    at = _past(value, entry.end())
        return moves

    def _move(self, text: str, line: _Line) -> Move:
        if text.isdecimal() and len(text) < 4:
            return bid(int(text))
        for form in (text.lower(), text.upper(), text):
            word, _, rest = form.partition(" ")
            try:
                return move_of(f"{word.lower()} {rest}".strip())
            except ValueError:
                continue
        found = text.split()
        if found[0].casefold() in ("trump", "discard", "give", "auction", "contract", "order"):
            raise BadDeal("line", line=line.whole)
        return PlayCard(tuple(self._card(word, line) for word in found))

    def _check_told(self, text: DealText) -> None:
        """Raise BadDeal where a line tells what does not follow from the rest."""
        right = {_plain(line) for line in diagram.lines(text)}
        for line in self._lines:
            told = line.called(*diagram.TOLD)
            if (told or (line.called("Trick") and _TAKEN.search(line.value))) and (
                not _follows(_plain(line.whole), right)
            ):
                raise BadDeal("claim", line=line.whole)


def _follows(told: str, right: set[str]) -> bool:
    if told in right:
        return True
    taken = _TAKEN.search(told)
    if taken is None:
        return False
    label = told.partition(":")[0]
    return any(
        each.partition(":")[0] == label and each.endswith(taken[0].strip()) for each in right
    )


def _plain(line: str) -> str:
    return " ".join(line.casefold().split())


def _past(value: str, at: int) -> int:
    while at < len(value) and value[at].isspace():
        at += 1
    return at


def _end(pattern: re.Pattern[str], text: str) -> int:
    found = pattern.match(text)
    return found.end() if found else 0


def _number(text: str, line: _Line) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise BadDeal("line", line=line.whole)
    return int(text)


def _no_card_twice(deal: SingleDeal, rest: Sequence[Card]) -> None:
    found: dict[Card, object] = {}
    for seat, hand in enumerate((*deal.hands, rest)):
        place = ("hand", {"seat": seat + 1}) if seat < len(deal.hands) else ("rest", {})
        for one in hand:
            if one in found:
                raise BadDeal("twice", card=one.text, one=found[one], other=place)
            found[one] = place
