"""The player's own record: who keeps it, what is worked out from it, and the window of it."""
