"""One moment of a deal as it is looked at afterwards: the table with open hands, the verdict.

Not here: going through a deal, the match that is played.
"""
