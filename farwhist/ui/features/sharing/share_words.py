"""What is written on a picture that is shared."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.position import Position
from farwhist.ui.viewmodels.deals import deal_number

translate = QCoreApplication.translate


def caption(game: str, view: Position, deals: int | None) -> str:
    """Return the game and how far it is."""
    if view.over:
        return translate("Share", "{game} · the end of the match").format(game=game)
    number = deal_number(view)
    if not number:
        return game
    if deals:
        text = translate("Share", "{game} · deal {deal} of {deals}")
        return text.format(game=game, deal=number, deals=deals)
    return translate("Share", "{game} · deal {deal}").format(game=game, deal=number)
