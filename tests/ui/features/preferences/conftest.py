"""One window of preferences for the tests that only look at it: its pages take long to make."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from farwhist.ui.features.preferences.window import SMALLEST, PreferencesWindow
from tests.helpers.quick_levels import quicken
from tests.ui.conftest import new_window
from tests.ui.furnished import Furnished


@pytest.fixture(scope="module")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Furnished]:
    with pytest.MonkeyPatch.context() as patch:
        quicken(patch)
        window = new_window(tmp_path_factory.mktemp("shared"))
        window.matches.open()
    assert all(window.preferences.open().pages.values())
    yield window
    window.runner.stop()
    window.close()
    window.deleteLater()


@pytest.fixture
def pages(_shared: Furnished) -> Iterator[PreferencesWindow]:
    """Return a window all of whose pages are made; what a test chooses there it puts back."""
    _shared.show()
    preferences = _shared.preferences.open()
    preferences.show_page(next(iter(preferences.pages)))
    preferences.resize(*SMALLEST)
    yield preferences
    preferences.search.field.clear()
    _shared.appearance.set_text_size(100)
    preferences.close()
    _shared.hide()
