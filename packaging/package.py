"""Make what people install: ``python3 dev.py package FORMAT...``, or ``all`` for this system.

Each format is a module with ``build(bundle, target)``: it makes the file ``target`` from the frozen
program in the folder ``bundle``, and stops with a sentence when it cannot.
"""

import argparse
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import budgets
import bundle
import project
import sbom
from windows.wine import COMMANDS as WINE

UNINSTALLER = "uninstall.exe"


class Format(NamedTuple):
    """One row: the system that it is for, the module that makes it, its extension, its commands."""

    system: str
    module: str
    extension: str
    commands: tuple[str, ...] = ()


FORMATS = {
    "tarball": Format("linux", "linux.tarball", "tar.xz"),
    "deb": Format("linux", "linux.deb", "deb", ("dpkg-deb",)),
    "rpm": Format("linux", "linux.rpm", "rpm", ("rpmbuild",)),
    "appdir": Format("linux", "linux.appdir", "AppDir.squashfs", ("mksquashfs",)),
    "setup": Format("windows", "windows.setup", "exe", ("makensis",)),
    "msi": Format("windows", "windows.msi", "msi", ("wixl", "msibuild")),
    "dmg": Format("macos", "macos.dmg", "dmg"),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument("formats", nargs="+", choices=[*FORMATS, "all"], metavar="FORMAT")
    parser.add_argument(
        "--frozen",
        type=Path,
        metavar="FOLDER",
        help="the frozen program, of this or another system, instead of freezing it now",
    )
    parser.add_argument(
        "--uninstaller",
        type=Path,
        metavar="FILE",
        help="write nothing but the uninstaller of setup, to be signed; setup takes it, signed, "
        f"from the file {UNINSTALLER} beside the frozen program",
    )
    arguments = parser.parse_args()
    wanted = arguments.formats
    if "all" in wanted:
        wanted = [name for name, each in FORMATS.items() if each.system == project.system()]
    need_commands(wanted, frozen=arguments.frozen is not None)
    os.environ["SOURCE_DATE_EPOCH"] = str(project.epoch())
    frozen: dict[str, Path] = {}
    for system in dict.fromkeys(FORMATS[name].system for name in wanted):
        frozen[system] = arguments.frozen or bundle.make(system)
        budgets.check_folder(frozen[system], system)
    if arguments.uninstaller:
        importlib.import_module("windows.setup").export(frozen["windows"], arguments.uninstaller)
        return
    problems = {name: make(name, frozen[FORMATS[name].system]) for name in wanted}
    for system, folder in frozen.items():
        sbom.write(folder, project.DIST / project.file_name("cdx.json", system))
    write_checksums()
    if failed := [f"{name}: {problem}" for name, problem in problems.items() if problem]:
        sys.exit("\n".join(["These were not made; the rest and its sums are in dist.", *failed]))


def need_commands(names: Sequence[str], *, frozen: bool) -> None:
    """Stop with all commands that are missing, of whatever format, before any work is done."""
    needed = {command for name in names for command in FORMATS[name].commands}
    if "windows" in {FORMATS[name].system for name in names} and not frozen:
        needed.update(WINE if project.system() == "linux" else ())
    if missing := sorted(command for command in needed if shutil.which(command) is None):
        sys.exit(f"These commands are missing: {', '.join(missing)}. Nothing was made.")


def make(name: str, frozen: Path) -> str:
    """Make one format from the frozen program; return what went wrong, or nothing."""
    system, module, extension, _ = FORMATS[name]
    target = project.DIST / project.file_name(extension, system)
    target.unlink(missing_ok=True)
    try:
        importlib.import_module(module).build(frozen, target)
        print(f"{target.relative_to(project.ROOT)}: {target.stat().st_size / 1e6:.1f} MB")
        budgets.check_file(target, frozen, system, extension)
    except (SystemExit, OSError, subprocess.CalledProcessError) as problem:
        target.unlink(missing_ok=True)  # half of it, or too large
        return str(problem)
    return ""


def write_checksums() -> None:
    """Write SHA256SUMS for all that lies in dist/ with this version in its name."""
    made = sorted(project.DIST.glob(f"farwhist-{project.version()}-*"))
    lines = [
        f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n"
        for each in made
        if each.is_file()
    ]
    (project.DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
