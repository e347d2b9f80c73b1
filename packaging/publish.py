"""The steps of a release that are the same on every machine: docs/releasing.md.

    tag NAME              stop unless the tag, the version and the CHANGELOG agree
    appimage              make the AppImage from the AppDir with the pinned runtime
    gather FOLDER         stop unless every file of the release is there; write SHA256SUMS
    notes FOLDER FILE     write what the release page says
    manifests FOLDER OUT  write the files for winget, Homebrew and Flathub

A FOLDER is one with the files of all systems.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from release import appimage, files, manifests, notes, tag

COMMANDS: dict[str, tuple[int, Callable[..., None]]] = {
    "tag": (1, tag.check),
    "appimage": (0, appimage.make),
    "gather": (1, lambda folder: files.gather(Path(folder))),
    "notes": (2, lambda folder, file: notes.write(Path(folder), Path(file))),
    "manifests": (2, lambda folder, out: manifests.write(Path(folder), Path(out))),
}


def main(arguments: list[str]) -> int:
    """Run one command and return the exit code: 2 when it was not understood."""
    match arguments:
        case [name, *rest] if name in COMMANDS and len(rest) == COMMANDS[name][0]:
            COMMANDS[name][1](*rest)
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
