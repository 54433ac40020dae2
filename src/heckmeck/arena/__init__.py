"""Matches and tournaments between bots, with honest statistics."""
