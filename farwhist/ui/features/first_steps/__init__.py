"""What only a new player sees: one card of welcome, and four marks that explain the table."""
