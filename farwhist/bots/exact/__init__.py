"""Who thinks where an exact number of tricks is bid, and the advice that is made of it."""
