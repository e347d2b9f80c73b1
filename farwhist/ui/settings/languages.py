"""Translations: Qt's own, the program's, and English plurals where there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator, Signal
from PySide6.QtGui import QGuiApplication

from farwhist import places
from farwhist.ui.system import qt_guards

translate = QCoreApplication.translate

SYSTEM: Final = "system"

NATIVE: Final = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "es": "Español",
    "it": "Italiano",
    "ro": "Română",
    "nl": "Nederlands",
    "pt": "Português (Brasil)",
}
"""The first that are offered, in this order: what each calls itself. Others have Qt's name."""


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


def offered(folder: Path | None = None) -> dict[str, str]:
    """Return the languages that there is a translation for, and what they call themselves.

    English needs none. `folder` is where the compiled translations lie, if not in their place.
    """
    found = places.languages(folder)
    first = [code for code in NATIVE if code in found]
    return {code: native_name(code) for code in (*first, *sorted(found - set(NATIVE)))}


def words(folder: Path | None = None) -> dict[str, str]:
    """Return all that can be chosen: what the system has, and the languages by their own names."""
    return {SYSTEM: translate("Preferences", "Follow system"), **offered(folder)}


def native_name(code: str) -> str:
    """Return what a language calls itself, with a capital letter; its code if nobody knows."""
    name = NATIVE.get(code) or QLocale(code).nativeLanguageName() or code
    return name[:1].upper() + name[1:]


class Languages(QObject):
    """Installs the translators of one language after another.

    `wanted(language)` is emitted when the player wants another one; who owns the window sees to it.

    Args:
        folder: where the compiled translations of the program lie, if not in their place.
    """

    wanted = Signal(str)

    def __init__(self, app: QCoreApplication, folder: Path | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._folder = places.translations() if folder is None else folder
        self._installed: list[QTranslator] = []
        self._system = QLocale.system()
        self.chosen = SYSTEM
        """What was asked for: "system" or a language."""
        self.shown = "en"
        """The language that the texts are in."""

    @property
    def spoken(self) -> bool:
        """Whether it writes texts now."""
        return bool(self._installed)

    def words(self) -> dict[str, str]:
        """Return what can be chosen, as `words` does."""
        return words(self._folder)

    def want(self, language: str) -> None:
        """Ask for another language, or for the system's; for the one that holds nothing happens."""
        if language != self.chosen:
            self.wanted.emit(language)

    def use(self, language: str) -> None:
        """Write all texts from now on in this language, or in the system's.

        Widgets that exist keep their texts. Without a translation the texts are English.
        """
        locale = self._system if language == SYSTEM else QLocale(language)
        self.remove()
        self._installed = [EnglishPlurals(self)]
        self._app.installTranslator(self._installed[0])
        self.chosen, self.shown = language, "en"
        own = QTranslator(self)
        if own.load(locale, "farwhist", "_", str(self._folder)):
            self.shown = Path(own.filePath()).stem.partition("_")[2]
        if QLocale(self.shown).language() is not locale.language():
            locale = QLocale(self.shown)
        base = QTranslator(self)
        where = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for translator, fits in ((base, base.load(locale, "qtbase", "_", where)), (own, True)):
            if fits and translator.filePath():
                self._app.installTranslator(translator)
                self._installed.append(translator)
        QLocale.setDefault(locale)
        if isinstance(self._app, QGuiApplication):
            direction = locale.textDirection()
            if direction is Qt.LayoutDirection.LayoutDirectionAuto:
                direction = Qt.LayoutDirection.LeftToRight
            with qt_guards.kept():
                self._app.setLayoutDirection(direction)

    def remove(self) -> None:
        """Take all translators away, so that somebody else can write the texts."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []


def install(app: QCoreApplication, locale: QLocale) -> Languages:
    """Install what there is for `locale`, and return who can change it."""
    languages = Languages(app)
    languages.use(locale.name().partition("_")[0])
    return languages
