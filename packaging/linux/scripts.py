"""The shell scripts that come with the program where no package manager looks after it."""

from pathlib import Path

import project
from farwhist import identity
from linux.system_libraries import SYSTEM_LIBRARIES, Purpose

FOLDER = Path(__file__).with_name("shell")


def start(program: str, libc: tuple[int, int]) -> str:
    """Return the script that starts `program`, a path beside it, or names what is missing."""
    lists = {
        purpose.name: " ".join(each.soname for each in SYSTEM_LIBRARIES if each.purpose is purpose)
        for purpose in Purpose
    }
    return _filled("start.sh.in", PROGRAM=program, **_version(libc), **lists)


def install() -> str:
    """Return the script that adds the program to the menu of one user."""
    return _filled("install.sh.in", ID=identity.APP_ID, CACHES=_caches())


def uninstall() -> str:
    """Return the script that undoes `install`."""
    return _filled("uninstall.sh.in", CACHES=_caches())


def readme(libc: tuple[int, int]) -> str:
    """Return what somebody who has unpacked the program should know."""
    text = _filled(
        "README.txt.in",
        VERSION=project.version(),
        HOMEPAGE=identity.HOMEPAGE,
        **_version(libc),
    )
    return f"{text.rstrip()}\n"


def _version(libc: tuple[int, int]) -> dict[str, str]:
    return {"MAJOR": str(libc[0]), "MINOR": str(libc[1])}


def _caches() -> str:
    return (FOLDER / "caches.sh.in").read_text(encoding="utf-8")


def _filled(name: str, **words: str) -> str:
    text = (FOLDER / name).read_text(encoding="utf-8")
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    return text
