"""The files of a release: which there must be, and their checksums."""

import hashlib
from itertools import product
from pathlib import Path

import project

SUMS = "SHA256SUMS"
ARCHES = {"linux": ("x64", "arm64"), "windows": ("x64",), "macos": ("arm64", "x64")}
EXTENSIONS = {
    "linux": ("AppImage", "deb", "rpm", "tar.xz"),
    "windows": ("exe", "msi"),
    "macos": ("dmg",),
}
BILL = "cdx.json"
"""The extension of the bill of materials, which there is for each system and processor."""


def wanted() -> list[tuple[str, str, str]]:
    """Return system, processor and extension of every file that there must be."""
    return [
        (system, arch, extension)
        for system, arches in ARCHES.items()
        for arch, extension in product(arches, (*EXTENSIONS[system], BILL))
    ]


def find(folder: Path, system: str, arch: str, extension: str) -> Path | None:
    """Return the file for a system, signed or not, or nothing."""
    stem = f"farwhist-{project.version()}-{system}-{arch}"
    names = (f"{stem}{unsigned}.{extension}" for unsigned in ("", "-unsigned"))
    return next((folder / name for name in names if (folder / name).is_file()), None)


def gather(folder: Path) -> None:
    """Write SHA256SUMS for all files of the folder; stop when one of the release is missing."""
    lacking = [each for each in wanted() if find(folder, *each) is None]
    if lacking:
        names = (f"{system} {arch}: {extension}" for system, arch, extension in lacking)
        raise SystemExit("\n".join(["The release would lack files:", *names]))
    made = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    lines = [f"{digest(path)}  {path.name}\n" for path in made]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")
    print("".join(lines), end="")


def sums(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of each file by its name, as SHA256SUMS has it."""
    lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    return {name: value for value, name in (line.split(maxsplit=1) for line in lines)}


def digest(path: Path) -> str:
    with path.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
