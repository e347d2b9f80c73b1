"""A package for Debian, Ubuntu and their like.

Everything comes from control data: caches of menus, icons and file types are brought up to date by
triggers of the packages that own them, so no script runs at installation or removal.
"""

import hashlib
import shutil
from pathlib import Path

import project
import third_party
from farwhist import identity
from linux import debian, elf, tree

LIBRARIES = "usr/lib/farwhist"
COMMAND = "usr/games/farwhist"
OVERRIDES = Path(__file__).with_name("lintian-overrides")


def build(bundle: Path, target: Path) -> None:
    """Make the package `target` from the frozen program in the folder `bundle`."""
    root = tree.fresh("deb")
    lay_out(bundle, root)
    _, libc = elf.demands(root / LIBRARIES)
    size = sum(file.lstat().st_size for file in root.rglob("*") if not file.is_dir())
    sums = "".join(
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n"
        for file in sorted(root.rglob("*"))
        if file.is_file() and not file.is_symlink()
    )
    tree.write(root / "DEBIAN/control", debian.control(size, libc))
    tree.write(root / "DEBIAN/md5sums", sums)
    tree.settle(root)
    target.unlink(missing_ok=True)
    tree.call("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(target))
    shutil.rmtree(root)


def lay_out(bundle: Path, root: Path) -> None:
    """Lay out the files as they are installed, below the folder `root`."""
    tree.program(bundle, root / LIBRARIES)
    command = root / COMMAND
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/farwhist/farwhist")
    tree.share(root / "usr", f"/{COMMAND}")
    tree.compress(root / "usr/share/man/man6/farwhist.6")
    documents = root / "usr/share/doc" / identity.PROGRAM
    tree.copy(tree.third_party_file(bundle), documents / third_party.NAME)
    licence = (project.ROOT / "LICENSE").read_text(encoding="utf-8")
    texts_in = f"/usr/share/doc/{identity.PROGRAM}/{third_party.NAME}"
    rows = third_party.parts(bundle)
    copyrights = debian.copyright_file(licence, rows, LIBRARIES, texts_in)
    tree.write(documents / "copyright", copyrights)
    tree.write(documents / "changelog", debian.changelog())
    tree.compress(documents / "changelog")
    tree.copy(OVERRIDES, root / "usr/share/lintian/overrides" / identity.PROGRAM)
