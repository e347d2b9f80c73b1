"""The table of preferences, the table of commands, keys, languages, speeds, staged rules.

Not here: pages.
"""
