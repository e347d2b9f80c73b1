"""Tests of who thinks where exact numbers of tricks are bid."""
