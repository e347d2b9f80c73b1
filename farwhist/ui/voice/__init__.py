"""What is told of the game: by a screen reader and in the log. These listen to the table."""
