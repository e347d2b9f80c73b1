"""One moment of a deal as it is looked at afterwards: the table, and what the coach says of it."""
