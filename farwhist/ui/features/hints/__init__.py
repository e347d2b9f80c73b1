"""Hints at the table: asked for by the player, made of what the player knows."""
