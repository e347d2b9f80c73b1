"""What makes the program known to a desktop: its menu entry, file types and invitations."""

import xml.etree.ElementTree as ET
from collections.abc import Iterable

import project  # noqa: F401  # finds farwhist
from farwhist import identity
from linux import texts

CATEGORIES = ("Game", "CardGame", "Qt")
WEIGHT = "60"  # of name and contents, above the 50 of a plain text
TYPES = (identity.MATCH_MIME, identity.RULES_MIME, f"x-scheme-handler/{identity.SCHEME}")
"""What the program opens: two kinds of files, and the line that invites to a table."""

MAGIC_WITHIN = "0:64"  # bytes of the file in which its kind is named


def entry(command: str = identity.PROGRAM) -> str:
    """Return the menu entry; `command` is a program in PATH or an absolute path.

    Raises:
        ValueError: the command cannot stand in an entry.
    """
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.4", f"Name={identity.NAME}"]
    lines += _localised("GenericName", lambda each: each.generic_name)
    lines += _localised("Comment", lambda each: each.comment)
    lines += _localised("Keywords", lambda each: _listed(each.keywords))
    lines += [
        f"Exec={quoted(command)} %u",
        f"Icon={identity.APP_ID}",
        "Terminal=false",
        "StartupNotify=true",
        f"StartupWMClass={identity.PROGRAM}",
        f"Categories={_listed(CATEGORIES)}",
        f"MimeType={_listed(TYPES)}",
    ]
    return "\n".join([*lines, ""])


def _localised(key: str, choose: texts.Choice) -> list[str]:
    return [
        f"{key}={choose(each)}" if language == "en" else f"{key}[{language}]={choose(each)}"
        for language, each in texts.load().items()
    ]


def _listed(words: Iterable[str]) -> str:
    return "".join(f"{word};" for word in words)


def quoted(command: str) -> str:
    """Return the command as it stands in an Exec line: in quotes where it has a special sign.

    Raises:
        ValueError: it holds a line break or an equals sign, which an entry cannot carry.
    """
    if set(command) & set("\n\r="):
        raise ValueError(f"{command!r} cannot stand in a menu entry")
    if not set(command) & set(" \t\"'\\><~|&;$*?#()`%"):
        return command
    inner = "".join(f"\\{sign}" if sign in '"`$\\' else sign for sign in command)
    # A backslash counts for the value of any key, too; a percent sign begins a field code.
    return '"' + inner.replace("\\", "\\\\").replace("%", "%%") + '"'


def mime_types() -> str:
    """Return the file types, for share/mime/packages."""
    root = ET.Element("mime-info", xmlns="http://www.freedesktop.org/standards/shared-mime-info")
    matches = _mime_type(root, identity.MATCH_MIME, lambda each: each.match)
    ET.SubElement(matches, "sub-class-of", type="text/plain")  # each line is JSON, not the whole
    _known_by(matches, identity.MATCH_SUFFIX, '"format": "farwhist match"')
    rules = _mime_type(root, identity.RULES_MIME, lambda each: each.rules)
    ET.SubElement(rules, "sub-class-of", type="application/json")
    _known_by(rules, identity.RULES_SUFFIX, '"format": "farwhist rules"')
    return texts.document(root)


def _mime_type(root: ET.Element, name: str, choose: texts.Choice) -> ET.Element:
    kind = ET.SubElement(root, "mime-type", type=name)
    texts.add(kind, "comment", choose)
    ET.SubElement(kind, "icon", name=identity.APP_ID)
    return kind


def _known_by(kind: ET.Element, suffix: str, words: str) -> None:
    magic = ET.SubElement(kind, "magic", priority=WEIGHT)
    ET.SubElement(magic, "match", type="string", offset=MAGIC_WITHIN, value=words)
    ET.SubElement(kind, "glob", pattern=f"*{suffix}", weight=WEIGHT)
