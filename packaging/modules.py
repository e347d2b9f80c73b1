"""The modules of Python that a frozen program has, and those that it would miss."""

import py_compile
import re
import shutil
import zipfile
from pathlib import Path

EXCLUDED = re.compile(r"^excluded module named '?([\w.]+)'? - imported by (.*)$", re.MULTILINE)
IMPORTER = re.compile(r"([\w.]+) \(([^)]*)\)")

# Imported on other systems only, or where nothing is frozen; PyInstaller sees no condition.
GUARDED = {("distributed", "farwhist.executors")}

OFFERED = {"websockets", "websockets.__main__"}
"""What imports the other ways to use a library only when somebody asks for one of them."""

CTYPES_HOOK = "pyimod03_ctypes"

IMPORTERS = ("farwhist", "ifaddr", "nacl", "segno", "websockets", "zeroconf")
"""Whose imports must not be left out: the program's, and those of what plays together."""

# Encodings of DOS, old Macs and mainframes, and those that are no encodings of text. The program
# writes UTF-8, and into a pipe the system's own; shiboken reads names in a zip file as 437 of DOS.
NEVER_USED = re.compile(
    r"""encodings/(
    cp(0|2|4(?!37)|5|7[37]|85|86|1006|1026|11)\d* | mac_\w+ | hp_roman8 | kz1048 | palmos | ptcp154
  | (bz2|hex|quopri|rot|uu|zlib|base64)_\w+ | rot_13
    )[.]pyc""",
    re.VERBOSE,
)


def without_unused_encodings(library: Path) -> None:
    """Take the encodings that nobody needs out of the modules with which Python starts.

    Args:
        library: PyInstaller's base_library.zip, which is written anew.
    """
    with zipfile.ZipFile(library) as old:
        kept = [
            (entry, old.read(entry))
            for entry in old.infolist()
            if not NEVER_USED.fullmatch(entry.filename)
        ]
    with zipfile.ZipFile(library, "w") as new:
        for entry, content in kept:
            new.writestr(entry, content)


def uncompiled(package: Path, folder: Path) -> Path:
    """Copy the source of a package without its compiled modules, and return the folder it is in.

    Args:
        package: the folder of the package.
        folder: where the copy is made; what is there of the same name goes.
    """
    target = folder / package.name
    shutil.rmtree(target, ignore_errors=True)
    for source in sorted(package.rglob("*.py")):
        file = target / source.relative_to(package)
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, file)
    return folder


def without_ctypes(entries: list[tuple[str, str, str]], folder: Path) -> list[tuple[str, str, str]]:
    """Keep PyInstaller's start from importing ctypes, so that only who plays together does.

    It would change ctypes so that libraries are looked for in the bundle. On Linux nothing asks
    ctypes for any but the C library.

    Args:
        entries: the modules with which a frozen program starts: name, compiled file, type.
        folder: where the one that does nothing is written.
    """
    source = folder / f"{CTYPES_HOOK}.py"
    source.write_text("def install():\n    pass\n", encoding="utf-8")
    compiled = py_compile.compile(str(source), f"{source}c", source.name, doraise=True)
    if CTYPES_HOOK not in {name for name, _, _ in entries}:
        raise SystemExit(f"PyInstaller starts without {CTYPES_HOOK}: is ctypes imported elsewhere?")
    return [
        (name, str(compiled) if name == CTYPES_HOOK else file, kind) for name, file, kind in entries
    ]


def missed(warnings: str) -> list[str]:
    """Return a line for each module that was left out although the program cannot do without it.

    Args:
        warnings: what PyInstaller has written of modules that it has not put into the bundle.
    """
    return [
        f"{module} is imported by {importer}"
        for module, importers in EXCLUDED.findall(warnings)
        for importer, how in IMPORTER.findall(importers)
        if importer.split(".", 1)[0] in IMPORTERS
        and not {"conditional", "optional"} & set(how.split(", "))
        and (module, importer) not in GUARDED
        and importer not in OFFERED
    ]
