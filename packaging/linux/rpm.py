"""A package for Fedora, openSUSE and their like; it asks for libraries by their sonames."""

import shutil
from pathlib import Path

import project
import third_party
from farwhist import identity
from linux import elf, texts, tree
from linux.system_libraries import DATA, SYSTEM_LIBRARIES, Purpose

LIBRARIES = "usr/lib/farwhist"
ARCHITECTURES = {"x64": "x86_64", "arm64": "aarch64"}
DATA_NAMES = {"xkb-data": "xkeyboard-config"}
NEEDED = (Purpose.START, Purpose.X11, Purpose.WAYLAND)
MACROS = {
    "_build_id_links": "none",
    "_buildhost": "localhost",
    "_binary_payload": "w9.xzdio",
    "__os_install_post": "%{nil}",
    "clamp_mtime_to_source_date_epoch": "1",
    "debug_package": "%{nil}",
    "use_source_date_epoch_as_buildtime": "1",
}


def build(bundle: Path, target: Path) -> None:
    """Make the package `target` from the frozen program in the folder `bundle`."""
    work = tree.fresh("rpm")
    root = work / "files"
    lay_out(bundle, root)
    _, libc = elf.demands(root / LIBRARIES)
    tree.write(work / "farwhist.spec", spec(root, libc, licences(bundle)))
    options = [f"--define={name} {value}" for name, value in MACROS.items()]
    places = [f"--define=_topdir {work}", f"--define=_rpmdir {work}/made"]
    architecture = f"--target={ARCHITECTURES[project.arch()]}"
    # rpmbuild empties its build root, so the files are copied into it.
    command = ["rpmbuild", "-bb", architecture, *options, *places, str(work / "farwhist.spec")]
    tree.call(*command)
    (made,) = work.glob("made/**/*.rpm")
    shutil.move(made, target)
    shutil.rmtree(work)


def lay_out(bundle: Path, root: Path) -> None:
    """Lay out the files as they are installed, below the folder `root`."""
    tree.program(bundle, root / LIBRARIES)
    command = root / "usr/bin/farwhist"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/farwhist/farwhist")
    tree.share(root / "usr")
    tree.compress(root / "usr/share/man/man6/farwhist.6")
    tree.documents(root / "usr/share/licenses/farwhist", bundle)
    tree.settle(root)


def spec(root: Path, libc: tuple[int, int], licence: str) -> str:
    """Return the spec file of a package with the files below `root`, under this licence (SPDX)."""
    english = texts.load()["en"]
    head = {
        "Name": identity.PROGRAM,
        "Version": project.version(),
        "Release": "1",
        "Summary": english.summary,
        "License": licence,
        **({"URL": identity.HOMEPAGE} if identity.HOMEPAGE else {}),
        "Group": "Amusements/Games/Board/Card",
        "AutoReqProv": "no",
    }
    lines = [f"{name}: {value}" for name, value in head.items()]
    lines += [f"Requires: {name}" for name in requires(libc)]
    lines += [f"Recommends: {name}" for name in recommends()]
    files = [f'"/{path.relative_to(root)}"' for path in sorted(root.rglob("*"))
             if path.is_symlink() or not path.is_dir()]  # fmt: skip
    return "\n".join(
        [
            *lines,
            "%description",
            *english.description,
            "%install",
            f'cp -a "{root}/." "%{{buildroot}}/"',
            "%files",
            "%defattr(-,root,root)",
            f"%dir /{LIBRARIES}",
            *files,
            "",
        ]
    )


def licences(bundle: Path) -> str:
    """Return the licences of all that is in the package, as one SPDX expression."""
    found = dict.fromkeys(["MIT", *(row.component.licence for row in third_party.parts(bundle))])
    alone = dict.fromkeys(part for each in found for part in each.split(" AND "))
    return " AND ".join(alone)


def requires(libc: tuple[int, int]) -> list[str]:
    """Return what must be installed: sonames with the mark of 64 bits, and packages of data."""
    sonames = [each.soname for each in SYSTEM_LIBRARIES if each.purpose in NEEDED]
    data = [DATA_NAMES[name] for name in DATA]
    return [f"libc.so.6(GLIBC_{libc[0]}.{libc[1]})(64bit)", *map(_marked, sonames), *data]


def recommends() -> list[str]:
    """Return what should be installed, and need not."""
    sonames = [each.soname for each in SYSTEM_LIBRARIES if each.purpose not in NEEDED]
    return [*map(_marked, sonames), "hicolor-icon-theme", "shared-mime-info"]


def _marked(soname: str) -> str:
    return f"{soname}()(64bit)"
