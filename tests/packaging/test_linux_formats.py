"""What the packages for Linux say of themselves, and the scripts that come with the program."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path, PurePath

import pytest

import libraries
import project
from farwhist import identity
from linux import appimage, debian, elf, flatpak, rpm, scripts
from linux.system_libraries import SYSTEM_LIBRARIES, Purpose
from third_party import Component, Found

LIBC = (2, 35)
LINUX = pytest.mark.skipif(project.system() != "linux", reason="the scripts are for Linux")
LICENCE = "MIT License\n\nCopyright (c) 2026 Somebody\n\nPermission is granted.\n\nNo warranty.\n"


def test_the_deb_depends_on_all_that_the_window_needs() -> None:
    fields = dict(
        line.split(": ", 1) for line in debian.control(2_000_000, LIBC).splitlines() if ": " in line
    )
    assert fields["Version"] == project.version()
    assert fields["Installed-Size"] == "1954"
    assert fields["Depends"].startswith("libc6 (>= 2.35), ")
    depends, recommends = fields["Depends"].split(", "), fields["Recommends"].split(", ")
    for library in SYSTEM_LIBRARIES:
        idle = library.purpose in (Purpose.SOUND, Purpose.PRINTING, Purpose.NETWORK)
        assert library.debian in (recommends if idle else depends)


def test_a_paragraph_of_the_control_file_has_no_empty_line() -> None:
    assert "\n\n" not in debian.control(1, LIBC).strip()


def test_the_deb_tells_whose_each_file_is() -> None:
    rows = [
        Found(Component("X", "LGPL-3.0-only", "Copyright (C) X Ltd.", "https://x.org"), "1",
              (PurePath("_internal/libx.so"),)),
        Found(Component("Y", "MIT AND HPND", "Copyright Y", "https://y.org"), "",
              (PurePath("_internal/liby.so"),)),
        Found(Component("Z", "MIT", "Copyright Z", "https://z.org"), "", ()),
    ]  # fmt: skip
    said = debian.copyright_file(LICENCE, rows, "usr/lib/x", "/usr/share/doc/x/T.txt")
    assert "Files: usr/lib/x/_internal/libx.so\nCopyright: X Ltd.\nLicense: LGPL-3.0-only\n" in said
    assert "License: Expat and HPND\n The full text is in /usr/share/doc/x/T.txt" in said
    assert "License: Expat\n Permission is granted.\n .\n No warranty.\n" in said
    assert "Copyright: 2026 Somebody\n" in said


def test_the_changelog_of_the_deb_begins_with_this_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    monkeypatch.setattr(project, "releases", lambda: [("0.0.1", "2025-02-03", "- First.\n")])
    said = debian.changelog()
    assert said.startswith(f"farwhist ({project.version()}) unstable; urgency=medium\n\n  * ")
    assert f" -- {debian.maintainer()}  Thu, 01 Jan 2026 00:00:00 +0000\n" in said
    assert said.index("(0.0.1)") > said.index("-- ")
    assert "  * First.\n" in said


def test_the_rpm_asks_for_libraries_by_their_sonames() -> None:
    needed, wished = rpm.requires(LIBC), rpm.recommends()
    assert "libc.so.6(GLIBC_2.35)(64bit)" in needed
    for library in SYSTEM_LIBRARIES:
        assert f"{library.soname}()(64bit)" in (*needed, *wished)
    assert "libpulse.so.0()(64bit)" not in needed


def test_the_rpm_owns_what_is_laid_out(tmp_path: Path) -> None:
    (tmp_path / "usr/bin").mkdir(parents=True)
    (tmp_path / "usr/bin/farwhist").symlink_to("../lib/x")
    (tmp_path / "usr/a b").write_text("")
    said = rpm.spec(tmp_path, LIBC, "MIT AND X11").splitlines()
    assert {'"/usr/bin/farwhist"', '"/usr/a b"'} <= set(said)
    assert '"/usr"' not in said
    assert "License: MIT AND X11" in said


def test_the_c_library_that_is_needed_is_the_newest_that_any_part_asks_for() -> None:
    said = "  NEEDED               libz.so.1\n 0x069691b9 0x00 03 GLIBC_2.9\n 0x 0x 02 GLIBC_2.34\n"
    assert elf.glibc(said) == (2, 34)
    assert elf.needed(said) == {"libz.so.1"}


@LINUX
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_library_forgets_where_it_was_built_and_still_looks_beside_itself(tmp_path: Path) -> None:
    paths = {"libhere.so": "$ORIGIN/x", "libboth.so": "$ORIGIN:/build/here", "libplain.so": ""}
    for name, path in paths.items():
        options = [f"-Wl,-rpath,{path}"] if path else []
        command = ["cc", "-shared", "-x", "c", "/dev/null", "-o", str(tmp_path / name), *options]
        subprocess.run(command, check=True)
    elf.forget_build_paths(tmp_path)
    found = {
        file.name: needs.folders for file, needs in libraries.needs(elf.binaries(tmp_path)).items()
    }
    assert found == {"libhere.so": ("$ORIGIN/x",), "libboth.so": (), "libplain.so": ()}


def script(folder: Path, program: str = '#!/bin/sh\necho started "$@"\n') -> Path:
    (folder / "lib").mkdir()
    for name, text in (("lib/program", program), ("start", scripts.start("lib/program", (2, 0)))):
        (folder / name).write_text(text, encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder / "start"


def run(start: Path, **more: str) -> subprocess.CompletedProcess[str]:
    bare = {"PATH": os.environ["PATH"], "QT_QPA_PLATFORM": "offscreen", **more}
    return subprocess.run(
        [start, "a b"], env=bare, capture_output=True, text=True, check=False, timeout=60
    )


@LINUX
def test_the_start_script_names_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Far Whist é"
    folder.mkdir()
    lacking = SYSTEM_LIBRARIES[0]._replace(soname="libnosuch.so.7", purpose=Purpose.START)
    monkeypatch.setattr(scripts, "SYSTEM_LIBRARIES", [lacking])
    done = run(script(folder))
    assert done.returncode == 1
    assert done.stderr == (
        "Far Whist cannot start. These libraries are missing on this system: libnosuch.so.7\n"
    )


@LINUX
def test_the_start_script_passes_its_arguments_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scripts, "SYSTEM_LIBRARIES", [])
    start = script(tmp_path)
    link = tmp_path / "elsewhere"
    link.symlink_to(start)
    done = run(link)
    assert (done.returncode, done.stdout, done.stderr) == (0, "started a b\n", "")


@LINUX
def test_the_start_script_wants_a_new_enough_c_library(tmp_path: Path) -> None:
    start = script(tmp_path)
    start.write_text(scripts.start("lib/program", (2, 999)), encoding="utf-8")
    done = run(start)
    assert done.returncode == 1
    assert "version 2.999 of the C library" in done.stderr


@LINUX
def test_the_menu_entry_of_a_user_comes_and_goes(tmp_path: Path) -> None:
    folder, data = tmp_path / 'Far "Whist" $é', tmp_path / "data"
    entry = folder / "share/applications" / f"{identity.APP_ID}.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_text("[Desktop Entry]\nExec=farwhist %u\nIcon=x\n", encoding="utf-8")
    other = data / "applications/other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("")
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(data)}
    for name, text in (("install.sh", scripts.install()), ("uninstall.sh", scripts.uninstall())):
        (folder / name).write_text(text, encoding="utf-8")
    subprocess.run(["sh", folder / "install.sh"], env=environment, check=True, capture_output=True)
    installed = (data / "applications" / entry.name).read_text(encoding="utf-8")
    quoted = str(tmp_path / r'Far \\"Whist\\" \\$é' / "farwhist")
    assert installed == f'[Desktop Entry]\nIcon=x\nExec="{quoted}" %u\n'
    assert (tmp_path / ".local/bin/farwhist").is_symlink()
    subprocess.run(
        ["sh", folder / "uninstall.sh"], env=environment, check=True, capture_output=True
    )
    left = [path for path in data.rglob("*") if path.is_file() and path.suffix == ".desktop"]
    assert left == [other]
    assert not (tmp_path / ".local/bin/farwhist").is_symlink()


def test_an_appimage_takes_only_the_runtime_that_was_asked_for(tmp_path: Path) -> None:
    runtime, squashfs, target = (tmp_path / name for name in ("runtime", "squashfs", "out"))
    runtime.write_bytes(b"\x7fELF\x02\x01\x01\x00AI\x02 program")
    squashfs.write_bytes(b"hsqs files")
    digest = hashlib.sha256(runtime.read_bytes()).hexdigest()
    appimage.assemble(squashfs, runtime, digest, target)
    assert target.read_bytes() == runtime.read_bytes() + squashfs.read_bytes()
    assert os.access(target, os.X_OK)
    with pytest.raises(SystemExit, match=digest):
        appimage.assemble(squashfs, runtime, "0" * 64, target)


def test_something_else_is_no_runtime(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"\x7fELF\x02\x01\x01\x00\x00\x00\x00 program")
    digest = hashlib.sha256(other.read_bytes()).hexdigest()
    with pytest.raises(SystemExit, match="no runtime"):
        appimage.assemble(other, other, digest, tmp_path / "out")


def locked(name: str, *files: str) -> dict[str, object]:
    """Return a package as a pylock.toml names it."""
    found = [{"url": f"https://x/{file}", "hashes": {"sha256": file}} for file in files]
    wheels = [each for each in found if str(each["url"]).endswith(".whl")]
    return {"name": name, "sdist": found[0], "wheels": wheels}


def test_flathub_builds_the_commit_and_its_libraries_from_source(home: str) -> None:
    pure, compiled = "pure-1-py3-none-any.whl", "nacl-1-cp313-manylinux.whl"
    build = [locked("setuptools", "setuptools-1.tar.gz", pure)]
    libraries = flatpak.ordered(
        [
            locked("pynacl", "pynacl-1.tar.gz", compiled),
            locked("cffi", "cffi-1.tar.gz", "cffi-1-cp313-manylinux.whl"),
            locked("shiboken6", "shiboken6-6.tar.gz"),
        ]
    )
    manifest = flatpak.manifest("a" * 40, build, libraries)
    tools, others, program = manifest["modules"]
    assert [each["sha256"] for each in tools["sources"]] == [pure]
    assert tools["cleanup"] == ["*"] and "cleanup" not in others
    assert [each["sha256"] for each in others["sources"]] == ["cffi-1.tar.gz", "pynacl-1.tar.gz"]
    assert [line.split()[-1] for line in others["build-commands"]] == ["cffi", "pynacl"]
    assert program["sources"][0]["commit"] == "a" * 40
    assert program["sources"][0]["url"] == f"{home}.git"
    assert program["sources"][0]["tag"] == f"v{project.version()}"
    assert all("--no-index" in each for each in others["build-commands"])
    allowed = manifest["finish-args"]
    assert not [each for each in allowed if "filesystem" in each or "talk-name" in each]
    assert "--share=network" in allowed, "or nobody could play together"
