"""The preferences window and its pages."""
