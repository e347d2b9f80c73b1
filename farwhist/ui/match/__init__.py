"""The match that is played: its history, its opponents, where it is saved; no widgets."""
