"""Rule book and lessons. The texts are in the catalogues, the examples are records."""
