"""A saved match judged decision by decision, its luck, and prepared deals with their proofs.

Not here: a window, words but for the command line.
"""
