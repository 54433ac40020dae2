"""The daily challenge: the same game for everybody, one try a day."""
