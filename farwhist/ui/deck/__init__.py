"""Every card, drawn by our own code at any size, or from the drawing of another program.

Not here: where the cards lie.

:class:`~farwhist.ui.deck.options.DeckLook` says which deck it is,
:class:`~farwhist.ui.deck.deck.Deck` makes and keeps its pictures;
:mod:`farwhist.ui.deck.foreign` reads decks of other programs.
"""
