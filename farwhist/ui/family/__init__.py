"""How the games that are no exact-bid games show themselves on the table."""
