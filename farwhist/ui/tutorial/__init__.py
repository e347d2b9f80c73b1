"""The tutorial: six prepared deals at the table, with a thin panel that explains them."""
