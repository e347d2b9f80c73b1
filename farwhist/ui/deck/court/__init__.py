"""Kings, queens and jacks: who they are, the parts that they are made of, two ways to draw them.

Every part is a function of an :class:`~farwhist.ui.deck.court.inker.Inker`. The picture that it
draws on is 100 units wide and 108 high, with the middle of the card at the bottom. The attribute
is in the hand on the right, unless it, or the whole person, is mirrored.
"""
