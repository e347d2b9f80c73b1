"""The bill of materials names what is in the bundle, and is the same for the same bundle."""

from __future__ import annotations

from pathlib import Path, PurePath
from typing import Any

import pytest

import sbom
import third_party

CORE = PurePath("_internal/PySide6/Qt/lib/libQt6Core.so.6")
RUNTIME = PurePath("_internal/VCRUNTIME140.dll")


@pytest.fixture
def rows(tmp_path: Path) -> list[third_party.Found]:
    file = tmp_path / "content"
    file.write_bytes(b"\0Qt 6.11.3 (x86_64\0")
    return third_party.found({CORE: file, RUNTIME: file, PurePath("farwhist"): file}, ["PySide6"])


def bill_of(rows: list[third_party.Found], digest: str = "0") -> dict[str, Any]:
    hashes = dict.fromkeys((CORE, RUNTIME, PurePath("farwhist")), digest * 64)
    return sbom.made_of(rows, hashes, "1.2.3")


def test_it_names_the_components_their_versions_and_licences(rows: list[third_party.Found]) -> None:
    bill = bill_of(rows)
    parts = {each["name"]: each for each in bill["components"]}
    assert list(parts) == ["Qt", "PySide6", "PyInstaller", "Microsoft Visual C++ Runtime"]
    assert parts["Qt"]["version"] == "6.11.3"
    assert parts["Qt"]["licenses"] == [{"license": {"id": "LGPL-3.0-only"}}]
    assert parts["PyInstaller"]["licenses"] == [
        {"expression": "GPL-2.0-or-later WITH Bootloader-exception"}
    ]
    assert parts["Microsoft Visual C++ Runtime"]["licenses"] == [
        {"license": {"name": "Microsoft Visual Cpp Runtime"}}
    ]
    assert parts["PySide6"]["purl"].startswith("pkg:pypi/pyside6-essentials@6.")
    assert bill["metadata"]["component"]["version"] == "1.2.3"


def test_every_file_of_a_component_has_its_hash(rows: list[third_party.Found]) -> None:
    qt = bill_of(rows, "a")["components"][0]
    (file,) = qt["components"]
    assert file["name"] == CORE.as_posix()
    assert file["hashes"] == [{"alg": "SHA-256", "content": "a" * 64}]


def test_references_are_unique_and_all_depend_on_the_game(rows: list[third_party.Found]) -> None:
    bill = bill_of(rows)
    references = [each["bom-ref"] for each in bill["components"]]
    references += [
        part["bom-ref"] for each in bill["components"] for part in each.get("components", [])
    ]
    assert len(references) == len(set(references))
    assert bill["dependencies"][0]["ref"] == "farwhist"
    assert set(bill["dependencies"][0]["dependsOn"]) <= set(references)


def test_the_same_bundle_has_the_same_number_and_another_has_another(
    rows: list[third_party.Found],
) -> None:
    assert bill_of(rows) == bill_of(rows)
    assert bill_of(rows)["serialNumber"] != bill_of(rows, "1")["serialNumber"]
    assert bill_of(rows)["serialNumber"].startswith("urn:uuid:")
