"""What the program is called by the systems that it runs on, and the files that it opens.

Known to the window, the installers and the command line alike, so nothing is imported here.
"""

from typing import Final

NAME: Final = "Far Whist"

PROGRAM: Final = "farwhist"
"""The command that starts it, and the name of its folders."""

APP_ID: Final = "io.github.farwhist.FarWhist"
"""One for all systems: desktop entry, AppStream, Flatpak, bundle identifier, AppUserModelID."""

SCHEME: Final = "farwhist"
"""With which the line begins that invites to a table: ``farwhist://...``."""

ORGANISATION: Final = "The Far Whist developers"
HOMEPAGE: Final = "https://github.com/farwhist/farwhist"

MATCH_SUFFIX: Final = ".farwhist"
MATCH_MIME: Final = "application/x-farwhist"
"""A saved match: what `farwhist.store.matches` writes."""

RULES_SUFFIX: Final = ".farwhist-rules"
RULES_MIME: Final = "application/x-farwhist-rules"
"""Rules of one's own: what `farwhist.store.presets` writes for one set of rules."""
