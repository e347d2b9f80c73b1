"""The window that start-up is compared with: one of Qt with nothing in it."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

if __name__ == "__main__":
    app = QApplication(sys.argv)
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()
    sys.exit(app.exec())
