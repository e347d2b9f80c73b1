"""What may be shown of the proofs of fair play now, and whether they are right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.engine.proof import NOTED, Proof, fingerprint, hands_in

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Entry:
    """A fingerprint with its title; `text` is None as long as it is secret, `until` says when."""

    title: str
    fingerprint: str
    text: str | None
    until: str
    deal: int | None = None

    @property
    def record(self) -> str:
        """What is copied, and what `farwhist verify` reads."""
        return f"{NOTED}{self.fingerprint}\n{self.text or ''}"


def entries(
    proofs: Iterable[Proof], view: Position, viewer: Seat | None, names: Sequence[str]
) -> list[Entry]:
    """Return what the player may see, the match first and then the newest deal.

    Args:
        proofs: of the whole match, as far as the engine is.
        view: what is shown on the table, which may be behind the engine.
        viewer: the player's own seat, whose bids prove nothing.
        names: of the players, by seat.
    """
    scored = {result.deal for result in view.results}
    found = []
    for proof in proofs:
        if proof.deal is None:
            title = translate("Fair play", "The whole match")
            until = translate("Fair play", "Secret until the match is over.")
            text = proof.text if view.over else None
            found.append(Entry(title, proof.fingerprint, text, until))
            continue
        if proof.deal > view.deal or (proof.deal == view.deal and not view.dealt):
            continue
        over = proof.deal in scored
        until = translate("Fair play", "Secret until the deal is over.")
        if proof.seat is None:
            title = translate("Fair play", "Deal {number}").format(number=proof.deal)
        elif proof.seat == viewer or not (over or view.ready[proof.seat]):
            continue
        else:
            over = over or view.bids[proof.seat] is not None
            until = translate("Fair play", "Secret until the bid is shown.")
            title = translate("Fair play", "Deal {number}: bid of {player}").format(
                number=proof.deal, player=names[proof.seat]
            )
        text = proof.text if over else None
        found.append(Entry(title, proof.fingerprint, text, until, proof.deal))
    return sorted(found, key=lambda entry: (entry.deal is not None, -(entry.deal or 0)))


def verdict(entry: Entry, noted: str, view: Position) -> tuple[bool, str]:
    """Return whether a revealed text is what the player noted, and say so."""
    assert entry.text is not None
    if fingerprint(entry.text) != noted.strip().lower():
        return False, translate(
            "Fair play", "This is not the fingerprint of the text. Was it copied for another deal?"
        )
    held = hands_in(entry.text)
    result = next((each for each in view.results if each.deal == entry.deal), None)
    if result is None or not held:
        return True, translate("Fair play", "The text has this fingerprint: nothing was changed.")
    played = [(seat, card.text) for trick in result.tricks for seat, card in trick.plays]
    seen = [(seat, card.text) for seat, hand in enumerate(result.dealt) for card in hand if card]
    owner = {text: seat for seat, hand in held.items() for text in hand}
    if any(owner.get(text, seat) != seat for seat, text in (*played, *seen)):
        return False, translate(
            "Fair play", "The text has this fingerprint, but different cards were played."
        )
    return True, translate(
        "Fair play",
        "The text has this fingerprint and its cards are the ones played: nothing was changed.",
    )
