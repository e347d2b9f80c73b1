"""The modules of Python that a frozen program has, and those that it would miss."""

import re
import zipfile
from pathlib import Path

EXCLUDED = re.compile(r"^excluded module named '?([\w.]+)'? - imported by (.*)$", re.MULTILINE)
IMPORTER = re.compile(r"([\w.]+) \(([^)]*)\)")

# Imported on other systems only, or where nothing is frozen; PyInstaller sees no condition.
GUARDED = {
    ("importlib.metadata", "farwhist.ui.features.about.feature"),
    *((name, "farwhist.executors") for name in ("asyncio", "distributed")),
    ("ctypes", "farwhist.ui.system.desktop_state"),
}

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


def missed(warnings: str) -> list[str]:
    """Return a line for each module that was left out although the program cannot do without it.

    Args:
        warnings: what PyInstaller has written of modules that it has not put into the bundle.
    """
    return [
        f"{module} is imported by {importer}"
        for module, importers in EXCLUDED.findall(warnings)
        for importer, how in IMPORTER.findall(importers)
        if importer.startswith("farwhist.")
        and not {"conditional", "optional"} & set(how.split(", "))
        and (module, importer) not in GUARDED
    ]
