"""What stands on the plates."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication

from farwhist.ui.viewmodels.plate_status import PlateStatus
from farwhist.ui.viewmodels.plates import SeatFacts, Word
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.number_words import points_text

translate = QCoreApplication.translate

STREAK: Final = 3
"""From so many exact bids in a row on, the plate tells of them."""

COUNTED: Final = ("tricks", "cards")
"""The kinds of a note whose count stands at the right, in large figures."""

Tone = Literal["quiet", "good", "strong"]


class PlateLine(NamedTuple):
    """A line of a plate: "quiet" as most are, "good" for who is ready, "strong" for what counts."""

    text: str = ""
    tone: Tone = "quiet"


def word(what: Word) -> str:
    """Return how far a seat is with its bid."""
    return {
        Word.NONE: "",
        Word.READY: "✓ " + translate("Plate", "Ready"),
        Word.THINKING: translate("Plate", "thinking …"),
        Word.CHOOSE: translate("Plate", "Your bid?"),
        Word.LATER: translate("Plate", "no bid yet"),
        Word.OUT: translate("Plate", "sits out"),
    }[what]


def second_line(facts: SeatFacts) -> PlateLine:
    """Return what stands below the name."""
    if facts.note is not None:
        return _of_note(facts.note, turn=facts.turn and facts.own)
    if facts.first and facts.word is not Word.CHOOSE:
        leads = translate("Plate", "You lead") if facts.own else translate("Plate", "leads first")
        return PlateLine(leads, "strong")
    if facts.word is Word.CHOOSE and facts.first:
        return PlateLine(translate("Plate", "Your bid? You lead"), "strong")
    if facts.word is not Word.NONE:
        return PlateLine(word(facts.word), "good" if facts.word is Word.READY else "quiet")
    if facts.turn and facts.own:
        return PlateLine(translate("Plate", "Your turn"), "strong")
    if facts.scored and facts.streak >= STREAK:
        return PlateLine(
            translate("Plate", "{count} in a row").format(count=facts.streak), "strong"
        )
    if facts.points is not None:
        return PlateLine(points_text(facts.points))
    return PlateLine()


def at_the_right(facts: SeatFacts) -> PlateLine:
    """Return what stands in the place of the numbers while there are none."""
    if facts.note is None and facts.first and facts.word is Word.READY:
        return PlateLine(word(facts.word), "good")
    return PlateLine()


def _of_note(note: PlateStatus, *, turn: bool) -> PlateLine:
    if note.kind not in COUNTED:
        tone: Tone = "strong" if note.kind == "life" else "quiet"
        return PlateLine(outcomes.note(note), tone)
    if turn:
        return PlateLine(translate("Plate", "Your turn"), "strong")
    if note.kind == "cards":
        return PlateLine(translate("Plate", "cards left"))
    stands = {
        "": "",
        "safe": translate("Plate", "safe"),
        "needs": translate("Plate", "needs a trick"),
        "declarer": translate("Plate", "declarer"),
    }
    return PlateLine(stands[note.stands])
