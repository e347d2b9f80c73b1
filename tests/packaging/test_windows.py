"""What makes the program and its installers for Windows, as far as any system can tell."""

from __future__ import annotations

import io
import re
import struct
import subprocess
import sys
import tarfile
import uuid
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor, QImage

import dev
import project
from farwhist import identity, without_console
from tests.helpers.languages import LANGUAGES
from windows import icon, msi, setup, signatures, version_info, wine

OF_BRAZIL = {"Portuguese": "PortugueseBR"}
NAMES = {
    OF_BRAZIL.get(name, name)
    for name in (QLocale.languageToString(QLocale(code).language()) for code in LANGUAGES)
}
"""The languages in English, as NSIS calls them."""
TEXTS = project.ROOT / "packaging" / "windows" / "texts.nsh"
FILES = ["farwhist.exe", "_internal/a.dll", "_internal/deep/b$.txt", "_internal/deep/c.txt"]


# --- the icon and the details of the program ----------------------------------------------------


def test_the_icon_holds_each_size_where_its_table_says(tmp_path: Path) -> None:
    data = icon.write(tmp_path / "a.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    sides = []
    end = icon.HEADER + icon.ROW * count
    for number in range(count):
        row = struct.unpack_from("<BBBBHHII", data, icon.HEADER + icon.ROW * number)
        side, length, at = row[0] or 256, row[6], row[7]
        assert at == end
        end += length
        sides.append(side)
        if data[at : at + 4] == b"\x89PNG":
            assert QImage.fromData(data[at : at + length]).width() == side
        else:
            header, width, height = struct.unpack_from("<Iii", data, at)
            assert (header, width, height) == (40, side, 2 * side)
    assert end == len(data)
    assert sides[0] == 256
    assert {16, 32, 48} <= set(sides)
    assert sides == sorted(sides, reverse=True)


def test_a_bitmap_of_an_icon_begins_with_its_bottom_row() -> None:
    image = QImage(2, 2, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    image.setPixelColor(0, 1, QColor(1, 2, 3, 255))
    data = icon.bitmap(image)
    assert data[40:44] == bytes([3, 2, 1, 255])  # blue, green, red, opacity
    assert len(data) == 40 + 2 * 2 * 4 + 2 * 4


def test_the_picture_of_the_installer_is_felt_with_the_icon_on_it(tmp_path: Path) -> None:
    picture = QImage(str(icon.write_sidebar(tmp_path / "a.bmp")))
    assert (picture.width(), picture.height()) == (328, 628)
    assert picture.pixelColor(0, 0) == QColor(*icon.FELT[0])
    assert picture.pixelColor(164, 176) != picture.pixelColor(0, 176)


def test_a_file_that_is_no_picture_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_text("no", encoding="ascii")
    with pytest.raises(ValueError, match="no picture"):
        icon.packed([tmp_path / "a.png"])


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("1.2.3", (1, 2, 3, 0)),
        ("0.1", (0, 1, 0, 0)),
        ("2.0.0rc1", (2, 0, 0, 0)),
        ("1.2.3.4", (1, 2, 3, 4)),
    ],
)
def test_windows_wants_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert version_info.four_numbers(version) == numbers


def test_a_version_without_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="does not begin"):
        version_info.four_numbers("next")


def test_the_details_tell_name_version_and_owner() -> None:
    text = version_info.described("farwhist-cli", "1.2.3")
    for wanted in (identity.NAME, identity.ORGANISATION, "farwhist-cli.exe", "(1, 2, 3, 0)"):
        assert wanted in text
    assert version_info.copyright_line() in text
    compile(text, "details", "eval")


# --- setup.exe ----------------------------------------------------------------------------------


def test_each_file_is_installed_into_its_folder(tmp_path: Path) -> None:
    installed = "\n".join(setup.install_files(tmp_path, FILES))
    assert f'SetOutPath "$INSTDIR"\n  File "{tmp_path}/farwhist.exe"' in installed
    deep = f'SetOutPath "$INSTDIR\\_internal\\deep"\n  File "{tmp_path}/_internal/deep/b$$.txt"'
    assert deep in installed


def test_what_is_removed_is_listed_by_name_and_folders_after_their_files() -> None:
    lines = setup.installed_list(FILES).decode("ascii").split("\r\n")
    assert lines == [
        "_internal\\a.dll", "_internal\\deep\\b$.txt", "_internal\\deep\\c.txt", "farwhist.exe",
        "_internal\\deep", "_internal", "",
    ]  # fmt: skip


def test_what_bears_no_signature_is_named(tmp_path: Path) -> None:
    header = bytearray(1024)
    struct.pack_into("<I", header, signatures.PE_OFFSET, 128)
    inner = tmp_path / "program" / "_internal"
    inner.mkdir(parents=True)
    (inner / "a.dll").write_bytes(header)
    (inner / "text.txt").write_bytes(header)
    struct.pack_into("<II", header, 128 + signatures.CERTIFICATES, 900, 100)
    (inner / "b.pyd").write_bytes(header)
    assert signatures.unsigned(tmp_path / "program") == ["_internal/a.dll"]


