"""The freezing and the packages."""
