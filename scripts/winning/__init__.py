"""How the champion plays, found by counting: the parts of `scripts/winning_play.py`."""
