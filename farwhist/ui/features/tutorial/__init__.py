"""The tutorial: prepared deals at the table, with a thin panel that explains them."""
