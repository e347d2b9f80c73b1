"""Windows that the player opens from the menu."""
