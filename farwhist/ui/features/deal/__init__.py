"""What can be done with the deal on the table: numbers, replay, text."""
