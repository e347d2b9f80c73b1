"""What a face can tell."""

from __future__ import annotations

from enum import Enum


class Mood(Enum):
    """How somebody looks: as always, pleased, sorry, or caught with something too many."""

    CALM = "calm"
    PLEASED = "pleased"
    SORRY = "sorry"
    CAUGHT = "caught"
