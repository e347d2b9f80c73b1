"""The bill of materials of a frozen program, in CycloneDX's JSON, from what lies in its folder.

The same folder gives the same file: it has no time of making, and its number is made of the rest.
"""

import hashlib
import json
from collections.abc import Collection
from pathlib import Path, PurePath
from typing import Any
from uuid import NAMESPACE_URL, uuid5

import project
import third_party
from farwhist.identity import HOMEPAGE, NAME, ORGANISATION

SCHEMA = "http://cyclonedx.org/schema/bom-1.6.schema.json"


def write(bundle: Path, target: Path) -> None:
    """Write the bill of materials of the program frozen into this folder."""
    files = third_party.held(bundle)
    hashes = {place: hashlib.sha256(file.read_bytes()).hexdigest() for place, file in files.items()}
    bill = made_of(third_party.parts(bundle), hashes, project.version())
    target.write_text(json.dumps(bill, indent=2) + "\n", encoding="utf-8", newline="\n")


def made_of(
    rows: Collection[third_party.Found], hashes: dict[PurePath, str], version: str
) -> dict[str, Any]:
    """Return the bill of materials.

    Args:
        rows: the components of the bundle.
        hashes: the SHA-256 of each file, by its place in the bundle, in hexadecimal digits.
        version: that of the game.
    """
    components = [_component(row, hashes) for row in rows]
    website = [{"type": "website", "url": HOMEPAGE}]
    bill = {
        "$schema": SCHEMA,
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "farwhist",
                "name": NAME,
                "version": version,
                "manufacturer": {"name": ORGANISATION},
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": f"pkg:generic/farwhist@{version}",
                **({"externalReferences": website} if HOMEPAGE else {}),
            }
        },
        "components": components,
        "dependencies": [
            {"ref": "farwhist", "dependsOn": [each["bom-ref"] for each in components]},
            *({"ref": each["bom-ref"]} for each in components),
        ],
    }
    number = uuid5(NAMESPACE_URL, json.dumps(bill, sort_keys=True))
    return {**bill, "serialNumber": number.urn}


def _component(row: third_party.Found, hashes: dict[PurePath, str]) -> dict[str, Any]:
    """Return what is said of a component; its files are components in it."""
    component, version, places = row
    reference = component.name.lower().replace(" ", "-")
    said: dict[str, Any] = {
        "type": "file" if component.licence == "OFL-1.1" else "library",
        "bom-ref": reference,
        "name": component.name,
    }
    if version:
        said["version"] = version
    said["licenses"] = [_licence(component.licence)]
    said["copyright"] = component.copyright
    if component.purl and version:
        said["purl"] = f"{component.purl}@{version}"
    said["externalReferences"] = [{"type": "website", "url": component.homepage}]
    if places:
        said["components"] = [
            {
                "type": "file",
                "bom-ref": f"{reference}/{place.as_posix()}",
                "name": place.as_posix(),
                "hashes": [{"alg": "SHA-256", "content": hashes[place]}],
            }
            for place in places
        ]
    return said


def _licence(identifier: str) -> dict[str, Any]:
    """Return a licence as CycloneDX names it: by its id, by an expression, or by a name."""
    if identifier.startswith("LicenseRef-"):
        return {"license": {"name": identifier.removeprefix("LicenseRef-").replace("-", " ")}}
    if " " in identifier:
        return {"expression": identifier}
    return {"license": {"id": identifier}}
