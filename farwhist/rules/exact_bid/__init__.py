"""The exact-bid family: Elevator Whist, Oh Hell, Romanian Whist and their relatives."""
