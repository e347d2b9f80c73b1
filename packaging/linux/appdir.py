"""The folder of an AppImage as a squashfs file.

An AppImage is a small program, the runtime, with this file after it; appimage.py joins them.
"""

import shutil
from pathlib import Path

import project
from farwhist import identity
from linux import elf, scripts, tree

LIBRARIES = "usr/lib/farwhist"


def build(bundle: Path, target: Path) -> None:
    """Make the squashfs file `target` from the frozen program in the folder `bundle`."""
    root = tree.fresh("appdir")
    lay_out(bundle, root)
    target.unlink(missing_ok=True)
    when = str(project.epoch())
    # One time for everything; SOURCE_DATE_EPOCH would be refused beside it.
    times = ["-mkfs-time", when, "-all-time", when]
    smallest = ["-comp", "zstd", "-Xcompression-level", "19", "-b", "1M"]
    options = ["-all-root", "-no-xattrs", "-no-progress", "-quiet", *times, *smallest]
    tree.call("mksquashfs", str(root), str(target), *options, dated=False)
    shutil.rmtree(root)


def lay_out(bundle: Path, root: Path) -> None:
    """Lay out the AppDir in the folder `root`."""
    name = identity.APP_ID
    tree.program(bundle, root / LIBRARIES)
    _, libc = elf.demands(root / LIBRARIES)
    tree.share(root / "usr")
    tree.documents(root / "usr/share/doc/farwhist", bundle)
    tree.write(root / "AppRun", scripts.start(f"{LIBRARIES}/farwhist", libc), 0o755)
    (root / f"{name}.desktop").symlink_to(f"usr/share/applications/{name}.desktop")
    icon = f"usr/share/icons/hicolor/256x256/apps/{name}.png"
    (root / f"{name}.png").symlink_to(icon)
    (root / ".DirIcon").symlink_to(icon)
    tree.settle(root)
