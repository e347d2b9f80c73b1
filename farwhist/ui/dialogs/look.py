"""The settings of motion, sound and table; every change shows at once behind the dialog."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.table.speeds import PAUSE_RANGE, pause_of
from farwhist.ui.taste import Tastes

translate = QCoreApplication.translate


class LookDialog(QDialog):
    """Lets the player choose; `hear` plays a sound to judge the volume by."""

    def __init__(self, tastes: Tastes, hear: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Look", "Table, motion and sound"))
        self._tastes = tastes
        self._form = QFormLayout()
        now = tastes.now
        self._choice("speed", translate("Look", "&Speed:"), {
            "slow": translate("Look", "Slow"), "normal": translate("Look", "Normal"),
            "fast": translate("Look", "Fast"), "instant": translate("Look", "Instant"),
        })  # fmt: skip
        self.pause = QSlider(Qt.Orientation.Horizontal)
        self.pause.setObjectName("pause")
        self.pause.setRange(*PAUSE_RANGE)
        self.pause.setSingleStep(100)
        self.pause.setPageStep(500)
        self.seconds = QLabel()
        self.click = QCheckBox(translate("Look", "&Wait for a click or Space"))
        self.click.setObjectName("click")
        self._row(translate("Look", "&Pause after a trick:"), self.pause, self.seconds)
        self._form.addRow("", self.click)
        self._choice("motion", translate("Look", "&Motion:"), {
            "system": translate("Look", "Follow the system"), "full": translate("Look", "Full"),
            "reduced": translate("Look", "Reduced"), "none": translate("Look", "None"),
        })  # fmt: skip
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setObjectName("volume")
        self.volume.setRange(0, 100)
        self.volume.setValue(int(now.volume))
        self.test = QPushButton(translate("Look", "&Test"))
        self.test.setAutoDefault(False)
        self._row(translate("Look", "&Volume:"), self.volume, self.test)
        self._choice("felt", translate("Look", "&Felt:"), {
            "green": translate("Look", "Green salon"), "navy": translate("Look", "Navy club"),
            "burgundy": translate("Look", "Burgundy"), "charcoal": translate("Look", "Charcoal"),
            "daylight": translate("Look", "Daylight"),
        })  # fmt: skip
        self.texture = QCheckBox(translate("Look", "Felt te&xture"))
        self.texture.setObjectName("texture")
        self.texture.setChecked(now.texture == "yes")
        self._form.addRow("", self.texture)
        self._choice("window", translate("Look", "W&indows:"), {
            "system": translate("Look", "Follow the system"), "light": translate("Look", "Light"),
            "dark": translate("Look", "Dark"),
        })  # fmt: skip
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(self._form)
        column.addWidget(buttons)
        pause = pause_of(now.pause)
        self.click.setChecked(pause is None)
        self.pause.setValue(pause or 900)
        self._tell_pause()
        self.pause.valueChanged.connect(self._set_pause)
        self.click.toggled.connect(self._set_pause)
        self.volume.valueChanged.connect(lambda value: tastes.set(volume=str(value), mute="no"))
        self.texture.toggled.connect(lambda on: tastes.set(texture="yes" if on else "no"))
        self.test.clicked.connect(lambda: hear("place"))

    def _choice(self, name: str, label: str, words: dict[str, str]) -> None:
        box = QComboBox()
        box.setObjectName(name)
        for key, text in words.items():
            box.addItem(text, key)
        box.setCurrentIndex(box.findData(getattr(self._tastes.now, name)))
        box.currentIndexChanged.connect(lambda: self._tastes.set(**{name: box.currentData()}))
        self._form.addRow(label, box)

    def _row(self, label: str, slider: QSlider, more: QWidget) -> None:
        line = QHBoxLayout()
        line.addWidget(slider, 1)
        line.addWidget(more)
        words = QLabel(label)
        words.setBuddy(slider)
        self._form.addRow(words, line)

    def _set_pause(self) -> None:
        self._tell_pause()
        self._tastes.set(pause="click" if self.click.isChecked() else str(self.pause.value()))

    def _tell_pause(self) -> None:
        self.pause.setEnabled(not self.click.isChecked())
        seconds = f"{self.pause.value() / 1000:.1f}"
        self.seconds.setText(translate("Look", "{seconds} s").format(seconds=seconds))
