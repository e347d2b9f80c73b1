"""Check the files that a Linux desktop reads, with its own tools where they are installed.

``python packaging/linux/lint.py``; it says what it skipped.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import project  # noqa: F401  # finds farwhist
from farwhist import identity
from linux import scripts, tree

LIBC = (2, 35)  # any version: the scripts only have to be well-formed


def main() -> int:
    """Return the exit code: 1 when a tool found something."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        tree.share(folder)
        tree.write(folder / "start.sh", scripts.start("farwhist", LIBC))
        tree.write(folder / "install.sh", scripts.install())
        tree.write(folder / "uninstall.sh", scripts.uninstall())
        found = [_wrong(command, folder) for command in commands(folder)]
        return int(any(found))


def commands(folder: Path) -> list[list[str]]:
    """Return what to run on the files in a folder; nothing but complaints is to be printed."""
    share, name = folder / "share", identity.APP_ID
    return [
        ["desktop-file-validate", f"{share}/applications/{name}.desktop"],
        ["appstreamcli", "validate", "--no-net", f"{share}/metainfo/{name}.metainfo.xml"],
        ["update-mime-database", f"{share}/mime"],
        ["man", "--warnings", "--local-file", f"{share}/man/man6/farwhist.6"],
        *(["sh", "-n", str(script)] for script in sorted(folder.glob("*.sh"))),
    ]


def _wrong(command: Sequence[str], folder: Path) -> bool:
    if shutil.which(command[0]) is None:
        print(f"Skipped, because it is not installed: {command[0]}")
        return False
    # Or else update-mime-database remarks that nobody would find its results.
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "share")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode or done.stderr:
        print(f"{command[0]}:\n{done.stdout if done.returncode else ''}{done.stderr}")
    return bool(done.returncode or done.stderr)


if __name__ == "__main__":
    sys.exit(main())
