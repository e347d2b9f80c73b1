"""What is kept on disk: saved matches, written atomically, and where they lie."""