@pytest.mark.parametrize("name", ["check_msi", "check_pages", "check_setup", "signatures"])
def test_each_script_says_what_it_takes(name: str) -> None:
    script = project.ROOT / "packaging" / "windows" / f"{name}.py"
    done = subprocess.run(
        [sys.executable, str(script), "--help"], capture_output=True, text=True, check=True
    )
    assert f"usage: {name}.py" in done.stdout


def test_a_slow_wine_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def slow(command: list[str], **_: object) -> None:
        raise subprocess.TimeoutExpired(command, 5, output=b"half a word")

    monkeypatch.setattr(subprocess, "run", slow)
    with pytest.raises(SystemExit, match=r"farwhist.exe still runs after 5 s.\nhalf a word"):
        wine.run(tmp_path, "farwhist.exe", [], 5)


def test_the_installer_is_told_all_that_it_uses(tmp_path: Path) -> None:
    (tmp_path / "farwhist.exe").write_bytes(bytes(5000))
    text = setup.definitions(tmp_path, Path("setup.exe"), Path("pictures"), "1.2")
    told = set(re.findall(r"^!define (\w+)", text, re.MULTILINE))
    scripts = "".join(
        file.read_text(encoding="utf-8") for file in setup.SCRIPT.parent.glob("*.ns[ih]")
    )
    used = set(re.findall(r"\$\{([A-Z][A-Z_]+)\}", scripts))
    own = set(re.findall(r"!define (\w+)", scripts))
    of_nsis = {"WM_CLOSE", "NSIS_MAX_STRLEN", "VT_LPWSTR", "DEFINITIONS", "QUICK"}
    of_nsis |= {"UNINSTALLER", "SIGNED_UNINSTALLER"}  # told on the command line
    of_nsis |= {name for name in used if name.startswith(("LANG_", "SYSSTRUCT_"))}
    assert used - own - of_nsis <= told
    assert told <= used
    assert '!define FOUR_NUMBERS "1.2.0.0"' in text
    assert '!define KILOBYTES "4"' in text


def test_texts_are_quoted_as_nsis_reads_them() -> None:
    assert setup.quoted('a "b" $c') == '"a $\\"b$\\" $$c"'


def test_the_installer_speaks_every_language_of_the_window() -> None:
    text = setup.SCRIPT.read_text(encoding="utf-8")
    found = re.findall(r'^!insertmacro MUI_LANGUAGE "(.+)"$', text, re.MULTILINE)
    assert set(found) == NAMES and found[0] == "English"


def test_every_text_of_the_installer_is_there_in_all_languages() -> None:
    text = TEXTS.read_text(encoding="utf-8").replace("\\\n", " ")
    rows = re.findall(r"^!insertmacro Text (\w+)(.*)$", text, re.MULTILINE)
    assert len(rows) == len({name for name, _ in rows}) > 5
    [head] = re.findall(r"^!macro Text name (.*)$", text, re.MULTILINE)
    assert set(head.split()) == {name.lower() for name in NAMES}
    for name in NAMES:
        assert f'${{LANG_{name.upper()}}} "${{{name.lower()}}}"' in text
    for name, row in rows:
        words = re.findall(r'"([^"]+)"', row)
        assert len(words) == len(set(words)) == len(LANGUAGES), name
        variables = [sorted(re.findall(r"\$\{?\w+\}?", each)) for each in words]
        assert all(each == variables[0] for each in variables), name


def test_the_exit_codes_of_the_installer_differ() -> None:
    assert len(set(setup.CODES.values())) == len(setup.CODES)
    assert min(setup.CODES.values()) > 2  # NSIS itself has 0, 1 and 2


# --- the MSI ------------------------------------------------------------------------------------


def products(version: str) -> ET.Element:
    return ET.fromstring(msi.described(FILES, version))[0]


def below(element: ET.Element, tag: str) -> list[ET.Element]:
    return list(element.iter(f"{{{msi.NAMESPACE}}}{tag}"))


def test_an_msi_upgrades_every_version_of_ours_and_no_other() -> None:
    one, two = products("1.2.3"), products("1.2.4")
    # Once players have it, this id can never be another.
    assert one.get("UpgradeCode") == "0F46D5FB-E5A4-5255-B3D5-5F245AB011DA"
    assert one.get("UpgradeCode") == two.get("UpgradeCode")
    assert one.get("Id") != two.get("Id")
    assert one.get("Version") == "1.2.3"
    uuid.UUID(one.get("Id"))


def test_an_msi_holds_each_file_in_a_component_of_the_feature() -> None:
    product = products("1.2.3")
    assert [each.get("Source") for each in below(product, "File")] == [
        f"{msi.BUNDLE}/{file}" for file in FILES
    ]
    components = {each.get("Id"): each.get("Guid") for each in below(product, "Component")}
    assert len(set(components.values())) == len(components) == len(FILES) + 1
    assert {each.get("Id") for each in below(product, "ComponentRef")} == set(components)
    folders = [each.get("Name") for each in below(product, "Directory")]
    assert folders[:5] == ["SourceDir", "Programs", identity.NAME, "_internal", "deep"]


