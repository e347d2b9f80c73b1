"""Files: matches, the library, preferences, statistics, own rules, locks, the log.

Not here: what a file means to the eye.
"""
