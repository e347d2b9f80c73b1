"""Decides which match this start plays, when another window has the player's open."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtWidgets import QApplication

from farwhist.store.match_lock import Claim, claim_first, claim_other
from farwhist.store.preferences import Preferences
from farwhist.ui.settings.catalogue import LANGUAGE


def choose(
    app: QApplication,
    folder: Path,
    preferences: Preferences,
    language: str | None,
    *,
    for_file: bool = False,
) -> Claim | None:
    """Return the match to play; None when the window that has it open was shown instead.

    The player is asked only if there is something to choose, in the language that is kept or in
    the one that takes its place. A start `for_file` gets a window of its own: the player wants to
    see that file now.
    """
    found = claim_first(folder)
    if found is None and for_file:
        with suppress(OSError):
            found = claim_other(folder, fresh=True)
    if found is not None:
        return found
    from farwhist.ui.app.open_elsewhere import OpenElsewhere
    from farwhist.ui.settings.languages import Languages
    from farwhist.ui.style.window_style import window_style

    window_style().start(preferences)
    languages = Languages(app)
    languages.use(language or LANGUAGE.read(preferences))
    dialog = OpenElsewhere(folder)
    dialog.exec()
    languages.remove()
    return dialog.claim
