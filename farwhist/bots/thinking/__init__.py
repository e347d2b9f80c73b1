"""The process in which seats think, and the tasks that it is given.

Not here: the match.
"""
