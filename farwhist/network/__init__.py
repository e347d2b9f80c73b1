"""A table for several computers: protocol, host, guest, invitations. It knows asyncio and no Qt.

Not here: a page, a word that people read.
"""
