"""What the system is told and asked: name and icon, motion, the end, a missing screen."""
