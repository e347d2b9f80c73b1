"""The modules of Python that a frozen program would miss, because the spec leaves them out."""

import re

EXCLUDED = re.compile(r"^excluded module named '?([\w.]+)'? - imported by (.*)$", re.MULTILINE)
IMPORTER = re.compile(r"([\w.]+) \(([^)]*)\)")

# Imported on other systems only, where PyInstaller does not see the condition.
GUARDED = {
    ("ctypes", f"farwhist.ui.{name}")
    for name in ("system.power", "system.system_motion", "table.wave_out")
}


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
