"""What makes the tables that the opponents are shipped with; see README.md beside this file."""
