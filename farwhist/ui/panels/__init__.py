"""Widgets that lie on the felt or beside it: bidding, calls, summaries, the score sheet."""
