"""The rules as compiled functions on packed states. `rules/` stays the authority."""
