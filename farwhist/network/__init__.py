"""A table for several computers: one of them is the host, the others are its guests."""
