"""Who thinks where hands are emptied."""
