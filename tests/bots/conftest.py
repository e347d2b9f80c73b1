"""What the tests of the opponents share."""

from __future__ import annotations

import pytest

from tests.helpers.quick_levels import quicken


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let levels, hints and the coach play out few deals, since it does not matter how well."""
    quicken(monkeypatch)
