"""How fast everything goes, and what is heard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QPushButton, QSlider

from farwhist.ui.features.preferences.catalogue_page import CataloguePage, Row
from farwhist.ui.panels.panel import on_click
from farwhist.ui.settings.catalogue import LOUDEST
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences
from farwhist.ui.settings.timing import PAUSE_RANGE, PAUSES, pause_of
from farwhist.ui.style.switch import Switch

translate = QCoreApplication.translate


class MotionPage(CataloguePage):
    """Speeds, pauses, motion and sound; `hear` plays a sound to judge the volume by."""

    key = "motion"

    def __init__(self, kept: KeptTablePreferences, hear: Callable[[str], None]) -> None:
        super().__init__(kept)
        self.pause = QSlider(Qt.Orientation.Horizontal)
        self.pause.setObjectName("pause")
        self.pause.setRange(*PAUSE_RANGE)
        self.pause.setSingleStep(100)
        self.pause.setPageStep(500)
        self.pause.setMinimumWidth(9 * self.pause.fontMetrics().height())
        self.seconds = QLabel()
        self.click = Switch(translate("Preferences", "Wait for a click or Space instead"))
        self.click.setObjectName("click")
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setObjectName("volume")
        self.volume.setRange(0, LOUDEST)
        self.volume.setPageStep(10)
        self.test = QPushButton(translate("Preferences", "Test"))
        on_click(self.test, hear, "place")
        rows = TablePreferences
        self.fill({rows.pause: self._add_pause, rows.volume: self._add_volume})
        self.column.addStretch(1)

    def _add_pause(self, form: QFormLayout, row: Row) -> None:
        self.line(form, row.label(), self.pause, self.seconds)
        form.addRow(self.click)
        self.follow(row, self._show_pause, self.pause, self.click)
        self.pause.valueChanged.connect(self._set_pause)
        self.click.toggled.connect(self._set_pause)

    def _add_volume(self, form: QFormLayout, row: Row) -> None:
        self.line(form, row.label(), self.volume, self.test)
        self.follow(row, lambda now: self.volume.setValue(int(now.volume)), self.volume)
        self.volume.valueChanged.connect(
            lambda value: self.table_preferences.set(volume=str(value))
        )

    def _set_pause(self) -> None:
        self.table_preferences.set(
            pause="click" if self.click.isChecked() else str(self.pause.value())
        )
        self._tell_pause()

    def _show_pause(self, now: TablePreferences) -> None:
        pause = pause_of(now.pause)
        self.click.setChecked(pause is None)
        if pause is not None:
            self.pause.setValue(pause)
        elif self.pause.value() == PAUSE_RANGE[0]:
            self.pause.setValue(PAUSES["normal"] or 0)
        self._tell_pause()

    def _tell_pause(self) -> None:
        self.pause.setEnabled(not self.click.isChecked())
        text = self.locale().toString(self.pause.value() / 1000, "f", 1)
        self.seconds.setText(translate("Preferences", "{seconds} s").format(seconds=text))
