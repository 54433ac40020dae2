"""Matches and tournaments between bots, with confidence intervals and ratings."""
