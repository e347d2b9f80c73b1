"""The options that all games of exact bids share, and their `build`.

Not here: a preset.
"""
