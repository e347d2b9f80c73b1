"""The secret salt is kept with a match, and files from before it had one still load."""

import json

import pytest

from farwhist.store.matches import Saved, Unsound, parse

SAVED = Saved("elevator", 4, 7, salt="0f" * 32)


def test_the_salt_is_kept() -> None:
    assert parse(SAVED.text()) == SAVED


def test_a_file_without_a_salt_loads() -> None:
    data = json.loads(SAVED.text())
    del data["salt"]
    assert parse(json.dumps(data)).salt == ""


@pytest.mark.parametrize("salt", [None, 7, "0f", "xy" * 32, "0F" * 32, "0f" * 32 + "\n", "0" * 200])
def test_a_damaged_salt_is_refused(salt: object) -> None:
    data = json.loads(SAVED.text()) | {"salt": salt}
    with pytest.raises(Unsound, match="salt"):
        parse(json.dumps(data))
