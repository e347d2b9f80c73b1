"""Fingerprints that prove that no card was changed."""
