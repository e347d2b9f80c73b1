"""The palette of dark and light windows, for whatever is painted without a style sheet."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from farwhist.ui.style.tokens import DARK, DARK_STRONG, LIGHT, LIGHT_STRONG, Tokens

Role = QPalette.ColorRole


def palette(colours: Tokens) -> QPalette:
    """Return these colours as a palette."""
    c = colours
    roles = {
        Role.Window: c.ground, Role.WindowText: c.text, Role.Base: c.field,
        Role.AlternateBase: c.raised, Role.Text: c.text, Role.PlaceholderText: c.secondary,
        Role.Button: c.raised, Role.ButtonText: c.text, Role.BrightText: c.over,
        Role.Light: c.raised, Role.Midlight: c.pointer, Role.Mid: c.hairline,
        Role.Dark: c.border, Role.Shadow: c.border, Role.Highlight: c.selected,
        Role.HighlightedText: c.selected_text, Role.Link: c.needs, Role.LinkVisited: c.needs,
        Role.ToolTipBase: c.tip, Role.ToolTipText: c.tip_text, Role.Accent: c.primary,
    }  # fmt: skip
    found = QPalette()
    for role, colour in roles.items():
        found.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText, Role.PlaceholderText):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(c.off_text))
    for role in (Role.Base, Role.Button):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(c.off_ground))
    return found


def is_dark(shown: QPalette) -> bool:
    """Whether a widget with this palette is light on dark.

    The role is one that no style sheet of ours changes on a single widget.
    """
    return shown.color(Role.AlternateBase).lightness() < 128


def tokens_of(shown: QPalette, *, strong: bool = False) -> Tokens:
    """Return the colours that go with a widget of this palette."""
    if is_dark(shown):
        return DARK_STRONG if strong else DARK
    return LIGHT_STRONG if strong else LIGHT
