"""The app for macOS, as far as it can be told without one."""

import base64
import json
import plistlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage, QImageReader

import project
from farwhist import identity
from farwhist.network import discovery
from farwhist.network.invitation import Invitation
from macos import contents, dmg, icns, info_plist, sign, signing
from tests.helpers.languages import LANGUAGES

SVG = project.ROOT / "resources" / "icons" / "farwhist.svg"
LIBRARY = bytes.fromhex("cffaedfe") + b"the rest of a library"


# Info.plist


@pytest.fixture
def plist() -> dict[str, Any]:
    """What macOS will read: written and read once."""
    found: dict[str, Any] = plistlib.loads(plistlib.dumps(info_plist.info_plist()))
    return found


def test_the_plist_names_program_version_and_system(plist: dict[str, Any]) -> None:
    assert plist == info_plist.info_plist()
    assert plist["CFBundleIdentifier"] == identity.APP_ID
    assert plist["CFBundleName"] == plist["CFBundleDisplayName"] == identity.NAME
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == project.version()
    assert plist["CFBundlePackageType"] == "APPL"
    assert plist["LSMinimumSystemVersion"] == "13.0"
    assert plist["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert plist["NSHighResolutionCapable"] is True
    assert plist["NSRequiresAquaSystemAppearance"] is False
    assert "The Far Whist developers" in plist["NSHumanReadableCopyright"]


def test_nothing_is_asked_for_but_the_network_at_home(plist: dict[str, Any]) -> None:
    asked = [key for key in plist if key.endswith("UsageDescription")]
    assert asked == ["NSLocalNetworkUsageDescription"]
    assert [f"{each}.local." for each in plist["NSBonjourServices"]] == [discovery.SERVICE]
    said = [plistlib.loads(each) for each in info_plist.localisations().values()]
    reasons = {each["NSLocalNetworkUsageDescription"] for each in said}
    assert len(reasons) == len(LANGUAGES) and plist["NSLocalNetworkUsageDescription"] in reasons


def test_invitations_to_a_table_are_opened(plist: dict[str, Any]) -> None:
    line = Invitation(("192.168.1.5",), 47470).line
    [opened] = plist["CFBundleURLTypes"]
    assert opened["CFBundleURLSchemes"] == [line.partition(":")[0]]


def test_the_plist_names_every_language_of_the_window(plist: dict[str, Any]) -> None:
    assert plist["CFBundleLocalizations"] == LANGUAGES
    assert plist["CFBundleDevelopmentRegion"] in plist["CFBundleLocalizations"]
    assert plist["CFBundleAllowMixedLocalizations"] is True


@pytest.mark.parametrize(
    ("suffix", "mime", "role", "like"),
    [
        (identity.MATCH_SUFFIX, identity.MATCH_MIME, "Editor", "public.utf8-plain-text"),
        (identity.RULES_SUFFIX, identity.RULES_MIME, "Viewer", "public.json"),
    ],
)
def test_each_type_of_files_is_declared_and_opened(
    plist: dict[str, Any], suffix: str, mime: str, role: str, like: str
) -> None:
    extension = suffix.removeprefix(".")
    [declared] = [
        each
        for each in plist["UTExportedTypeDeclarations"]
        if extension in each["UTTypeTagSpecification"]["public.filename-extension"]
    ]
    assert declared["UTTypeTagSpecification"]["public.mime-type"] == [mime]
    assert declared["UTTypeConformsTo"] == [like, "public.data"]
    [opened] = [
        each
        for each in plist["CFBundleDocumentTypes"]
        if declared["UTTypeIdentifier"] in each["LSItemContentTypes"]
    ]
    assert opened["CFBundleTypeRole"] == role
    assert opened["CFBundleTypeIconFile"] == plist["CFBundleIconFile"]


def test_the_types_of_files_have_names_in_every_language(plist: dict[str, Any]) -> None:
    made = info_plist.localisations()
    languages = plist["CFBundleLocalizations"]
    assert list(made) == [f"{language}.lproj/InfoPlist.strings" for language in languages]
    types = {each["UTTypeDescription"] for each in plist["UTExportedTypeDeclarations"]}
    words = [plistlib.loads(strings) for strings in made.values()]
    assert all(types < names.keys() and all(names.values()) for names in words)
    german = plistlib.loads(made["de.lproj/InfoPlist.strings"])
    assert german["Far Whist match"] == "Far-Whist-Partie"


def test_the_two_types_of_files_differ(plist: dict[str, Any]) -> None:
    names = [each["UTTypeIdentifier"] for each in plist["UTExportedTypeDeclarations"]]
    assert len(set(names)) == 2
    assert all(name.startswith(f"{identity.APP_ID}.") for name in names)


# The icon


def test_the_icon_is_the_drawing_with_a_margin(tmp_path: Path) -> None:
    icns.write(SVG, tmp_path / "farwhist.icns")
    reader = QImageReader(str(tmp_path / "farwhist.icns"))
    assert reader.format().data() == b"icns"
    found = {}
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        image = reader.read()
        assert image.width() == image.height()
        found[image.width()] = image
    assert set(found) == set(icns.KINDS.values())
    large: QImage = found[1024]
    assert large.pixelColor(20, 512).alpha() == 0
    assert large.pixelColor(512, 20).alpha() == 0
    assert large.pixelColor(512, 512).alpha() == 255


@pytest.mark.qt_log_ignore("Cannot read file")
def test_what_is_no_drawing_makes_no_icon(tmp_path: Path) -> None:
    (tmp_path / "x.svg").write_text("not a drawing", encoding="utf-8")
    with pytest.raises(SystemExit, match="is no drawing"):
        icns.write(tmp_path / "x.svg", tmp_path / "x.icns")


# What goes in


def test_links_to_what_was_left_out_are_left_out() -> None:
    core = ("Qt/lib/QtCore.framework/Versions/A/QtCore", "/wheel/QtCore", "BINARY")
    entries = [
        core,
        ("QtCore", core[0], "SYMLINK"),
        ("Qt/lib/QtCore.framework/Versions/Current", "A", "SYMLINK"),
        ("Qt/lib/QtCore.framework/QtCore", "Versions/Current/QtCore", "SYMLINK"),
        ("QtQml", "Qt/lib/QtQml.framework/Versions/A/QtQml", "SYMLINK"),
        ("again", "QtQml", "SYMLINK"),
        ("ring", "ring", "SYMLINK"),
    ]
    kept = [name for name, _, _ in contents.without_loose_links(entries)]
    assert kept == [name for name, _, _ in entries[:4]]


# Signatures


class Recorder:
    """Stands for the commands of macOS: it notes them and answers as they do."""

    def __init__(self, status: str = "Accepted", identities: str = "") -> None:
        self.commands: list[list[str]] = []
        self.status = status
        self.identities = identities or f'1) {"A" * 40} "Developer ID Application: A (B)"'

    def __call__(self, command: Sequence[str]) -> str:
        self.commands.append(list(command))
        match list(command):
            case ["security", "list-keychains", "-d", "user"]:
                return '    "/keychains/login.keychain-db"\n'
            case ["security", "find-identity", *_]:
                return self.identities
            case ["xcrun", "notarytool", "submit", *_]:
                return json.dumps({"id": "17", "status": self.status})
            case ["xcrun", "notarytool", "log", *_]:
                return "a library is not signed"
        return ""

    def names(self) -> list[str]:
        return [" ".join(command[:3]) for command in self.commands]


def all_secrets() -> dict[str, str]:
    certificate = base64.b64encode(b"PKCS#12").decode()
    return {**dict.fromkeys(signing.SECRETS, "word"), "APPLE_CERTIFICATE": certificate}


@pytest.fixture
def app(tmp_path: Path) -> Path:
    app = tmp_path / info_plist.APP
    inside = app / "Contents"
    version = inside / "Frameworks/Qt/lib/QtCore.framework/Versions/A"
    for file in (
        inside / "MacOS/farwhist",
        inside / "Frameworks/libpython3.13.dylib",
        inside / "Frameworks/Qt/plugins/platforms/libqcocoa.dylib",
        version / "QtCore",
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(LIBRARY)
    (version / "Info.plist").write_text("<plist/>", encoding="utf-8")
    return app


def test_the_app_is_signed_from_the_inside_out(app: Path) -> None:
    (app / "Contents/Frameworks/QtCore").symlink_to("Qt/lib/QtCore.framework/Versions/A/QtCore")
    (app / "Contents/Resources").mkdir()
    (app / "Contents/Resources/LICENSE").write_text("MIT", encoding="utf-8")
    recorder = Recorder()
    with signing.signer({}, recorder) as signer:
        signer.sign_app(app)
        signer.notarise(app)
        signer.sign_image(app.with_name("x.dmg"))
    *signed, verified = recorder.commands
    assert [Path(command[-1]).relative_to(app).as_posix() for command in signed] == [
        "Contents/Frameworks/Qt/lib/QtCore.framework/Versions/A",
        "Contents/Frameworks/Qt/plugins/platforms/libqcocoa.dylib",
        "Contents/Frameworks/libpython3.13.dylib",
        ".",
    ]
    assert all(command[:4] == ["codesign", "--force", "--sign", "-"] for command in signed)
    assert "--verify" in verified


def test_with_the_secrets_the_app_is_hardened_and_shown_to_the_notary(app: Path) -> None:
    recorder = Recorder()
    with signing.signer(all_secrets(), recorder) as signer:
        signer.sign_app(app)
        signer.notarise(app)
    signed = [c for c in recorder.commands if c[:2] == ["codesign", "--force"]]
    assert all(c[3] == "A" * 40 and {"--timestamp", "runtime"} <= set(c) for c in signed)
    assert [c[-1] for c in signed if "--entitlements" in c] == [str(app)]
    last = recorder.names()[-5:]
    assert last[0].startswith("ditto")
    assert last[1:3] == ["xcrun notarytool submit", "xcrun stapler staple"]
    assert last[3:] == ["security list-keychains -d", f"security delete-keychain {chain(recorder)}"]


def chain(recorder: Recorder) -> str:
    [created] = [c[-1] for c in recorder.commands if c[1] == "create-keychain"]
    return created


def test_a_refusal_of_the_notary_shows_its_log_and_leaves_no_keychain(app: Path) -> None:
    recorder = Recorder(status="Invalid")
    with (
        pytest.raises(SystemExit, match=r"Invalid of Far Whist\.app\.\na library is not signed"),
        signing.signer(all_secrets(), recorder) as signer,
    ):
        signer.notarise(app)
    assert recorder.names()[-1] == f"security delete-keychain {chain(recorder)}"
    assert not Path(chain(recorder)).parent.exists()


def test_a_certificate_for_something_else_is_refused() -> None:
    recorder = Recorder(identities=f'1) {"A" * 40} "Apple Development: A (B)"')
    with (
        pytest.raises(SystemExit, match="Developer ID Application"),
        signing.signer(all_secrets(), recorder),
    ):
        pass


def test_half_the_secrets_are_an_error_that_names_the_others() -> None:
    with (
        pytest.raises(SystemExit, match=r"missing, too: APPLE_API_ISSUER$"),
        signing.signer({**all_secrets(), "APPLE_API_ISSUER": ""}, Recorder()),
    ):
        pass


def test_a_command_that_fails_does_not_show_its_passwords() -> None:
    with pytest.raises(SystemExit) as stopped:
        signing.run([sys.executable, "-c", "raise SystemExit(3)", "a password"])
    assert "failed with 3" in str(stopped.value)
    assert "a password" not in str(stopped.value)


def test_one_right_is_asked_for_and_no_more() -> None:
    rights = plistlib.loads(signing.ENTITLEMENTS.read_bytes())
    assert rights == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


def test_what_signs_with_the_secrets_names_the_types_first_and_signs_what_it_is_told(
    app: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder()
    monkeypatch.setattr(project, "DIST", app.parent)
    monkeypatch.setattr(project, "system", lambda: "macos")
    monkeypatch.setenv("MACOS_SIGNED", "yes")
    for name, value in all_secrets().items():
        monkeypatch.setenv(name, value)
    signer = signing.signer
    monkeypatch.setattr(signing, "signer", lambda environment: signer(environment, recorder))
    for what, signed in (("app", app.name), ("image", project.file_name("dmg"))):
        recorder.commands.clear()
        monkeypatch.setattr(sys, "argv", ["sign.py", what])
        sign.main()
        [stapled] = [c[-1] for c in recorder.commands if c[:3] == ["xcrun", "stapler", "staple"]]
        assert Path(stapled).name == signed
    assert (app / "Contents/Resources/de.lproj/InfoPlist.strings").is_file()


# The image


@pytest.fixture
def texts(app: Path) -> Path:
    """The folder of the app in which the frozen program has its texts."""
    folder = app / "Contents" / "Resources" / "farwhist"
    folder.mkdir(parents=True)
    for name in dmg.LICENCES:
        (folder / name).write_text("MIT", encoding="utf-8")
    return folder


@pytest.mark.parametrize("missing", dmg.LICENCES)
def test_without_the_licences_there_is_no_image(app: Path, texts: Path, missing: str) -> None:
    (texts / missing).unlink()
    with pytest.raises(SystemExit, match=f"must hold: {missing}"):
        dmg.settings(app)


def test_the_image_shows_the_app_the_programs_folder_and_the_licences(
    app: Path, texts: Path
) -> None:
    settings = dmg.settings(app)
    shown = {Path(path).name for path in settings["files"]} | set(settings["symlinks"])
    assert shown == {info_plist.APP, "LICENSE", "THIRD-PARTY.txt", "Applications"}
    assert settings["icon_locations"].keys() == shown
    assert settings["symlinks"]["Applications"] == "/Applications"
    (_, (width, height)) = settings["window_rect"]
    places = settings["icon_locations"].values()
    assert all(0 < x < width and 0 < y < height for x, y in places)
    assert len(set(places)) == len(shown)


@pytest.mark.parametrize(("extension", "variable"), project.SIGNATURES.items())
def test_a_file_without_a_signature_says_so_in_its_name(
    extension: str, variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(variable, raising=False)
    name = project.file_name(extension, "windows", "x64")
    assert name == f"farwhist-{project.version()}-windows-x64-unsigned.{extension}"
    monkeypatch.setenv(variable, "something")
    name = project.file_name(extension, "windows", "x64")
    assert name == f"farwhist-{project.version()}-windows-x64.{extension}"


def test_where_no_signature_is_asked_for_none_is_missed() -> None:
    assert "unsigned" not in project.file_name("deb", "linux", "x64")
