"""The closed list of things that a seat can do."""

from __future__ import annotations

from enum import Enum
from functools import cache

from msgspec import Struct

from farwhist.engine.cards import Card, Suit, card


class PlayCard(Struct, frozen=True, tag=True):
    """Play cards from the hand: one to a trick, in a shedding game a set in the order laid."""

    cards: tuple[Card, ...]


class Bid(Struct, frozen=True, tag=True):
    """Undertake to take exactly, or at least, this many tricks."""

    tricks: int


class NameTrump(Struct, frozen=True, tag=True):
    """Name the trump suit; None is no trump."""

    suit: Suit | None


class Auction(Struct, frozen=True, tag=True):
    """Offer to take this many tricks with a trump suit of one's own choice (None: no trump)."""

    tricks: int
    suit: Suit | None


class Strain(Enum):
    """What a contract is played in, before the suit is named.

    Grand and nullo are without trump: at grand both sides want tricks, at nullo neither does. Where
    sides are made by the call, a proposal that is accepted makes a pair; solo, misère, abundance,
    royal abundance, open misère and abundance declared are played alone, and in a general misère
    everybody plays alone.
    """

    UP = "up"
    DOWN = "down"
    NT = "nt"
    GRAND = "grand"
    NULLO = "nullo"
    PROPOSAL = "proposal"
    ACCEPTANCE = "acceptance"
    PAIR = "pair"
    SOLO = "solo"
    MISERE = "misere"
    ABUNDANCE = "abundance"
    ROYAL = "royal"
    OPEN = "open"
    DECLARED = "declared"
    GENERAL = "general"

    @property
    def levelled(self) -> bool:
        """Whether more than six tricks and one can be undertaken in it."""
        return self in (Strain.UP, Strain.DOWN, Strain.NT)


class Contract(Struct, frozen=True, tag=True):
    """Undertake six tricks and `level` more, or at nullo to leave so many to the others.

    Where sides are made by the call the level is 1, and the strain says how many tricks it takes.
    """

    level: int
    strain: Strain


class NameOrder(Struct, frozen=True, tag=True):
    """Say whether the ranks run from the ace to the two, or (`low`) from the ace, two ... king."""

    low: bool


class Pass(Struct, frozen=True, tag=True):
    """Make no call."""


class Look(Struct, frozen=True, tag=True):
    """Look at one's cards, and so give up the right to bid blind."""


class Knock(Struct, frozen=True, tag=True):
    """Keep the only card for a later trick."""


class PlayUnseen(Struct, frozen=True, tag=True):
    """Play the only card, which one has not looked at."""


class Discard(Struct, frozen=True, tag=True):
    """Lay a card away, out of play."""

    card: Card


class Give(Struct, frozen=True, tag=True):
    """Hand a card to the player who must take one, or pass it to the partner."""

    card: Card


class Keep(Struct, frozen=True, tag=True):
    """Take the card that one has drawn and looked at into the hand."""


class Refuse(Struct, frozen=True, tag=True):
    """Discard the card that one has drawn and looked at, and take the next one unseen."""


Call = Bid | NameTrump | Auction | Contract | NameOrder | Pass | Look | Knock
Move = PlayCard | PlayUnseen | Discard | Give | Keep | Refuse | Call

PASS = Pass()
LOOK = Look()
KNOCK = Knock()
PLAY_UNSEEN = PlayUnseen()
KEEP = Keep()
REFUSE = Refuse()
WORDS: dict[str, Move] = {
    "pass": PASS,
    "look": LOOK,
    "knock": KNOCK,
    "unseen": PLAY_UNSEEN,
    "keep": KEEP,
    "refuse": REFUSE,
}
TEXTS: dict[Move, str] = {move: word for word, move in WORDS.items()}


@cache
def play(one: Card) -> PlayCard:
    """Return the move that plays this one card; the same object each time."""
    return PlayCard((one,))


@cache
def bid(tricks: int) -> Bid:
    """Return the bid of this many tricks; the same object each time."""
    return Bid(tricks)


@cache
def name_trump(suit: Suit | None) -> NameTrump:
    """Return the move that names this trump; the same object each time."""
    return NameTrump(suit)


def _suit_letter(suit: Suit | None) -> str:
    return "NT" if suit is None else suit.letter


STRAINS: dict[str, Suit | None] = {"NT": None, **{suit.letter: suit for suit in Suit}}


def _suit(letter: str) -> Suit | None:
    if letter not in STRAINS:
        raise ValueError(f"no trump is written {letter!r}")
    return STRAINS[letter]


def write(move: Move) -> str:
    """Return a move as text, such as ``play AS``, ``bid 3`` or ``trump NT``."""
    match move:
        case PlayCard(cards):
            return " ".join(("play", *(each.text for each in cards)))
        case Bid(tricks):
            return f"bid {tricks}"
        case NameTrump(suit):
            return f"trump {_suit_letter(suit)}"
        case Auction(tricks, suit):
            return f"auction {tricks} {_suit_letter(suit)}"
        case Contract(level, strain):
            return f"contract {level} {strain.value}"
        case NameOrder(low):
            return f"order {'low' if low else 'high'}"
        case Discard(one):
            return f"discard {one.text}"
        case Give(one):
            return f"give {one.text}"
        case _:
            return TEXTS[move]


def read(text: str) -> Move:
    """Return the move that :func:`write` wrote.

    Raises:
        ValueError: `text` is no move.
    """
    word, *rest = text.split() or [""]
    if not rest and word in WORDS:
        return WORDS[word]
    match word, rest:
        case "play", [one]:
            return play(card(one))
        case "play", [_, *_]:
            return PlayCard(tuple(map(card, rest)))
        case "bid", [tricks] if tricks.isdecimal():
            return bid(int(tricks))
        case "trump", [letter]:
            return name_trump(_suit(letter))
        case "auction", [tricks, letter] if tricks.isdecimal():
            return Auction(int(tricks), _suit(letter))
        case "contract", [level, strain] if level.isdecimal():
            return Contract(int(level), Strain(strain))
        case "order", ["low" | "high" as order]:
            return NameOrder(order == "low")
        case "discard", [one]:
            return Discard(card(one))
        case "give", [one]:
            return Give(card(one))
    raise ValueError(f"no move is written {text!r}")
