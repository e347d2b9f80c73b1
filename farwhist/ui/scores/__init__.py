"""Everything that shows scores: the sheet, the charts, the window, copies on paper and in files."""
