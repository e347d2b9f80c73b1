"""One module a game: its rules in words, its options and its presets."""
