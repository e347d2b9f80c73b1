"""Proof that nothing is changed behind the player's back: fingerprints of what is still secret.

The fingerprint of a text is its SHA-256 hash as hexadecimal digits. It is shown while the text is
secret, and the text is shown afterwards: whoever has noted the fingerprint can hash the text with
any tool and see that it is the same. A text is UTF-8, every line ends with a line feed, the first
line is `HEAD`, and the last one is a salt, so that nobody can guess the text and try.

All salts follow from the one secret salt of the match; none of them tells anything of another.
The format is described for players in docs/fair-play.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import BidSealed, CardsDealt, DealStarted, Event
from farwhist.engine.hashing import sha256

HEAD = "Far Whist fair play 1"
SALT = "salt: "
NOTED = "fingerprint: "


def fingerprint(text: str) -> str:
    """Return the SHA-256 hash of a text: 64 hexadecimal digits."""
    return sha256(text.encode()).hexdigest()


class Proof(Struct, frozen=True):
    """A text that is revealed later. `deal` is None for the match, `seat` for what is no bid."""

    text: str
    deal: int | None = None
    seat: Seat | None = None

    @property
    def fingerprint(self) -> str:
        """What is shown at once."""
        return fingerprint(self.text)


def proofs(
    events: Iterable[Event],
    *,
    game: str,
    seats: int,
    options: Mapping[str, str],
    seed: int,
    salt: str,
) -> Iterator[Proof]:
    """Yield the proof of a match, and of each deal and its sealed bids; `events` are the truth.

    A bid that was changed is proved as it was sealed last. `salt` is the secret salt of the match.
    """
    lines = [f"game: {game}", f"seats: {seats}"]
    lines += [f"option: {key} = {text}" for key, text in sorted(options.items())]
    match = Proof(_text("match", [*lines, f"seed: {seed}"], salt))
    yield match
    number = 0
    opening: DealStarted | None = None
    dealt: CardsDealt | None = None
    sealed: dict[Seat, BidSealed] = {}
    for event in events:
        match event:
            case DealStarted():
                yield from _bids(number, sealed, salt)
                opening, dealt = event, None
                number += 1
                sealed = {}
            case CardsDealt() if dealt is None and opening is not None:
                dealt = event
                yield _deal(number, opening, event, match.fingerprint, salt)
            case BidSealed(seat=seat):
                sealed[seat] = event
    yield from _bids(number, sealed, salt)


def _deal(number: int, opening: DealStarted, dealt: CardsDealt, match: str, salt: str) -> Proof:
    lines = [f"deal: {number}", f"dealer: {opening.dealer}", f"match fingerprint: {match}"]
    lines += [f"seat {seat}: {_cards(hand)}".rstrip() for seat, hand in enumerate(dealt.hands)]
    lines.append(f"rest of the pack, top card first: {_cards(dealt.stock)}".rstrip())
    return Proof(_text(f"deal {number}", lines, salt), number)


def _bids(number: int, sealed: Mapping[Seat, BidSealed], salt: str) -> Iterator[Proof]:
    for seat, event in sorted(sealed.items()):
        lines = [f"deal: {number}", f"seat: {seat}", f"sealed bid: {event.bid}"]
        yield Proof(_text(f"bid {number} {seat}", lines, salt), number, seat)


def _cards(cards: Iterable[Card | None]) -> str:
    return " ".join(str(card) for card in cards)


def _text(place: str, lines: Iterable[str], salt: str) -> str:
    own = fingerprint(f"{place} {salt}")
    return "".join(f"{line}\n" for line in (HEAD, *lines, f"{SALT}{own}"))


class Finding(Struct, frozen=True):
    """A revealed text found in a file, and the fingerprint that stands above it, if one does."""

    text: str
    noted: str | None = None

    @property
    def title(self) -> str:
        """The lines that say what it is about, without its secrets."""
        facts = [line for line in self.text.splitlines() if line.startswith(("deal:", "seat:"))]
        return ", ".join(facts).replace(":", "") or "match"

    @property
    def agrees(self) -> bool | None:
        """Whether the text has the noted fingerprint; None when nothing was noted."""
        return None if self.noted is None else fingerprint(self.text) == self.noted


def find(text: str) -> Iterator[Finding]:
    """Yield every revealed text in `text`, whatever stands around them and however lines end."""
    noted: str | None = None
    block: list[str] = []
    for raw in text.splitlines():
        line = raw.strip()
        if line == HEAD:
            block = [line]
        elif block:
            block.append(line)
            if line.startswith(SALT):
                yield Finding("".join(f"{each}\n" for each in block), noted)
                block, noted = [], None
        elif line.startswith(NOTED):
            noted = line.removeprefix(NOTED).lower()


def hands_in(text: str) -> dict[Seat, frozenset[str]]:
    """Return the cards of every seat that the text of a deal tells."""
    found = {}
    for line in text.splitlines():
        head, colon, rest = line.partition(":")
        word, _, number = head.partition(" ")
        if colon and word == "seat" and number.isdecimal():
            found[int(number)] = frozenset(rest.split())
    return found


def drawn_in(text: str) -> dict[Seat, frozenset[str]]:
    """Return the cards that each seat draws where the text of a deal tells no hands.

    They are drawn from the top of the pack, two by each seat in turn from the one after the dealer.
    """
    lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    rest = lines.get("rest of the pack, top card first", "").split()
    seats = sum(line.startswith("seat ") for line in text.splitlines())
    if not seats or not lines.get("dealer", "").isdecimal():
        return {}
    first = int(lines["dealer"]) + 1
    found: dict[Seat, set[str]] = {seat: set() for seat in range(seats)}
    for place, card in enumerate(rest):
        found[(first + place // 2) % seats].add(card)
    return {seat: frozenset(cards) for seat, cards in found.items()}
