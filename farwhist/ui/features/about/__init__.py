"""What the program is, and under which licences."""
