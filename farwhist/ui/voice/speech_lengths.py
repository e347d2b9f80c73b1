"""How much is said of what happens and of what is asked, by the preference.

The log on the screen always has the usual sentences, and so have the answers to asking keys.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from farwhist.engine.decision import Decision
from farwhist.engine.events import Event
from farwhist.engine.position import Position
from farwhist.ui.settings.catalogue import SpeechLength
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import sentences, spoken


class Speech(Struct, frozen=True):
    """What is said: `told` of an event that comes after a view, `asked` of a question."""

    told: Callable[[Event, Position, ShownMatch], list[str]]
    asked: Callable[[Decision, Position, ShownMatch], str]


def _short() -> Speech:
    from farwhist.ui.voice import short_speech

    return Speech(short_speech.told, short_speech.asked)


def _normal() -> Speech:
    return Speech(
        sentences.describe, lambda decision, view, match: spoken.your_turn(decision, view)
    )


def _full() -> Speech:
    from farwhist.ui.voice import full_speech

    return Speech(full_speech.told, full_speech.asked)


LENGTHS: Final[Mapping[SpeechLength, Callable[[], Speech]]] = {
    "short": _short,
    "normal": _normal,
    "full": _full,
}
"""Who speaks at each length; two of them are read when they are wanted."""
