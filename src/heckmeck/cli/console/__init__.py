"""The game in the terminal: prompts, moves and the record file."""
