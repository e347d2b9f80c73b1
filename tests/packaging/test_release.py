"""What a release is made of besides the programs themselves."""

import hashlib
import io
import os
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from platformdirs.macos import MacOS
from PySide6.QtCore import QLocale

import package
import project
import publish
from farwhist import identity
from farwhist.store import paths
from release import appimage, files, homebrew, manifests, notes, tag, winget
from tests.helpers.languages import LANGUAGES
from windows import setup

VERSION = project.version()
NEWS = "### Added\n\n- A table."


@pytest.fixture(autouse=True)
def changelog(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    """The CHANGELOG of the day of a release, and a home."""
    parts = [(VERSION, "2027-01-02", NEWS), ("0.0.1", "2026-01-02", "### Added\n\n- A deck.")]
    monkeypatch.setattr(project, "releases", lambda: parts)


def put(folder: Path, system: str, arch: str, extension: str, unsigned: str = "") -> Path:
    path = folder / f"farwhist-{VERSION}-{system}-{arch}{unsigned}.{extension}"
    path.write_text(path.name, encoding="utf-8")
    return path


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A folder with all files of a release, signed where that is asked for."""
    folder = tmp_path / "dist"
    folder.mkdir()
    for each in files.wanted():
        put(folder, *each)
    files.gather(folder)
    return folder


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


# Tag and notes


def test_a_tag_that_fits_is_let_through() -> None:
    assert tag.problems(f"v{VERSION}") == []


def test_a_tag_of_another_version_is_refused() -> None:
    [problem] = tag.problems("v9.9.9")
    assert problem == f"The tag is v9.9.9, the version in farwhist/__init__.py {VERSION}."
    with pytest.raises(SystemExit, match=re.escape(problem)):
        tag.check("v9.9.9")


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ([], "The newest release in the CHANGELOG is none at all"),
        ([("0.0.1", "2026-01-02", "x")], "The newest release in the CHANGELOG is 0.0.1"),
        ([(VERSION, "2026-01-02", "")], f"The CHANGELOG says nothing of {VERSION}."),
    ],
)
def test_a_changelog_without_the_version_is_refused(
    parts: list[tuple[str, str, str]], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project, "releases", lambda: parts)
    [found] = tag.problems(f"v{VERSION}")
    assert found.startswith(problem)


def test_the_notes_are_those_of_the_version(dist: Path) -> None:
    text = notes.text(dist)
    assert text.startswith(NEWS)
    assert "A deck" not in text
    assert "gh attestation verify FILE --repo owner/repository" in text
    assert "unsigned" not in text


def test_the_notes_say_so_when_something_is_unsigned(dist: Path) -> None:
    put(dist, "macos", "x64", "dmg", "-unsigned")
    assert "`unsigned`" in notes.text(dist)
    assert f"/owner/repository/blob/v{VERSION}/docs/installing.md" in notes.text(dist)


# Files and checksums


def test_every_file_has_its_checksum(dist: Path) -> None:
    sums = files.sums(dist)
    there = {path.name for path in dist.iterdir()} - {files.SUMS}
    assert sums.keys() == there
    assert len(there) == len(files.wanted())
    assert all(sums[name] == sha256(dist / name) for name in there)


@pytest.mark.parametrize("missing", files.wanted(), ids="-".join)
def test_a_release_that_lacks_a_file_is_stopped(dist: Path, missing: tuple[str, str, str]) -> None:
    found = files.find(dist, *missing)
    assert found
    found.unlink()
    with pytest.raises(SystemExit, match=re.escape("{} {}: {}".format(*missing))):
        files.gather(dist)


def test_the_systems_and_processors_are_those_promised() -> None:
    assert {(system, arch) for system, arch, _ in files.wanted()} == {
        ("linux", "x64"),
        ("linux", "arm64"),
        ("windows", "x64"),
        ("macos", "arm64"),
        ("macos", "x64"),
    }


# winget


def read_yaml(text: str) -> dict[str, Any]:
    yaml = pytest.importorskip("ruamel.yaml")
    found: dict[str, Any] = yaml.YAML(typ="safe").load(text)
    return found


def test_winget_gets_a_manifest_for_each_language(dist: Path) -> None:
    made = winget.manifests(dist)
    place = f"winget/manifests/f/FarWhist/FarWhist/{VERSION}/FarWhist.FarWhist"
    locales = list(winget.LOCALES.values())
    assert {"de-DE", "en-US", "es-ES", "fr-FR", "it-IT", "ro-RO"} <= set(locales)
    assert {"pt-BR", "nl-NL"} <= set(locales), "the Portuguese is that of Brazil"
    assert [QLocale(language).name().replace("_", "-") for language in LANGUAGES] == locales
    assert list(winget.LOCALES) == LANGUAGES
    parts = ["", ".installer", *(f".locale.{locale}" for locale in locales)]
    assert sorted(made) == sorted(f"{place}{part}.yaml" for part in parts)
    for name, text in made.items():
        entries = read_yaml(text)
        assert entries["PackageIdentifier"] == "FarWhist.FarWhist"
        assert entries["PackageVersion"] == VERSION
        kind = entries["ManifestType"]
        assert f"winget-manifest.{kind}.{entries['ManifestVersion']}.schema.json\n" in text
        if ".locale." in name:
            assert entries["PackageLocale"] in name
            assert 3 <= len(entries["ShortDescription"]) <= 256
            assert 3 <= len(entries["Description"]) <= 10_000
            assert len(set(entries["Tags"])) == len(entries["Tags"]) <= 16
            assert all(1 <= len(each) <= 40 for each in entries["Tags"])


def test_winget_installs_the_setup_program_for_the_player(dist: Path) -> None:
    [installer] = [text for name, text in winget.manifests(dist).items() if "installer" in name]
    entries = read_yaml(installer)
    assert entries["InstallerType"] == "nullsoft"
    assert entries["Scope"] == "user"
    assert entries["UpgradeBehavior"] == "install"
    assert entries["InstallerSwitches"] == {"Silent": "/S", "SilentWithProgress": "/S"}
    assert entries["FileExtensions"] == ["farwhist", "farwhist-rules"]
    assert entries["ReleaseDate"] == "2027-01-02"
    assert entries["ProductCode"] == identity.APP_ID
    assert {"InstallerReturnCode": 4, "ReturnResponse": "downgrade"} in entries[
        "ExpectedReturnCodes"
    ]
    setup = f"farwhist-{VERSION}-windows-x64.exe"
    [each] = entries["Installers"]
    assert each == {
        "Architecture": "x64",
        "InstallerUrl": f"{identity.HOMEPAGE}/releases/download/v{VERSION}/{setup}",
        "InstallerSha256": sha256(dist / setup).upper(),
    }


def test_winget_knows_every_exit_code_of_the_setup_program() -> None:
    meant = {
        "STILL_OPEN_CODE": "packageInUse",
        "NEWER_CODE": "downgrade",
        "BUSY_CODE": "installInProgress",
        "STUCK_CODE": "fileInUse",
        "OLD_WINDOWS_CODE": "systemNotSupported",
    }
    assert {name: winget.ANSWERS[code] for name, code in setup.CODES.items()} == meant


def test_the_default_language_of_winget_has_what_is_required(dist: Path) -> None:
    [english] = [text for name, text in winget.manifests(dist).items() if "en-US" in name]
    entries = read_yaml(english)
    assert entries["ManifestType"] == "defaultLocale"
    required = {"Publisher", "PackageName", "License", "ShortDescription", "PackageLocale"}
    assert required <= entries.keys()


def test_texts_are_quoted_so_that_yaml_leaves_them_as_they_are() -> None:
    odd = {"a": "yes", "b": "1.10", "c": ["no: b", {"d": "# e", "f": ["é\n"]}], "g": {"h": "'\""}}
    assert read_yaml(winget.yaml(odd)) == odd


# Homebrew


def test_the_cask_has_both_images_and_removes_what_the_program_keeps(dist: Path) -> None:
    [(name, text)] = homebrew.cask(dist).items()
    assert name == "homebrew/Casks/f/far-whist.rb"
    assert f'version "{VERSION}"' in text
    for word, arch in (("arm:  ", "arm64"), ("intel:", "x64")):
        value = sha256(dist / f"farwhist-{VERSION}-macos-{arch}.dmg")
        assert f'{word} "{value}"' in text
    assert "/releases/download/v#{version}/farwhist-#{version}-macos-#{arch}.dmg" in text
    assert 'app "Far Whist.app"' in text
    assert 'depends_on macos: ">= :ventura"' in text
    assert re.findall(r'"(.+)"', text[text.index("zap trash") :]) == list(homebrew.kept())


def test_the_cask_knows_the_folders_of_the_program() -> None:
    folders = MacOS(paths.APP, appauthor=False)
    used = {folders.user_data_path, folders.user_config_path, folders.user_log_path}
    kept = {Path(place).expanduser() for place in homebrew.kept()}
    assert used < kept
    assert {path.name for path in kept - used} == {
        f"{identity.APP_ID}.plist",
        f"{identity.APP_ID}.savedState",
    }


def test_the_description_is_one_that_homebrew_takes() -> None:
    assert len(homebrew.DESCRIPTION) <= 80
    assert not homebrew.DESCRIPTION.startswith(("A ", "An ", "The ", identity.NAME))
    assert not homebrew.DESCRIPTION.endswith(".")


def test_a_cask_of_unsigned_images_names_them(dist: Path) -> None:
    for arch in ("arm64", "x64"):
        (dist / f"farwhist-{VERSION}-macos-{arch}.dmg").unlink()
        put(dist, "macos", arch, "dmg", "-unsigned")
    files.gather(dist)
    [text] = homebrew.cask(dist).values()
    assert "farwhist-#{version}-macos-#{arch}-unsigned.dmg" in text


def test_a_cask_with_one_signed_image_is_refused(dist: Path) -> None:
    (dist / f"farwhist-{VERSION}-macos-x64.dmg").unlink()
    put(dist, "macos", "x64", "dmg", "-unsigned")
    files.gather(dist)
    with pytest.raises(SystemExit, match="must both be signed, or neither"):
        homebrew.cask(dist)


# Installers from a program that was frozen, and signed, on another machine


def test_a_program_that_is_frozen_already_is_not_frozen_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[tuple[Path, Path]] = []

    def build(bundle: Path, target: Path) -> None:
        made.append((bundle, target))
        target.write_text("installer", encoding="utf-8")

    monkeypatch.setattr(project, "ROOT", tmp_path)
    monkeypatch.setattr(project, "DIST", tmp_path)
    monkeypatch.setattr(project, "version", lambda: "1.2.0")
    monkeypatch.setattr(package, "FORMATS", {"msi": package.Format("windows", "made_up", "msi")})
    monkeypatch.setitem(sys.modules, "made_up", SimpleNamespace(build=build))
    monkeypatch.setattr(package.bundle, "make", None)
    monkeypatch.setattr(package.sbom, "write", lambda bundle, target: target.touch())
    monkeypatch.setenv("WINDOWS_SIGNED", "yes")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    monkeypatch.setattr(sys, "argv", ["package.py", "msi", "--frozen", str(tmp_path / "farwhist")])
    package.main()
    target = tmp_path / f"farwhist-1.2.0-windows-{project.arch()}.msi"
    assert made == [(tmp_path / "farwhist", target)]
    assert target.name in capsys.readouterr().out
    bill = tmp_path / f"farwhist-1.2.0-windows-{project.arch()}.cdx.json"
    assert files.sums(tmp_path) == {path.name: sha256(path) for path in (target, bill)}


@pytest.fixture
def two_formats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two formats of which the first cannot be made, from a program that is frozen already."""
    made: list[str] = []

    def build(bundle: Path, target: Path) -> None:
        made.append(target.suffix)
        target.write_text("installer", encoding="utf-8")
        if target.suffix == ".deb":
            raise SystemExit("dpkg-deb failed")

    version = project.version()
    monkeypatch.setattr(project, "version", lambda: version)
    for name in ("ROOT", "DIST"):
        monkeypatch.setattr(project, name, tmp_path)
    rows = {
        "deb": package.Format("linux", "made_up", "deb", ("sh",)),
        "rpm": package.Format("linux", "made_up", "rpm", ("no-such-b", "no-such-a")),
    }
    monkeypatch.setattr(package, "FORMATS", rows)
    monkeypatch.setitem(sys.modules, "made_up", SimpleNamespace(build=build))
    monkeypatch.setattr(package.sbom, "write", lambda bundle, target: target.touch())
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    words = ["package.py", "deb", "rpm", "--frozen", str(tmp_path / "farwhist")]
    monkeypatch.setattr(sys, "argv", words)
    return made


def test_all_commands_that_are_missing_are_named_before_anything_is_made(
    two_formats: list[str],
) -> None:
    with pytest.raises(SystemExit, match=r"missing: no-such-a, no-such-b\. Nothing"):
        package.main()
    assert two_formats == []


def test_a_format_that_fails_does_not_lose_the_sums_of_the_others(
    two_formats: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package.shutil, "which", lambda command: command)
    with pytest.raises(SystemExit, match=r"deb: dpkg-deb failed$"):
        package.main()
    assert two_formats == [".deb", ".rpm"]
    named = files.sums(tmp_path)
    assert project.file_name("rpm", "linux") in named
    assert project.file_name("cdx.json", "linux") in named
    assert project.file_name("deb", "linux") not in named


# The runtime of the AppImage


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_the_runtime_is_a_dated_one_with_a_checksum(machine: str) -> None:
    address, value = appimage.pinned(machine)
    assert re.search(rf"/releases/download/20\d{{6}}/runtime-{machine}$", address)
    assert re.fullmatch(r"[0-9a-f]{64}", value)


def test_another_machine_gets_a_sentence() -> None:
    with pytest.raises(SystemExit, match="knows no runtime for riscv64"):
        appimage.pinned("riscv64")


def test_other_bytes_than_the_pinned_ones_are_refused() -> None:
    value = hashlib.sha256(b"runtime").hexdigest()
    assert appimage.checked(b"runtime", value, "x") == b"runtime"
    with pytest.raises(SystemExit, match=f"and not {value}"):
        appimage.checked(b"something else", value, "x")


def test_the_appimage_is_the_runtime_and_the_folder_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime = b"\x7fELF" + bytes(4) + b"AI\x02" + b"the rest"
    monkeypatch.setattr(project, "DIST", tmp_path)
    monkeypatch.setattr(project, "BUILD", tmp_path / "build")
    pin = ("https://example.org/runtime-x86_64", hashlib.sha256(runtime).hexdigest())
    monkeypatch.setattr(appimage, "pinned", lambda machine: pin)
    monkeypatch.setattr(appimage, "urlopen", lambda address, timeout: io.BytesIO(runtime))
    with pytest.raises(SystemExit, match=r"dev\.py package appdir"):
        appimage.make()
    (tmp_path / project.file_name("AppDir.squashfs", "linux")).write_bytes(b"folder")
    appimage.make()
    made = tmp_path / project.file_name("AppImage", "linux")
    assert made.read_bytes() == runtime + b"folder"
    assert os.access(made, os.X_OK)


# The command


def test_one_command_writes_the_files_of_winget_and_homebrew(dist: Path, tmp_path: Path) -> None:
    assert publish.main(["manifests", str(dist), str(tmp_path / "out")]) == 0
    out = tmp_path / "out"
    assert {path.name for path in out.iterdir()} == {"winget", "homebrew"}


@pytest.mark.parametrize("arguments", [[], ["fly"], ["tag"], ["gather", "a", "b"]])
def test_what_is_not_a_command_is_explained(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert publish.main(arguments) == 2
    assert "manifests FOLDER OUT" in capsys.readouterr().err


def test_manifests_without_the_setup_program_are_refused(dist: Path, tmp_path: Path) -> None:
    found = files.find(dist, "windows", "x64", "exe")
    assert found
    found.unlink()
    with pytest.raises(SystemExit, match="needs the setup program"):
        manifests.write(dist, tmp_path)
