"""Options as data, kinds of game, deal sequences, ranking, and the catalogue of games.

Not here: Qt, words on a screen in any language but English.
"""
