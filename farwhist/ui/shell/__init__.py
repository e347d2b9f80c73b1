"""The main window: what stands in it, its menus and commands. Nothing in other rooms knows it."""
