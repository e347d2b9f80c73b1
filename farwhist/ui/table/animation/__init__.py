"""How events look: what moves, when and for how long."""
