"""How windows and labels look and stand, whatever they hold."""
