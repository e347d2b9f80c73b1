"""The coach at work beside the match that is played."""
