"""Playing with people at other computers: opening a table, joining one, and its match.

Not here: what is said over the network, which is `farwhist.network`.
"""
