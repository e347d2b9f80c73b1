"""What the player can choose, as plain values; no widgets."""
