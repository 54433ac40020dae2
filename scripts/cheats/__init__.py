"""What a cheating operator could try with the dice, and who finds it."""
