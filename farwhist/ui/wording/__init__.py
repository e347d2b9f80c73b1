"""What is said of cards, rules, deals and files, in the player's language."""
