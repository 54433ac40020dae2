"""Checks and random games that other people's programs can run too.

`invariants` and `playouts` need the standard library only, `strategies` needs hypothesis.
"""
