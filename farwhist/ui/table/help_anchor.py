"""Which paragraph of the help tells about what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from farwhist.ui.settings.commands import command_help
from farwhist.ui.table.items.bid_sum import SumItem
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.deal_facts_item import DealFactsItem
from farwhist.ui.table.items.felt_items import TrumpItem
from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.layout.hand import card_at

_ITEMS: Final[Mapping[type[QGraphicsItem], str]] = {
    PlateItem: "five_minutes#plates",
    TrumpItem: "five_minutes#facts",
    SumItem: "five_minutes#facts",
    DealFactsItem: "five_minutes#facts",
    CardItem: "five_minutes#trick",
}


def help_at(scene: TableScene, point: QPointF) -> str:
    """Return the paragraph about what lies at a point of the table, or nothing."""
    if scene.layout is None:
        return ""
    if scene.last_trick.box.contains(point):
        return "five_minutes#last_trick"
    if scene.aside_at(point):
        return command_help("laid_away")
    if card_at(scene.layout.resting, point.x(), point.y()) is not None:
        return "five_minutes#hand"
    for item in scene.items(point):
        for kind, about in _ITEMS.items():
            if isinstance(item, kind):
                return about
    return ""
