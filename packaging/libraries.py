"""The libraries of a frozen program: which they are, and what each needs of the others.

They are read by ``objdump``, which knows the formats of Linux and of Windows alike.
"""

import re
import subprocess
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

LIBRARY = re.compile(r"[.](so|dylib)([.][\d.]+)?$|[.](dll|pyd)$", re.IGNORECASE)
NEEDED = re.compile(r"^\s*(?:NEEDED\s+|DLL Name: )(\S+)", re.MULTILINE)
RUNPATH = re.compile(r"^\s*(?:RUNPATH|RPATH)\s+(\S+)", re.MULTILINE)
FILE = re.compile(r"^(.*):\s+file format \S+$", re.MULTILINE)


class Needs(NamedTuple):
    """What stands in a library: the names that it needs, and the folders where it looks first."""

    names: tuple[str, ...]
    folders: tuple[str, ...]


def key(name: str) -> str:
    """Return the name that a library has on all systems and in all versions.

    >>> key("libQt6Core.so.6"), key("Qt6Core.dll"), key("_json.cpython-311-x86_64-linux-gnu.so")
    ('Qt6Core', 'Qt6Core', '_json')
    """
    stem = name.split(".", 1)[0]
    stem = re.sub(r"^lib(?=.)", "", stem) if "_" not in stem[:3] else stem
    return re.sub(r"^python3\d*$", "python3", stem)


def within(bundle: Path) -> list[Path]:
    """Return the libraries in a folder, each file once, and the program itself not."""
    files = (file for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())
    return sorted(file for file in files if LIBRARY.search(file.name) or _is_framework(file))


def _is_framework(file: Path) -> bool:
    return f"{file.name}.framework" in file.parts


def needs(files: Iterable[Path]) -> dict[Path, Needs]:
    """Return what each of these files needs.

    Raises:
        SystemExit: objdump cannot read one of them.
    """
    paths = [str(file) for file in files]
    if not paths:
        return {}
    done = subprocess.run(["objdump", "-p", *paths], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"objdump cannot read the libraries:\n{done.stderr}")
    return parsed(done.stdout)


def parsed(text: str) -> dict[Path, Needs]:
    """Return what ``objdump -p`` says of each file."""
    heads = list(FILE.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    found = {}
    for head, end in zip(heads, ends, strict=True):
        part = text[head.end() : end]
        folders = [folder for each in RUNPATH.findall(part) for folder in each.split(":")]
        found[Path(head[1])] = Needs(tuple(NEEDED.findall(part)), tuple(folders))
    return found


def reached(files: Mapping[str, Path], roots: Collection[str]) -> set[str]:
    """Return the names that the roots need, and what those need, and so on.

    Args:
        files: where each library lies by its place in the bundle, the roots among them.
    """
    known = needs(files.values())
    by_name = {PurePosixPath(place).name: file for place, file in files.items()}
    waiting = [name for root in roots if root in files for name in known[files[root]].names]
    wanted: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in wanted:
            wanted.add(name)
            waiting += known[by_name[name]].names if name in by_name else ()
    return wanted


def lacking(bundle: Path, expected: Collection[str]) -> list[str]:
    """Return a line for each library on Linux that would not find what it needs.

    A library is looked for in the folders that the other names, then in that of the contents.
    """
    contents = bundle / "_internal"
    lines = []
    for file, (names, folders) in needs(within(bundle)).items():
        places = [Path(each.replace("$ORIGIN", str(file.parent))) for each in folders]
        for name in names:
            if name in expected or any((place / name).exists() for place in (*places, contents)):
                continue
            lines.append(f"{file.relative_to(contents)} needs {name}")
    return sorted(lines)
