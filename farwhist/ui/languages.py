"""Translations: Qt's own, the program's, and English plurals where there is none."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from farwhist import places


class EnglishPlurals(QTranslator):
    """Writes "1 card" and "2 cards" for the source text "%n card(s)"."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if n < 0 or "(s)" not in source:
            return None
        return source.replace("(s)", "" if n == 1 else "s")


def install(app: QCoreApplication, locale: QLocale, parent: QObject) -> None:
    """Install what there is for `locale`; without a translation the texts stay English."""
    app.installTranslator(EnglishPlurals(parent))
    folders = (
        ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        ("farwhist", str(places.translations())),
    )
    for name, folder in folders:
        translator = QTranslator(parent)
        if translator.load(locale, name, "_", folder):
            app.installTranslator(translator)
