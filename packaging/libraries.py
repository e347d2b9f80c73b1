"""The libraries of a frozen program: which they are, and what each needs of the others.

They are read by ``objdump``, which knows the formats of Linux and of Windows alike. On Windows,
which has none, they are read by the package that PyInstaller itself uses.
"""

import importlib
import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path, PurePath, PurePosixPath
from typing import Any, NamedTuple

from linux.system_libraries import EXPECTED

WINDOWS = frozenset((
    "advapi32", "authz", "avrt", "bcrypt", "comctl32", "comdlg32", "crypt32", "d3d11", "d3d12",
    "d3d9", "dnsapi", "dwmapi", "dwrite", "dxgi", "gdi32", "icuuc", "imm32", "iphlpapi", "kernel32",
    "mpr", "msvcrt", "netapi32", "ntdll", "ole32", "oleaut32", "propsys", "rpcrt4", "secur32",
    "setupapi", "shell32", "shlwapi", "ucrtbase", "uiautomationcore", "user32", "userenv",
    "uxtheme", "version", "winhttp", "winmm", "winspool", "ws2_32", "wtsapi32",
))  # fmt: skip
"""The libraries that Windows 10 has."""

LIBRARY = re.compile(r"[.](so|dylib)([.][\d.]+)?$|[.](dll|pyd)$", re.IGNORECASE)
NEEDED = re.compile(r"^\s*(?:NEEDED\s+|DLL Name: )(\S+)", re.MULTILINE)
RUNPATH = re.compile(r"^\s*(?:RUNPATH|RPATH)\s+(\S+)", re.MULTILINE)
CACHED = re.compile(r"^\s*(\S+) \(libc6,[^)]*64[^)]*\) => (\S+)$", re.MULTILINE)
FILE = re.compile(r"^(.*):\s+file format \S+$", re.MULTILINE)


class Needs(NamedTuple):
    """What stands in a library: the names that it needs, and the folders where it looks first."""

    names: tuple[str, ...]
    folders: tuple[str, ...]


def key(file: PurePath) -> str:
    """Return the name that a library has on all systems and in all versions.

    >>> key(Path("libQt6Core.so.6")), key(Path("_json.cpython-311-x86_64-linux-gnu.so"))
    ('qt6core', '_json')
    """
    stem = file.name.split(".", 1)[0].removeprefix("lib").lower()
    if _is_framework(file):
        stem = re.sub(r"^qt", "qt6", stem)
    return re.sub(r"^python3\d*$", "python3", stem)


def is_library(file: PurePath) -> bool:
    """Return whether a file is a library, by its name."""
    return LIBRARY.search(file.name) is not None or _is_framework(file)


def _is_framework(file: PurePath) -> bool:
    return f"{file.name}.framework" in file.parts


def within(bundle: Path) -> list[Path]:
    """Return the libraries in a folder, each file once, and the program itself not."""
    files = (file for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())
    return sorted(filter(is_library, files))


def needs(files: Iterable[Path]) -> dict[Path, Needs]:
    """Return what each of these files needs.

    Raises:
        SystemExit: objdump cannot read one of them.
    """
    paths = [str(file) for file in files]
    if not paths:
        return {}
    if sys.platform == "win32":
        return {Path(path): Needs(imported(path), ()) for path in paths}
    done = subprocess.run(["objdump", "-p", *paths], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"objdump cannot read the libraries:\n{done.stderr}")
    return parsed(done.stdout)


def imported(path: str) -> tuple[str, ...]:
    """Return the names that a library for Windows needs."""
    pefile: Any = importlib.import_module("pefile")
    pefile.MAX_IMPORT_SYMBOLS = 1_000_000  # it stops at 8,192, and the largest of Qt have more
    with pefile.PE(path, fast_load=True) as file:
        file.parse_data_directories(pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_IMPORT"])
        table = getattr(file, "DIRECTORY_ENTRY_IMPORT", ())
        return tuple(entry.dll.decode() for entry in table)


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


def lacking(bundle: Path, system: str) -> list[str]:
    """Return a line for each library that would not find what it needs, on Linux and Windows.

    On Linux it looks in the folders that it names, then in that of the contents.
    """
    contents = bundle / "_internal"
    held = needs(within(bundle)) if system in ("linux", "windows") else {}
    names = {file.name.lower() for file in held}
    lines = []
    for file, need in held.items():
        if system == "windows":
            missing = [each for each in need.names if not _on_windows(each.lower(), names)]
        else:
            folders = [each.replace("$ORIGIN", str(file.parent)) for each in need.folders]
            places = [*map(Path, folders), contents]
            wanted = [each for each in need.names if each not in EXPECTED]
            missing = [each for each in wanted if not any((at / each).exists() for at in places)]
        lines += [f"{file.relative_to(bundle).as_posix()} needs {each}" for each in missing]
    return sorted(lines)


def _on_windows(name: str, bundled: Collection[str]) -> bool:
    stem = name.rpartition(".")[0]
    return name in bundled or stem in WINDOWS or stem.startswith("api-ms-win-")


def entangled(bundle: Path, system: Mapping[str, Path]) -> list[str]:
    """Return the libraries of the bundle that this system's own would be given instead of theirs.

    What is in the bundle is loaded first, and may be too old for a library of a newer system.

    Args:
        system: where each library of this system lies, by its soname.
    """
    wanted = reached(system, EXPECTED)
    return sorted(wanted & {file.name for file in within(bundle)})


def of_this_system() -> dict[str, Path]:
    """Return where each library of this Linux lies, by its soname."""
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=False).stdout
    return {name: Path(path) for name, path in CACHED.findall(listed)}
