"""The licences of the program and of the software that it is made with, as one text."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist import places
from farwhist.identity import NAME

translate = QCoreApplication.translate

_IMPORTED: Final = (
    "PySide6_Essentials", "shiboken6", "miniaudio", "cffi", "msgspec", "platformdirs",
)  # fmt: skip
"""The packages that the program runs with. Qt is inside of the first."""


def licences() -> str:
    """Return the licence of the program, then those of the software of others.

    A frozen program holds that software and a file about it. Otherwise it was installed
    beside the program, and each package is told with its licence.
    """
    others = places.notice("THIRD-PARTY.txt") or "\n".join(_installed())
    return f"{_titled(NAME)}{places.notice('LICENSE').strip()}\n\n\n{others.strip()}\n"


def _titled(title: str) -> str:
    return f"{title}\n{'=' * len(title)}\n\n"


def _installed() -> Iterator[str]:
    from importlib.metadata import PackageNotFoundError, metadata  # a frozen program lacks it

    title = translate("About", "Third-party software")
    how = translate("About", "It is installed alongside Far Whist and is not part of it.")
    yield f"{_titled(title)}{how}\n"
    python = platform.python_version()
    yield _told("Python", python, "PSF-2.0", "https://docs.python.org/3/license.html")
    for package in _IMPORTED:
        try:
            told = metadata(package)
        except PackageNotFoundError:
            continue
        links = dict(link.split(", ", 1) for link in told.get_all("Project-URL") or [])
        named = told.get_all("License-Expression") or told.get_all("License") or [""]
        yield _told(told["Name"], told["Version"], named[0], links.get("Homepage", ""))


def _told(name: str, version: str, licence: str, link: str) -> str:
    return "\n".join(
        [f"{name} {version}", *(f"    {each}" for each in (licence, link) if each), ""]
    )
