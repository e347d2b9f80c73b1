"""Help: bundled pages, and the rules of a match in words.

Not here: the rules themselves.
"""
