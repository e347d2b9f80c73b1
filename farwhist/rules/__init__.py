"""The games: options as data, phases that are put together to rulesets, and scoring."""
