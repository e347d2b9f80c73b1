"""Starting, several windows of one player, opened files, matches that were left, failures.

Not here: what stands in a window.
"""
