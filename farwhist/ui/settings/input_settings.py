"""How the player likes to hold, see and guard the cards on the table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from farwhist.ui.viewmodels.hand_order import USUAL, HandOrder


class InputSettings(Struct, frozen=True):
    """What the table does for this player.

    `veils` what may not be played, is `lively` where things may move, and lets `tricks` of the
    deal be looked at again. It asks for a card `twice`, ignores clicks for a moment after a
    question (`cooldown`), plays an only card by itself (`forced`) and the `last_card` of a deal.
    """

    manner: HandOrder = USUAL
    veils: bool = True
    lively: bool = False
    tricks: Literal["last", "none", "all"] = "last"
    twice: bool = False
    cooldown: bool = False
    forced: bool = False
    last_card: bool = True
