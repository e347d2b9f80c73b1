"""Draw the pictures of the icon in resources/icons: ``python packaging/icons.py``.

They are kept with the sources, because the program shows them without Qt's SVG library. The
smallest are drawn from a simpler picture: three cards do not fit into 16 pixels.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "resources" / "icons"
SMALL = 24
"""The largest side, in pixels, that is drawn from the simpler picture."""


def drawn(side: int) -> QImage:
    """Return the icon with this side in pixels, on a transparent ground."""
    source = ICONS / ("farwhist-small.svg" if side <= SMALL else "farwhist.svg")
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(source)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return image


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from farwhist.ui.system.desktop import SIZES

    app = QGuiApplication(["icons", "-platform", "offscreen"])
    for side in SIZES:
        if not drawn(side).save(str(ICONS / f"farwhist-{side}.png"), quality=0):
            raise SystemExit(f"farwhist-{side}.png cannot be written")
    del app


if __name__ == "__main__":
    main()
