"""The front door: a command for the engine, a sheet of the deck, or else the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

COMMANDS = ("simulate", "arena", "advise", "check", "verify", "games", "options")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments and return its exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    wants_help = bool(arguments) and arguments[0] in ("-h", "--help")
    if wants_help or (arguments and arguments[0] in COMMANDS):
        from farwhist import cli

        return cli.main(arguments)
    if arguments and arguments[0] == "deck":
        from farwhist.ui.deck import sheet

        return sheet.main(arguments[1:])
    from farwhist.ui import app

    return app.run(arguments)


if __name__ == "__main__":
    sys.exit(main())
