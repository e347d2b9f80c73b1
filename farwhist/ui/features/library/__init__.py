"""Finished matches: keeping them, and the page on which they stand."""
