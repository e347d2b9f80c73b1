"""What a seat knows, as plain numbers; levels; play-outs. Shared by all who think.

Not here: what a game is about.
"""
