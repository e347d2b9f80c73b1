"""Help: bundled pages, pages made from the tables of the rules, and their window."""
