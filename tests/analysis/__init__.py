"""Tests of the reviews of saved matches."""
