"""What is to be shown of a match, as numbers and flags: for the table and for every voice."""
