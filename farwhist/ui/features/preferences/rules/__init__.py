"""The pages about rules; they edit what the next match is played by."""
