"""The process in which seats think, and what it is given to think about."""
