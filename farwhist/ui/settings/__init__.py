"""What the player prefers, and how it is kept. No widgets."""
