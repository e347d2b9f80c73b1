"""Install the .deb in bare systems, start it there, and remove it: ``check_deb.py FILE.deb``.

Needs root, debootstrap, Xvfb, openbox, xdotool, ImageMagick, weston and lintian.
"""

import argparse
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import chroot
import project
from farwhist import identity
from linux import deb, desktop, trial

DESKTOP = "desktop-file-utils libglib2.0-bin xdg-utils gtk-update-icon-cache appstream"
INSTALL = "apt-get install -y --no-install-recommends"
FILE = "/srv/farwhist.deb"
PROGRAM = f"/{deb.COMMAND}"
MENU = f"/usr/share/applications/{identity.APP_ID}.desktop"

# Written when other packages are set up, which apt may keep.
NOT_OURS = ("etc/ld.so.cache", "etc/adduser.conf", "etc/deluser.conf", "etc/.pwd.lock",
            "var/lib/dpkg", "var/lib/systemd", "usr/share/mime")  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="check_deb.py", description=__doc__)
    parser.add_argument("package", type=Path)
    chroot.add_options(parser)
    parser.add_argument("--pictures", type=Path, default=project.BUILD / "pictures")
    wanted = parser.parse_args()
    wanted.pictures.mkdir(parents=True, exist_ok=True)
    results = trial.Results()
    results.check("lintian has nothing to say", lambda: _lintian(wanted.package))
    for suite in wanted.suites:
        with chroot.Chroot(chroot.chosen(wanted, suite)) as system:
            system.put(wanted.package, FILE)
            system.shell("apt-get update")
            picture = wanted.pictures / f"deb-{suite}.png"
            _check(suite, system, results, picture)
    return results.end()


def _check(suite: str, system: chroot.Chroot, results: trial.Results, picture: Path) -> None:
    bare = system.files()
    results.check(f"{suite}: installs without recommended packages", lambda: _install(system, ""))
    results.check(f"{suite}: plays a match so, mute", lambda: trial.offscreen(system, PROGRAM))
    results.check(f"{suite}: leaves nothing behind", lambda: _remove(system, bare))
    results.check(f"{suite}: installs", lambda: _install(system, "yes"))
    results.check(f"{suite}: no library is missing", lambda: _libraries(system))
    results.check(f"{suite}: offscreen", lambda: trial.offscreen(system, PROGRAM))
    results.check(f"{suite}: X11, see {picture}", lambda: trial.on_x11(system, PROGRAM, picture))
    results.check(f"{suite}: Wayland", lambda: trial.on_wayland(system, PROGRAM))
    results.check(f"{suite}: leaves nothing behind", lambda: _remove(system, bare))
    system.shell(f"{INSTALL} {DESKTOP}")
    desktop = system.files()
    results.check(f"{suite}: installs beside a desktop's tools", lambda: _install(system, "yes"))
    results.check(f"{suite}: menu entry, icon, metainfo", lambda: _menu(system))
    results.check(f"{suite}: file types", lambda: _types(system))
    results.check(f"{suite}: leaves nothing behind", lambda: _remove(system, desktop))


def _lintian(package: Path) -> str:
    command = ["lintian", "--allow-root", str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + (done.stderr if done.returncode else "")


def _install(system: chroot.Chroot, recommended: str) -> str:
    system.shell(f"apt-get install -y {FILE}" if recommended else f"{INSTALL} {FILE}")
    return ""


def _libraries(system: chroot.Chroot) -> str:
    """The program finds what lies beside it by the variable that it sets for itself."""
    found = f"find /{deb.LIBRARIES} -name '*.so*' -type f -exec ldd {{}} +"
    path = f"LD_LIBRARY_PATH=/{deb.LIBRARIES}/_internal"
    return system.shell(f"{path} {found} | grep 'not found' | sort -u || :")


def _remove(system: chroot.Chroot, before: set[str]) -> str:
    """Nothing of the package may stay, nor anything that no other package owns."""
    system.shell(f"apt-get purge -y {identity.PROGRAM}")
    ours = {path for path in system.files() - before if "farwhist" in path.lower()}
    system.shell("apt-get autoremove -y --purge")
    owned = set(system.shell("sed 's:^/::' /var/lib/dpkg/info/*.list | sort -u").splitlines())
    left = {path for path in system.files() - before - owned if not path.startswith(NOT_OURS)}
    return "\n".join(sorted(ours | left))


def _menu(system: chroot.Chroot) -> str:
    system.shell(f"desktop-file-validate {MENU}")
    system.shell("gtk-update-icon-cache --validate /usr/share/icons/hicolor")
    system.shell("appstreamcli validate --no-net /usr/share/metainfo/*.metainfo.xml")
    known = system.shell("cat /usr/share/applications/mimeinfo.cache")
    wanted = [f"{kind}={identity.APP_ID}.desktop" for kind in desktop.TYPES]
    lost = [each for each in wanted if each not in known]
    return f"the menu does not know {lost}:\n{known}" if lost else ""


def _types(system: chroot.Chroot) -> str:
    """A saved match is known by its name, and by its contents under another name."""
    (system.root / "srv/a.farwhist").write_text("anything", encoding="utf-8")
    (system.root / "srv/b").write_text('{"format": "farwhist match", "version": 2}\n')
    (system.root / "srv/c.farwhist-rules").write_text("anything", encoding="utf-8")
    (system.root / "srv/d").write_text('{\n  "format": "farwhist rules",\n}\n')
    expected = {"a.farwhist": identity.MATCH_MIME, "b": identity.MATCH_MIME}
    expected |= {"c.farwhist-rules": identity.RULES_MIME, "d": identity.RULES_MIME}
    wrong = []
    for name, kind in expected.items():
        said = system.shell(f"gio info -a standard::content-type /srv/{name}")
        if not said.strip().endswith(f" {kind}"):
            wrong.append(f"{name}: {said}")
    for kind in desktop.TYPES:
        default = system.shell(f"xdg-mime query default {kind}", user=chroot.PLAYER)
        if default.strip() != f"{identity.APP_ID}.desktop":
            wrong.append(f"{kind} is opened by {default!r}")
    return "\n".join(wrong)


if __name__ == "__main__":
    sys.exit(main())
