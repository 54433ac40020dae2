"""The rule book and the lessons: their texts are in the catalogues, their examples are records."""
