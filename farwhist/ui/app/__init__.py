"""Starting the program: windows, files to open, other starts, and failures."""
