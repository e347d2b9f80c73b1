"""Tests of who thinks where tricks are taken without an exact bid."""
