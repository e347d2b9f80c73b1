"""The desktop program: it shows a match and takes the player's moves. It knows no rules."""
