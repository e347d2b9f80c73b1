"""What is said where several people play at one screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def alone(name: str) -> str:
    """Return what the person who is next is asked before her cards are shown."""
    return translate("Passing", "{name}, are you alone?").format(name=name)


def why() -> str:
    """Return why that is asked."""
    return translate("Passing", "The others look away while you see your cards.")


def whose(name: str, told: str) -> str:
    """Return what the deal was to one of several people."""
    return translate("Passing", "{name}: {result}").format(name=name, result=told)
