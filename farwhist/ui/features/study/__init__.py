"""Going through a finished deal card by card, on a table of its own."""
