"""The style sheet of panels on the felt: cream in the light look and in the dark one."""

from __future__ import annotations

from farwhist.ui.style.tokens import PANEL_RADIUS, RADIUS, Tokens


def panel_sheet(colours: Tokens, size: int, *, line: str, strong: bool) -> str:
    """Return the style sheet of a panel.

    Args:
        colours: `raised` is the ground of its buttons, `ground` that of the panel.
        size: of the text, in pixels.
        line: the colour of the panel's edge.
        strong: whether edges are thick, for high contrast.
    """
    c, edge = colours, 2 if strong else 1
    off = f"color: {c.off_text}; background: {c.off_ground}; border: {edge}px dashed {c.border};"
    return f"""
        QFrame[panel="true"] {{ background: {c.ground}; border: {edge}px solid {line};
            border-radius: {PANEL_RADIUS}px; }}
        QLabel {{ color: {c.text}; font-size: {size}px; background: transparent; }}
        QLabel[heading="true"] {{ font-size: {size + 2}px; font-weight: 700; }}
        QLabel[quiet="true"] {{ color: {c.secondary}; font-size: {size}px; }}
        QPushButton {{ color: {c.text}; background: {c.raised}; font-size: {size}px;
            font-weight: 600; border: {edge}px solid {c.border}; border-radius: {RADIUS}px;
            padding: 4px 10px; min-height: {size + 12}px; }}
        QPushButton:hover {{ background: {c.pointer}; }}
        QPushButton:pressed {{ background: {c.pressed}; }}
        QPushButton[number="true"] {{ padding: 0px; }}
        QPushButton[forbidden="true"] {{ text-decoration: line-through; }}
        QPushButton:checked, QPushButton[action="true"] {{ color: {c.primary_text};
            background: {c.primary}; border: {edge}px solid {c.primary}; }}
        QPushButton[action="true"] {{ padding: 4px 16px; }}
        QPushButton[action="true"]:hover, QPushButton:checked:hover {{
            background: {c.primary_pointer}; }}
        QPushButton[action="true"]:pressed {{ background: {c.primary_pressed}; }}
        QPushButton:disabled, QPushButton[action="true"]:disabled {{ {off} }}
    """
