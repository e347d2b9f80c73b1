"""What the tests of packaging share."""

import pytest

from farwhist import identity

HOME = "https://github.com/owner/repository"


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of the project as if somebody had registered one, and an id that fits."""
    monkeypatch.setattr(identity, "HOMEPAGE", HOME)
    monkeypatch.setattr(identity, "APP_ID", "io.github.owner.FarWhist")
    return HOME


@pytest.fixture
def no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as nobody has registered one."""
    monkeypatch.setattr(identity, "HOMEPAGE", "")
    monkeypatch.setattr(identity, "APP_ID", "org.example.FarWhist")
