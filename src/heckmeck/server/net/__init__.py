"""Connections: the protocol classes with their limits, and the addresses they are counted by."""
