"""Makes the MSI: the installer of Windows for administrators, with wixl.

It installs for everybody on the machine and has no pages: `msiexec /i FILE /qn` installs it or
upgrades an older version, `/x` removes it. What players have saved is never touched.
"""

import shutil
import subprocess
import sys
import tempfile
import uuid
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

import project
import third_party
from farwhist import identity
from windows import icon
from windows.version_info import four_numbers

OURS = uuid.UUID("b81b328a-a921-545b-9870-27b9b209f0d1")
"""From this all ids of the MSI are made. It must never change: by it an upgrade finds the rest."""

NAMESPACE = "http://schemas.microsoft.com/wix/2006/wi"
DOWNGRADE = f"A newer version of {identity.NAME} is installed. Remove it first."
LINK = "Link"
BUNDLE = "bundle"
ICON = "farwhist.ico"
FILE_TYPES = (
    (identity.MATCH_SUFFIX, identity.MATCH_MIME, "FarWhist.Match", f"{identity.NAME} match"),
    (identity.RULES_SUFFIX, identity.RULES_MIME, "FarWhist.Rules", f"{identity.NAME} rules"),
)


def build(bundle: Path, target: Path, version: str = "") -> None:
    """Make the MSI `target` of the program frozen in `bundle`.

    Args:
        version: what the MSI says of itself where it is not the program's own version; for tests
            of an upgrade.

    Raises:
        SystemExit: wixl is missing or fails.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    files = [place.as_posix() for place in third_party.held(bundle)]
    with tempfile.TemporaryDirectory(prefix="farwhist-") as name:
        # wixl takes only names that begin where it is.
        folder = Path(name)
        (folder / BUNDLE).symlink_to(bundle.resolve(), target_is_directory=True)
        icon.write(folder / ICON)
        (folder / "farwhist.wxs").write_bytes(described(files, version or project.version()))
        (folder / "Shortcuts.idt").write_bytes(shortcut_table())
        call(["wixl", "--arch", "x64", "--output", "farwhist.msi", "farwhist.wxs"], folder)
        call(["msibuild", "farwhist.msi", "-i", "Shortcuts.idt"], folder)
        shutil.copyfile(folder / "farwhist.msi", target)


def call(command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\n{command[0]} could not make the MSI.")


def identifier(text: str) -> str:
    """Return an id of its own for each text, always the same."""
    return str(uuid.uuid5(OURS, text)).upper()


def described(files: Sequence[str], version: str) -> bytes:
    """Return what wixl reads: one component for each file, and one for the keys."""
    numbers = ".".join(map(str, four_numbers(version)[:3]))
    ET.register_namespace("", NAMESPACE)
    root = ET.Element(f"{{{NAMESPACE}}}Wix")
    product = child(
        root, "Product", Id=identifier(f"product {version}"), Name=identity.NAME, Language="1033",
        Version=numbers, Manufacturer=identity.ORGANISATION, UpgradeCode=identifier("upgrade"),
    )  # fmt: skip
    child(
        product, "Package", InstallerVersion="500", Compressed="yes", InstallScope="perMachine",
        Description=f"{identity.NAME} {version}", Manufacturer=identity.ORGANISATION,
    )  # fmt: skip
    child(product, "MajorUpgrade", DowngradeErrorMessage=DOWNGRADE)
    child(product, "Media", Id="1", Cabinet="farwhist.cab", EmbedCab="yes")
    child(product, "Icon", Id=ICON, SourceFile=ICON)
    child(product, "Property", Id="ARPPRODUCTICON", Value=ICON)
    if identity.HOMEPAGE:
        child(product, "Property", Id="ARPURLINFOABOUT", Value=identity.HOMEPAGE)
    child(product, "Property", Id="ARPNOMODIFY", Value="1")
    disk = child(product, "Directory", Id="TARGETDIR", Name="SourceDir")
    programs = child(disk, "Directory", Id="ProgramFiles64Folder", Name="Programs")
    top = child(programs, "Directory", Id="INSTALLDIR", Name=identity.NAME)
    child(disk, "Directory", Id="ProgramMenuFolder", Name="Menu")
    feature = child(product, "Feature", Id="All", Level="1", Title=identity.NAME)
    for name in [*add_files(top, files), add_keys(top)]:
        child(feature, "ComponentRef", Id=name)
    text: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return text


def child(parent: ET.Element, tag: str, **attributes: str) -> ET.Element:
    return ET.SubElement(parent, f"{{{NAMESPACE}}}{tag}", attributes)


def add_files(top: ET.Element, files: Sequence[str]) -> list[str]:
    """Add a component for each file, in its folder; return their names."""
    folders = {PurePosixPath(): top}
    names = []
    for number, file in enumerate(files):
        path = PurePosixPath(file)
        for folder in reversed(path.parents):
            if folder not in folders:
                name = f"Folder{len(folders)}"
                above = folders[folder.parent]
                folders[folder] = child(above, "Directory", Id=name, Name=folder.name)
        inside = folders[path.parent]
        component = child(
            inside, "Component", Id=f"Component{number}", Guid=identifier(file), Win64="yes"
        )
        source = f"{BUNDLE}/{file}"
        child(component, "File", Id=f"File{number}", Source=source, KeyPath="yes")
        if file == f"{identity.PROGRAM}.exe":
            child(
                component, "Shortcut", Id=LINK, Directory="ProgramMenuFolder", Name=identity.NAME,
                Target=f"[INSTALLDIR]{file}", WorkingDirectory="INSTALLDIR",
            )  # fmt: skip
        names.append(f"Component{number}")
    return names


def add_keys(top: ET.Element) -> str:
    """Add the component of the file types and of invitations to a table; return its name."""
    component = child(top, "Component", Id="FileTypes", Guid=identifier("file types"), Win64="yes")
    program = f"[INSTALLDIR]{identity.PROGRAM}.exe"
    values: dict[str, dict[str, str]] = {}
    for suffix, mime, kind, words in FILE_TYPES:
        values[suffix] = {"": kind, "Content Type": mime}
        values[kind] = {"": words}
    values[identity.SCHEME] = {"": f"URL:{identity.NAME}", "URL Protocol": ""}
    for kind in (*(kind for _, _, kind, _ in FILE_TYPES), identity.SCHEME):
        values[rf"{kind}\DefaultIcon"] = {"": f"{program},0"}
        values[rf"{kind}\shell\open\command"] = {"": f'"{program}" "%1"'}
    for key, named in values.items():
        for name, value in named.items():
            place = {"Root": "HKLM", "Key": rf"Software\Classes\{key}", "Type": "string"}
            more = {"Name": name} if name else {}
            child(component, "RegistryValue", Value=value, **place, **more)
    component[0].set("KeyPath", "yes")
    return "FileTypes"


def shortcut_table() -> bytes:
    """Return the table that gives the shortcut the id by which the task bar groups windows."""
    rows = [
        ("MsiShortcutProperty", "Shortcut_", "PropertyKey", "PropVariantValue"),
        ("s72", "s72", "s255", "s255"),
        ("MsiShortcutProperty", "MsiShortcutProperty"),
        ("AppId", LINK, "System.AppUserModel.ID", identity.APP_ID),
    ]
    return "".join("\t".join(row) + "\r\n" for row in rows).encode("ascii")
