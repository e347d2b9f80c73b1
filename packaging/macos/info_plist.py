"""What macOS is told about the program: the Info.plist of the app."""

import plistlib
from pathlib import Path
from typing import Any

import project
from farwhist import identity
from linux import texts

MINIMUM = "13.0"
"""The oldest macOS that the wheels of PySide6 run on."""

APP = f"{identity.NAME}.app"
SERVICE = "_farwhist._tcp"
"""As which a table is announced in a network: farwhist/network/discovery.py."""

ICON = f"{identity.PROGRAM}.icns"


def info_plist() -> dict[str, Any]:
    """Return the whole Info.plist, as plistlib writes it."""
    english = texts.load()["en"]
    return {
        "CFBundleIdentifier": identity.APP_ID,
        "CFBundleName": identity.NAME,
        "CFBundleDisplayName": identity.NAME,
        "CFBundleExecutable": identity.PROGRAM,
        "CFBundleIconFile": ICON,
        "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleShortVersionString": project.version(),
        "CFBundleVersion": project.version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": project.languages(),
        # The panels of the system then speak the language of the player, not that of the first
        # localisation of a framework.
        "CFBundleAllowMixedLocalizations": True,
        "CFBundleDocumentTypes": [
            document_type(english.match, identity.MATCH_SUFFIX, "Editor"),
            document_type(english.rules, identity.RULES_SUFFIX, "Viewer"),
        ],
        "CFBundleURLTypes": [
            {
                "CFBundleURLName": identity.APP_ID,
                "CFBundleTypeRole": "Viewer",
                "CFBundleURLSchemes": [identity.SCHEME],
            }
        ],
        # Without these macOS lets nothing through that looks for tables in the same network.
        "NSLocalNetworkUsageDescription": english.local_network,
        "NSBonjourServices": [SERVICE],
        "UTExportedTypeDeclarations": [
            exported_type(
                english.match,
                identity.MATCH_SUFFIX,
                identity.MATCH_MIME,
                "public.utf8-plain-text",  # each line is JSON, not the whole
            ),
            exported_type(english.rules, identity.RULES_SUFFIX, identity.RULES_MIME, "public.json"),
        ],
        "LSMinimumSystemVersion": MINIMUM,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHumanReadableCopyright": copyright_line(),
        "NSPrincipalClass": "NSApplication",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # so that a dark system gets a dark window
        "NSSupportsAutomaticGraphicsSwitching": True,  # the table needs no second graphics card
    }


def localise(app: Path) -> None:
    """Write into an app what the types of files are called in each language."""
    for name, strings in localisations().items():
        translated = app / "Contents" / "Resources" / name
        translated.parent.mkdir(parents=True, exist_ok=True)
        translated.write_bytes(strings)


def localisations() -> dict[str, bytes]:
    """Return, by its place in Contents/Resources, what macOS says in a language.

    The names of the types of files are translated by the English ones in the Info.plist, the
    reason for which the network is asked for by its key.
    """
    words = texts.load()
    english = words["en"]
    return {
        f"{language}.lproj/InfoPlist.strings": plistlib.dumps(
            {
                english.match: words[language].match,
                english.rules: words[language].rules,
                "NSLocalNetworkUsageDescription": words[language].local_network,
            }
        )
        for language in project.languages()
    }


def type_identifier(suffix: str) -> str:
    """Return the identifier of a type of files, such as org.example.FarWhist.rules."""
    kind = "rules" if suffix == identity.RULES_SUFFIX else "match"
    return f"{identity.APP_ID}.{kind}"


def document_type(name: str, suffix: str, role: str) -> dict[str, Any]:
    return {
        "CFBundleTypeName": name,
        "CFBundleTypeRole": role,
        "CFBundleTypeIconFile": ICON,
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [type_identifier(suffix)],
    }


def exported_type(name: str, suffix: str, mime: str, like: str) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": type_identifier(suffix),
        "UTTypeDescription": name,
        "UTTypeIconFile": ICON,
        **({"UTTypeReferenceURL": identity.HOMEPAGE} if identity.HOMEPAGE else {}),
        "UTTypeConformsTo": [like, "public.data"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [suffix.removeprefix(".")],
            "public.mime-type": [mime],
        },
    }


def copyright_line() -> str:
    """Return the line of the LICENSE that names the year and the holders."""
    text = (project.ROOT / "LICENSE").read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("Copyright"))
