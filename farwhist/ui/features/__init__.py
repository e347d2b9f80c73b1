"""Features of the window: one package each; none imports another."""
