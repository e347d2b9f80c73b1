"""A folder to unpack anywhere, as .tar.xz, for systems without a package of their own."""

import lzma
import tarfile
from pathlib import Path

import project
from linux import elf, scripts, tree

PROGRAM = "lib/farwhist"


def build(bundle: Path, target: Path) -> None:
    """Make the archive `target` from the frozen program in the folder `bundle`."""
    folder = tree.fresh("tarball") / target.name.removesuffix(".tar.xz")
    tree.program(bundle, folder / "lib")
    _, libc = elf.demands(folder / "lib")
    tree.share(folder)
    tree.documents(folder, bundle)
    tree.write(folder / "farwhist", scripts.start(PROGRAM, libc), 0o755)
    tree.write(folder / "install.sh", scripts.install(), 0o755)
    tree.write(folder / "uninstall.sh", scripts.uninstall(), 0o755)
    tree.write(folder / "README.txt", scripts.readme(libc))
    tree.settle(folder)
    with (
        lzma.open(target, "wb", preset=9) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            name = str(path.relative_to(folder.parent))
            archive.add(path, name, recursive=False, filter=_nobody)
    tree.fresh("tarball").rmdir()


def _nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = project.epoch()
    return entry
