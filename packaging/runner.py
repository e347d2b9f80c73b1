"""Give a fresh Debian or Ubuntu what tests and installers need of it; elsewhere do nothing.

The workflows run this first. The libraries are those that dev.py names.
"""

import subprocess
import sys
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import dev

INSTALLERS = (
    "appstream",
    "desktop-file-utils",
    "fakeroot",
    "lintian",
    "msitools",
    "nsis",
    "rpm",
    "squashfs-tools",
    "wixl",
)


def packages() -> list[str]:
    """Return the names of the packages."""
    needed: tuple[dev.Needed, ...] = (
        *dev.QT, *dev.X11, *dev.WAYLAND, dev.KERBEROS, *dev.SOUND, *dev.COMPILER, dev.OBJDUMP,
    )  # fmt: skip
    servers = chain.from_iterable(dev.SERVERS)
    return sorted({*INSTALLERS, *dev.SCREEN, *servers, *(library.apt for library in needed)})


def main() -> None:
    if sys.platform != "linux":
        return
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages()]
    for command in (["apt-get", "update"], install):
        subprocess.run(["sudo", *command], check=True)


if __name__ == "__main__":
    main()
