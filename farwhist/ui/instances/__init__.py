"""Several windows of one player: what a second start does, and matches that another left."""
