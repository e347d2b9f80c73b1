"""The manifests for winget, which installs the setup program for the player alone, in silence."""

import json
from pathlib import Path
from typing import Any

import addresses
import project
from farwhist import identity
from linux import texts
from release import files, tag

PACKAGE = "FarWhist.FarWhist"
SCHEMA = "1.12.0"
COUNTRIES = {"en": "US", "pt": "BR"}
LOCALES = {
    language: f"{language}-{COUNTRIES.get(language, language.upper())}"
    for language in project.languages()
}
"""By language, the same with the country whose it is, as in de-DE."""
MINIMUM = "10.0.17763.0"
"""Windows 10, version 1809: the oldest that Qt runs on."""

ANSWERS = {
    1: "cancelledByUser",
    3: "packageInUse",
    4: "downgrade",
    5: "installInProgress",
    6: "fileInUse",
    7: "systemNotSupported",
}
"""What the exit codes of the setup program mean, those of CODES in windows/setup.py among them."""


def manifests(folder: Path) -> dict[str, str]:
    """Return the files by their places in the repository of winget's packages.

    Stops with a sentence when the folder has no setup program.
    """
    version = project.version()
    head = {"PackageIdentifier": PACKAGE, "PackageVersion": version}
    place = f"winget/manifests/f/{PACKAGE.replace('.', '/')}/{version}"
    languages = {code: texts.load()[language] for language, code in LOCALES.items()}
    made = {
        "": ("version", {"DefaultLocale": LOCALES["en"]}),
        ".installer": ("installer", installer(folder)),
        ".locale.en-US": ("defaultLocale", default_locale(languages.pop("en-US"))),
        **{
            f".locale.{code}": ("locale", {"PackageLocale": code, **described(words)})
            for code, words in languages.items()
        },
    }
    return {
        f"{place}/{PACKAGE}{part}.yaml": manifest(kind, {**head, **entries})
        for part, (kind, entries) in made.items()
    }


def installer(folder: Path) -> dict[str, Any]:
    setup = files.find(folder, "windows", "x64", "exe")
    if setup is None:
        raise SystemExit("winget needs the setup program for Windows.")
    return {
        "MinimumOSVersion": MINIMUM,
        "InstallerType": "nullsoft",
        "Scope": "user",
        "InstallModes": ["interactive", "silent", "silentWithProgress"],
        "InstallerSwitches": {"Silent": "/S", "SilentWithProgress": "/S"},
        "ExpectedReturnCodes": [
            {"InstallerReturnCode": code, "ReturnResponse": answer}
            for code, answer in ANSWERS.items()
        ],
        "UpgradeBehavior": "install",
        "ProductCode": identity.APP_ID,  # the name of its key below Uninstall in the registry
        "FileExtensions": [
            suffix.removeprefix(".") for suffix in (identity.MATCH_SUFFIX, identity.RULES_SUFFIX)
        ],
        "ReleaseDate": tag.released()[0],
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": addresses.download(setup.name),
                "InstallerSha256": files.sums(folder)[setup.name].upper(),
            }
        ],
    }


def default_locale(words: texts.Texts) -> dict[str, Any]:
    return {
        "PackageLocale": LOCALES["en"],
        "Publisher": identity.ORGANISATION,
        "PublisherUrl": addresses.home(),
        "PublisherSupportUrl": addresses.issues(),
        "PackageName": identity.NAME,
        "PackageUrl": addresses.home(),
        "License": "MIT",
        "LicenseUrl": addresses.text("LICENSE", at=f"v{project.version()}"),
        "Moniker": identity.PROGRAM,
        **described(words),
        "ReleaseNotesUrl": addresses.page(project.version()),
    }


def described(words: texts.Texts) -> dict[str, Any]:
    return {
        "ShortDescription": words.summary,
        "Description": "\n\n".join(words.description),
        "Tags": [keyword.replace(" ", "-").lower() for keyword in words.keywords],
    }


def manifest(kind: str, entries: dict[str, Any]) -> str:
    schema = f"https://aka.ms/winget-manifest.{kind}.{SCHEMA}.schema.json"
    whole = {**entries, "ManifestType": kind, "ManifestVersion": SCHEMA}
    return f"# yaml-language-server: $schema={schema}\n\n{yaml(whole)}"


def yaml(entries: dict[str, Any], indent: str = "") -> str:
    """Return YAML in the block style; texts stand in the quotes of JSON, which YAML knows."""
    lines = []
    for key, value in entries.items():
        if isinstance(value, dict):
            lines.append(f"{indent}{key}:\n{yaml(value, indent + '  ')}")
        elif isinstance(value, list):
            lines.append(f"{indent}{key}:\n{''.join(item(each, indent) for each in value)}")
        else:
            lines.append(f"{indent}{key}: {json.dumps(value, ensure_ascii=False)}\n")
    return "".join(lines)


def item(value: Any, indent: str) -> str:
    if isinstance(value, dict):
        return f"{indent}- {yaml(value, indent + '  ').removeprefix(indent + '  ')}"
    return f"{indent}- {json.dumps(value, ensure_ascii=False)}\n"
