"""Where the program keeps its files on this system."""

from __future__ import annotations

from pathlib import Path

APP = "farwhist"

LIBRARY = "library"
"""The folder of finished matches, in that of the data."""


def data_folder() -> Path:
    """Return the player's folder for saved matches; it may not exist yet."""
    import platformdirs

    return platformdirs.user_data_path(APP, appauthor=False)


def config_folder() -> Path:
    """Return the player's folder for preferences; it may not exist yet."""
    import platformdirs

    return platformdirs.user_config_path(APP, appauthor=False)


def log_folder() -> Path:
    """Return the player's folder for what went wrong; it may not exist yet."""
    import platformdirs

    return platformdirs.user_log_path(APP, appauthor=False)
