"""Files that the player opens: dropped, double-clicked or named on the command line."""
