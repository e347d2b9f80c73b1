"""Lets table, opponents, sounds and menus follow what the player likes, at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.ui.deck.options import CLASSIC, CONTRAST, FOUR
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import TableRows
from farwhist.ui.shell.actions import Actions

translate = QCoreApplication.translate

ZOOMS = TableRows.zoom.values


class ApplyPreferences(QObject):
    """Follows every change from `follow` on; the menus and the preferences follow each other."""

    def __init__(self, services: Services, actions: Actions) -> None:
        super().__init__(services.window)
        self._services = services
        self._actions = actions
        self._kept = kept = services.settings.table
        kept.changed.connect(self.follow)
        actions["mute"].toggled.connect(lambda on: kept.set(mute="yes" if on else "no"))
        actions.speed_chosen.connect(lambda speed, pause: kept.set(speed=speed, pause=pause))
        actions["four_colours"].triggered.connect(
            lambda on: kept.set(palette=FOUR.name if on else CLASSIC.name)
        )
        actions["larger"].triggered.connect(lambda: self._zoom(1))
        actions["smaller"].triggered.connect(lambda: self._zoom(-1))
        actions["usual_size"].triggered.connect(lambda: kept.set(zoom=TableRows.zoom.default))
        actions.groups["felt"].triggered.connect(lambda item: kept.set(felt=item.data()))
        actions.explain("larger", self._why_not_larger)
        actions.explain("smaller", self._why_not_smaller)

    def follow(self) -> None:
        """Play at the speeds, with the sounds and in the colours that the player wants."""
        services, wanted, actions = self._services, self._kept.now, self._actions
        settings, table, timing = services.settings, services.table, services.settings.timing()
        table.set_timing(timing)
        services.match.runner.speeds = timing.speeds
        actions.show_speed(wanted.speed, wanted.pause)
        table.follow(wanted, wanted.hand_order())
        table.appearance.set_deck(wanted.look(settings.languages.shown), int(wanted.zoom) / 100)
        services.appearance.set_shade(wanted.window)
        actions["mute"].setChecked(wanted.mute == "yes")
        services.sounds.set_loudness(0.0 if settings.fixed else wanted.loudness)
        actions["four_colours"].setChecked(wanted.palette in (FOUR.name, CONTRAST.name))
        actions.show_choice("felt", wanted.felt)
        actions.refresh()

    def _zoom(self, step: int) -> None:
        place = ZOOMS.index(self._kept.now.zoom) + step
        if 0 <= place < len(ZOOMS):
            self._kept.set(zoom=ZOOMS[place])

    def _why_not_larger(self) -> str:
        if self._kept.now.zoom != ZOOMS[-1]:
            return ""
        return translate("Menu", "The cards are as large as can be")

    def _why_not_smaller(self) -> str:
        if self._kept.now.zoom != ZOOMS[0]:
            return ""
        return translate("Menu", "The cards are as small as can be")
