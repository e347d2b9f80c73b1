"""Tests of what is kept on disk."""
