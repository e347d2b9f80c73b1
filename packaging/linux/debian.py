"""The texts of a Debian package: control, copyright and changelog."""

import re
import textwrap
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime

import addresses
import project
from farwhist import identity
from linux import metainfo, texts
from linux.system_libraries import DATA, Purpose, packages
from third_party import Found

ARCHITECTURES = {"x64": "amd64", "arm64": "arm64"}
NOT_LISTED = "Everything that a player would notice stands in the CHANGELOG of the project."


def maintainer() -> str:
    """Return who looks after the package, with the address that Debian demands."""
    return f"{identity.ORGANISATION} <{addresses.mail()}>"


def control(size: int, libc: tuple[int, int]) -> str:
    """Return the control file. `size` is what it takes when installed, in bytes."""
    start = packages(Purpose.START, Purpose.X11, Purpose.WAYLAND)
    fields = {
        "Package": identity.PROGRAM,
        "Version": project.version(),
        "Architecture": ARCHITECTURES[project.arch()],
        "Maintainer": maintainer(),
        "Installed-Size": str(-(-size // 1024)),
        "Depends": ", ".join([f"libc6 (>= {libc[0]}.{libc[1]})", *start, *DATA]),
        "Recommends": ", ".join(
            [
                *packages(Purpose.SOUND, Purpose.PRINTING, Purpose.NETWORK),
                "hicolor-icon-theme",
                "shared-mime-info",
            ]
        ),
        "Section": "games",
        "Priority": "optional",
        **({"Homepage": identity.HOMEPAGE} if identity.HOMEPAGE else {}),
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
    signed = f" -- {maintainer()}  {format_datetime(when)}"
    return "\n".join([head, "", *changes, "", signed, ""])


def copyright_file(licence: str, rows: Sequence[Found], folder: str, texts_in: str) -> str:
    """Return the copyright file.

    `licence` is the text of the LICENSE; `rows` are what is in the folder `folder` of the package
    by others, and `texts_in` is the file with the full texts of their licences.
    """
    holder = next(line for line in licence.splitlines() if line.startswith("Copyright"))
    terms = licence.split(holder, 1)[1].strip()
    source = f"\nSource: {identity.HOMEPAGE}" if identity.HOMEPAGE else ""
    stanzas = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {identity.NAME}{source}",
        f"Files: *\nCopyright: {_holder(holder)}\nLicense: Expat",
    ]
    for row in rows:
        if row.files:
            files = "\n ".join(f"{folder}/{file}" for file in row.files)
            owner = _indented(_holder(row.component.copyright)).strip()
            name = _short(row.component.licence)
            stanzas.append(f"Files: {files}\nCopyright: {owner}\nLicense: {name}")
    stanzas.append(f"License: Expat\n{_indented(terms)}")
    names = dict.fromkeys(_short(row.component.licence) for row in rows if row.files)
    stanzas += [
        f"License: {name}\n The full text is in {texts_in}" for name in names if name != "Expat"
    ]
    return "\n\n".join(stanzas) + "\n"


def _holder(line: str) -> str:
    return re.sub(r"^Copyright (\(c\) )?", "", line, flags=re.IGNORECASE)


def _short(expression: str) -> str:
    """Return a licence in Debian's words, from an SPDX expression."""
    words = {"MIT": "Expat", "AND": "and", "OR": "or", "WITH": "with"}
    name = " ".join(words.get(word, word) for word in expression.split())
    return f"{name} exception" if " with " in name else name


def _indented(text: str) -> str:
    return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in text.splitlines())
