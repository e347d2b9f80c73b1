"""Far Whist: Elevator Whist and its family of exact-bid card games."""

__version__ = "1.0.0"
