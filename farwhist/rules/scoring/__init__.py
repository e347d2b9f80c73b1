"""How deals are scored: schemes as data, the few that need code, add-ons, and ties."""
