"""The front door: a command for the engine, a sheet of the deck, or else the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from farwhist import streams


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, or those of its process; return its exit code."""
    if argv is not None:
        return _run(argv)
    streams.prepare()
    try:
        return _run(sys.argv[1:])
    finally:
        _finish()


def _finish() -> None:
    """Write out what was printed, here rather than at Python's end, which would complain."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        sys.exit(0)  # the reader has seen enough
    except OSError as problem:
        print(f"farwhist: {problem}", file=sys.stderr)
        sys.exit(2)


def _run(argv: Sequence[str]) -> int:
    from farwhist.arguments import COMMANDS, Refused, parse

    arguments = list(argv)
    first = arguments[0] if arguments else ""
    if first == "deck":
        from farwhist.ui.deck import sheet

        return sheet.main(arguments[1:])
    if first in COMMANDS:
        from farwhist import cli

        return cli.main(arguments)
    try:
        wanted, _ = parse(arguments)
    except Refused as problem:
        print(f"farwhist: {problem}", file=sys.stderr)
        return 2
    if wanted.help or wanted.version:
        return _tell(helped=wanted.help)
    try:
        from farwhist.ui.system.before_qt import import_qt

        import_qt()
        from farwhist.ui.app import start
    except ImportError as problem:
        from farwhist.ui.system.before_qt import NO_SCREEN, complain, missing_library

        library = missing_library(problem)
        if not library:
            raise
        complain(f"{library} is not installed")
        return NO_SCREEN
    return start.run(arguments)


def _tell(*, helped: bool) -> int:
    """Print the page of help, or name and version."""
    from farwhist import places
    from farwhist.usage import usage, version

    text = usage(places.languages()) if helped else version()
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(text.encode(encoding, "backslashreplace").decode(encoding))
    return 0


if __name__ == "__main__":
    sys.exit(main())
