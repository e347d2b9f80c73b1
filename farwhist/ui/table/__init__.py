"""The card table: layout in plain Python, items, one clock for all motion, and input."""
