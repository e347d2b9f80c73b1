"""What a seat knows, in the numbers that are played out: shared by all who think."""
