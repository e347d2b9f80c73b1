"""What the frozen program starts with: ``python -m farwhist``, without a command line's ``-m``.

Python's multiprocessing starts its processes by the name of this program, and tells them apart by
their arguments. PyInstaller's own way to see that imports all of multiprocessing at every start,
before the first picture: the spec leaves it out.
"""

import re
import sys

FORK = "--multiprocessing-fork"

TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main; ?main\((\d+)\)")
"""The command of the process that cleans up after the others, with the number of its pipe."""


def tracked(arguments: list[str]) -> int | None:
    """Return the pipe of the process that cleans up, if this is to be that process."""
    if "-c" not in arguments[1:-1]:
        return None
    found = TRACKER.fullmatch(arguments[arguments.index("-c", 1) + 1])
    return int(found[1]) if found else None


def main() -> int:
    """Run the program, or what multiprocessing wants of this process."""
    pipe = tracked(sys.argv)
    if pipe is not None:
        from multiprocessing import resource_tracker

        resource_tracker.main(pipe)
        return 0
    if sys.argv[1:2] == [FORK]:
        from multiprocessing import spawn
        from pickle import UnpicklingError

        try:
            spawn.freeze_support()  # does not come back
        except (EOFError, UnpicklingError):  # the program ended before it had said what to do
            return 0
    from farwhist.__main__ import main as play

    if sys.stdout is None:
        from farwhist import without_console

        return without_console.run(play, without_console.show_in_box)
    return play()


if __name__ == "__main__":
    sys.exit(main())
