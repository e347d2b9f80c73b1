"""What goes into the app: the list of the frozen program without links that lead nowhere."""

import posixpath
from collections.abc import Iterable, Mapping

Entry = tuple[str, str, str]
"""Name in the bundle, source, kind; the source of a SYMLINK is its target, beside the name."""

LONGEST = 16
"""Links in a chain; a longer one is taken for a ring."""


def without_loose_links(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries but for links to what was left out, which codesign refuses."""
    entries = list(entries)
    links = {name: source for name, source, kind in entries if kind == "SYMLINK"}
    files = [name for name, _, kind in entries if kind != "SYMLINK"]
    there = {part for name in files for part in (name, *folders(name))}
    return [entry for entry in entries if end(entry[0], links) in there]


def end(name: str, links: Mapping[str, str]) -> str:
    """Return what a name stands for when every link on the way is followed, or nothing."""
    for _ in range(LONGEST):
        link = next((part for part in (*folders(name), name) if part in links), None)
        if link is None:
            return name
        target = posixpath.join(posixpath.dirname(link), links[link])
        name = posixpath.normpath(target + name.removeprefix(link))
    return ""


def folders(name: str) -> list[str]:
    """Return the folders that a file lies in, the outermost first."""
    parts = name.split("/")
    return ["/".join(parts[:depth]) for depth in range(1, len(parts))]
