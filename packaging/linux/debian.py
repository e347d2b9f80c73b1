"""The texts of a Debian package: control, copyright and changelog."""

import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime

import project
from farwhist import identity
from linux import metainfo, texts
from linux.system_libraries import DATA, Purpose, packages

MAINTAINER = f"{identity.ORGANISATION} <farwhist@users.noreply.github.com>"
ARCHITECTURES = {"x64": "amd64", "arm64": "arm64"}
NOT_LISTED = "Everything that a player would notice stands in the CHANGELOG of the project."

LGPL = "LGPL-3"
SYSTEM_LICENCES = "/usr/share/common-licenses"


def control(size: int, libc: tuple[int, int]) -> str:
    """Return the control file. `size` is what it takes when installed, in bytes."""
    start = packages(Purpose.START, Purpose.X11, Purpose.WAYLAND)
    fields = {
        "Package": identity.PROGRAM,
        "Version": project.version(),
        "Architecture": ARCHITECTURES[project.arch()],
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size // 1024)),
        "Depends": ", ".join([f"libc6 (>= {libc[0]}.{libc[1]})", *start, *DATA]),
        "Recommends": ", ".join(
            [*packages(Purpose.SOUND, Purpose.PRINTING), "hicolor-icon-theme", "shared-mime-info"]
        ),
        "Section": "games",
        "Priority": "optional",
        "Homepage": identity.HOMEPAGE,
        "Description": f"card game of exact bids: {identity.NAME}\n{_described()}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _described() -> str:
    english = texts.load()["en"]
    paragraphs = [textwrap.fill(each, 76) for each in english.description]
    features = [
        textwrap.fill(each, 76, initial_indent=" * ", subsequent_indent="   ")
        for each in english.features
    ]
    lines = "\n\n".join([*paragraphs, "\n".join(features)]).splitlines()
    return "\n".join(f" {line}" if line else " ." for line in lines)


def changelog() -> str:
    """Return the changelog, newest first; a version that is not released yet comes from now."""
    published = project.releases()
    entries = []
    if project.version() not in [version for version, _, _ in published]:
        built = datetime.fromtimestamp(project.epoch(), UTC)
        entries.append(_entry(project.version(), built, [NOT_LISTED]))
    for version, day, text in published:
        released = datetime.fromisoformat(f"{day}T12:00:00+00:00")
        entries.append(_entry(version, released, metainfo.items(text) or [NOT_LISTED]))
    return "\n".join(entries)


def _entry(version: str, when: datetime, items: list[str]) -> str:
    changes = [
        textwrap.fill(each, 78, initial_indent="  * ", subsequent_indent="    ") for each in items
    ]
    head = f"{identity.PROGRAM} ({version}) unstable; urgency=medium"
    signed = f" -- {MAINTAINER}  {format_datetime(when)}"
    return "\n".join([head, "", *changes, "", signed, ""])


def copyright_file(licence: str, third_party: str) -> str:
    """Return the copyright file, from the text of the LICENSE and that of the THIRD-PARTY file.

    The latter names each library with its own licence, so it is quoted whole.
    """
    holder = next(line for line in licence.splitlines() if line.startswith("Copyright"))
    terms = licence.split(holder, 1)[1].strip()
    stanzas = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {identity.NAME}\n"
        f"Source: {identity.HOMEPAGE}\n"
        f"Comment:\n{_indented(third_party)}",
        f"Files: *\nCopyright: {holder.removeprefix('Copyright (c) ')}\nLicense: Expat",
        "Files: usr/lib/farwhist/_internal/*\n"
        "Copyright: The Qt Company Ltd. and other contributors\n"
        f"License: {LGPL}\n"
        "Comment:\n Qt, PySide6 and Shiboken; of all other libraries see the comment above.",
        "Files: usr/lib/farwhist/_internal/farwhist/*\n"
        f"Copyright: {holder.removeprefix('Copyright (c) ')}\nLicense: Expat",
        f"License: Expat\n{_indented(terms)}",
        f"License: {LGPL}\n On Debian systems version 3 of the GNU Lesser General Public"
        f"\n License is in {SYSTEM_LICENCES}/{LGPL}.",
    ]
    return "\n\n".join(stanzas) + "\n"


def _indented(text: str) -> str:
    return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in text.splitlines())
