"""How the player chooses and plays cards."""
