"""Own mistakes as questions, repeated at growing intervals.

Not here: when a question is due, which the store knows.
"""
