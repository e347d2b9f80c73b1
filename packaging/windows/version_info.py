"""What Windows shows of a program's file under Properties > Details."""

import re
from pathlib import Path

import project
from farwhist import identity

ENGLISH, UNICODE = 0x0409, 1200


def write(target: Path, program: str) -> Path:
    """Write PyInstaller's description of the program `program`.exe, and return the file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(described(program, project.version()), encoding="utf-8")
    return target


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Return the version in numbers: what is not a number at its end is left out."""
    release = re.match(r"\d+(\.\d+)*", version)
    if release is None:
        raise ValueError(f"“{version}” does not begin with a number")
    major, minor, patch, build, *_ = (*map(int, release[0].split(".")), 0, 0, 0)
    return major, minor, patch, build


def copyright_line() -> str:
    """Return the line of LICENSE that says whose the program is."""
    lines = (project.ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("Copyright"))


def described(program: str, version: str) -> str:
    """Return the expression that PyInstaller reads."""
    numbers = four_numbers(version)
    texts = {
        "CompanyName": identity.ORGANISATION,
        "FileDescription": identity.NAME,
        "FileVersion": version,
        "InternalName": program,
        "LegalCopyright": copyright_line(),
        "OriginalFilename": f"{program}.exe",
        "ProductName": identity.NAME,
        "ProductVersion": version,
    }
    rows = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, "
        "flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('{ENGLISH:04X}{UNICODE:04X}', [{rows}])]), "
        f"VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])])])\n"
    )
