"""The coach: what each choice of a decision was worth, judged by what its seat could know.

Not here: what became of it.
"""
