"""Quick choices of deck, felt and card size in the View menu."""

from __future__ import annotations

from PySide6.QtCore import QObject

from farwhist.ui.deck.palette import CLASSIC, CONTRAST, FOUR
from farwhist.ui.services.actions import Actions
from farwhist.ui.settings.commands import When
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences

ZOOM = TablePreferences.zoom
ZOOMS = ZOOM.values


class ViewMenu(QObject):
    """Does what the menu says; its choices and the preferences follow each other."""

    def __init__(self, actions: Actions, kept: KeptTablePreferences, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._kept = kept
        actions["four_colours"].triggered.connect(
            lambda on: kept.set(palette=FOUR.name if on else CLASSIC.name)
        )
        actions["larger"].triggered.connect(lambda: self._zoom(1))
        actions["smaller"].triggered.connect(lambda: self._zoom(-1))
        actions["usual_size"].triggered.connect(lambda: kept.set(zoom=ZOOM.default))
        actions.groups["felt"].triggered.connect(lambda item: kept.set(felt=item.data()))
        actions.allow(When.CARDS_CAN_GROW, lambda: kept.now.zoom != ZOOMS[-1])
        actions.allow(When.CARDS_CAN_SHRINK, lambda: kept.now.zoom != ZOOMS[0])
        kept.changed.connect(self._follow)
        self._follow(kept.now)

    def _zoom(self, step: int) -> None:
        place = ZOOMS.index(self._kept.now.zoom) + step
        if 0 <= place < len(ZOOMS):
            self._kept.set(zoom=ZOOMS[place])

    def _follow(self, wanted: TablePreferences) -> None:
        self._actions["four_colours"].setChecked(wanted.palette in (FOUR.name, CONTRAST.name))
        self._actions.show_choice("felt", wanted.felt)
        self._actions.refresh()
