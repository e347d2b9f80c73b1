"""What every feature of the window may use."""
