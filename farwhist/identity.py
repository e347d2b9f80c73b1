"""What the program is called by the systems that it runs on, and the files that it opens.

Known to the window, the installers and the command line alike, so nothing is imported here.
"""

from typing import Final

NAME: Final = "Far Whist"

PROGRAM: Final = "farwhist"
"""The command that starts it, and the name of its folders."""

HOMEPAGE: Final[str] = ""
"""The project's page, such as https://github.com/OWNER/REPOSITORY. Nothing else names it.

Empty as long as nobody has registered one. Then nothing shows an address, and no release can be
made: docs/releasing.md#once.
"""

APP_ID: Final[str] = "org.example.FarWhist"
"""One for all systems: desktop entry, AppStream, Flatpak, bundle identifier, AppUserModelID.

Chosen once, with `HOMEPAGE`: io.github.OWNER.FarWhist at GitHub. Installed programs are known by
it, so that it stays when the project moves.
"""

SCHEME: Final = "farwhist"
"""With which the line begins that invites to a table: ``farwhist://...``."""

ORGANISATION: Final = "The Far Whist developers"

MODEL: Final = "vincent-brevart.fr"
"""Where the Far Whist is from in whose style this is made. The programs are independent."""


MATCH_SUFFIX: Final = ".farwhist"
MATCH_MIME: Final = "application/x-farwhist"
"""A saved match: what `farwhist.store.matches` writes."""

RULES_SUFFIX: Final = ".farwhist-rules"
RULES_MIME: Final = "application/x-farwhist-rules"
"""Rules of one's own: what `farwhist.store.presets` writes for one set of rules."""
