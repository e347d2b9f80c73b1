"""A saved match, decision by decision: what was lost, and what was luck. No window, no words."""
