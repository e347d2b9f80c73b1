"""The score sheet, the charts, their window, copies on paper and in files.

Not here: how points come about.
"""
