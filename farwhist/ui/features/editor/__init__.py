"""A deal that is put together card by card."""
