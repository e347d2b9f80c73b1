"""Decks of other programs: found in a folder, checked, and drawn by Qt's SVG library.

Nothing here is imported before the player has chosen such a deck, apart from what names it.
"""