def test_an_msi_knows_the_file_types_and_the_group_in_the_task_bar() -> None:
    values = {
        (each.get("Key"), each.get("Name", "")): each.get("Value")
        for each in below(products("1.2.3"), "RegistryValue")
    }
    assert values[rf"Software\Classes\{identity.MATCH_SUFFIX}", ""] == "FarWhist.Match"
    assert values[rf"Software\Classes\{identity.RULES_SUFFIX}", ""] == "FarWhist.Rules"
    command = values[r"Software\Classes\FarWhist.Match\shell\open\command", ""]
    assert command == '"[INSTALLDIR]farwhist.exe" "%1"'
    assert identity.APP_ID.encode() in msi.shortcut_table()


def test_both_installers_have_invitations_opened_by_the_program() -> None:
    values = {
        (each.get("Key"), each.get("Name", "")): each.get("Value")
        for each in below(products("1.2.3"), "RegistryValue")
    }
    key = rf"Software\Classes\{identity.SCHEME}"
    assert values[key, ""] == "URL:Far Whist" and values[key, "URL Protocol"] == ""
    assert values[rf"{key}\shell\open\command", ""] == '"[INSTALLDIR]farwhist.exe" "%1"'
    script = setup.SCRIPT.read_text(encoding="utf-8")
    assert 'WriteRegStr HKCU "${CLASSES}\\${SCHEME}" "URL Protocol" ""' in script
    install, uninstall = script.split('Section "Uninstall"')
    assert "!insertmacro Scheme\n" in install and "!insertmacro NoScheme\n" in uninstall
    assert 'DeleteRegKey HKCU "${CLASSES}\\${SCHEME}"' in script


# --- freezing under wine ------------------------------------------------------------------------


def test_windows_gets_the_versions_that_are_locked() -> None:
    names = [Requirement(each).name for each in wine.requirements()]
    lock = (dev.LOCK / "dev.txt").read_text(encoding="utf-8")
    assert {"PySide6-Essentials", "pyinstaller", "zeroconf"} <= set(names)
    assert [name for name in names if f"\n{name.lower()}==" not in lock] == []


def test_python_for_windows_is_unpacked_with_a_folder_for_packages(tmp_path: Path) -> None:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as data:
        for name in ("python.exe", "_wmi.pyd", "python313._pth"):
            data.writestr(f"cp313/{name}", "x")
        data.writestr("cp312/other.exe", "x")
    sdist = tmp_path / "a.tar.gz"
    with tarfile.open(sdist, "w:gz") as archive:
        info = tarfile.TarInfo("a-1/src/data.zip")
        info.size = len(inner.getvalue())
        archive.addfile(info, io.BytesIO(inner.getvalue()))
    wine.unpack_python(sdist, tmp_path / "python")
    assert {each.name for each in (tmp_path / "python").iterdir()} == {
        "python.exe",
        "python313._pth",
    }
    paths = (tmp_path / "python" / "python313._pth").read_text(encoding="ascii").split()
    assert paths == ["python313.zip", ".", "Lib"]


def test_a_path_is_named_as_wine_does() -> None:
    assert wine.windows_path(Path("/a b/c")) == "Z:\\a b\\c"


def test_there_is_a_stub_for_what_wine_lacks() -> None:
    assert [stub.name for stub in wine.stubs()] == ["icuuc.c"]


# --- a program without a console ----------------------------------------------------------------


def test_what_is_said_without_a_console_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "PySide6.QtWidgets", raising=False)
    shown: list[str] = []

    def refuse() -> int:
        print("no such thing", file=sys.stderr)
        return 2

    assert without_console.run(refuse, shown.append) == 2
    assert shown == ["no such thing"]


def test_an_early_end_keeps_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "PySide6.QtWidgets", raising=False)
    shown: list[str] = []
    assert without_console.run(lambda: sys.exit(3), shown.append) == 3
    assert without_console.run(sys.exit, shown.append) == 0
    assert without_console.run(lambda: sys.exit("wrong"), shown.append) == 1
    assert shown == ["wrong"]


def test_long_words_are_cut_and_say_where_the_rest_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "PySide6.QtWidgets", raising=False)
    shown: list[str] = []

    def talk() -> int:
        for _ in range(100):
            print("word " * 100)
        return 0

    without_console.run(talk, shown.append)
    assert len(shown[0]) == without_console.MOST + len(without_console.MORE)
    assert shown[0].endswith(without_console.MORE)


def test_a_window_tells_for_itself() -> None:
    assert "PySide6.QtGui" in sys.modules
    import PySide6.QtWidgets  # noqa: F401  # as if a window had been opened

    shown: list[str] = []
    without_console.run(lambda: print("a warning of Qt") or 0, shown.append)
    assert shown == []
