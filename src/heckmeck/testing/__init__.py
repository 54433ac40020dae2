"""Random games and Hypothesis strategies, for the tests of programs that use this package.

`playouts` needs only the standard library, `strategies` needs hypothesis. `heckmeck.rules.defects`
checks that a state is sound.
"""
