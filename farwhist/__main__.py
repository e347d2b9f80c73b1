"""The front door: a command for the engine, a sheet of the deck, or else the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments and return its exit code."""
    from farwhist.arguments import COMMANDS, Refused, parse

    arguments = list(sys.argv[1:] if argv is None else argv)
    first = arguments[0] if arguments else ""
    if first == "deck":
        from farwhist.ui.deck import sheet

        return sheet.main(arguments[1:])
    if first in (*COMMANDS, "-h", "--help"):
        from farwhist import cli

        return cli.main(arguments)
    try:
        parse(arguments)
    except Refused as problem:
        print(f"farwhist: {problem}", file=sys.stderr)
        return 2
    from farwhist.ui.plain_import import import_qt

    import_qt()
    from farwhist.ui import app

    return app.run(arguments)


if __name__ == "__main__":
    sys.exit(main())
