"""Moving a store from a data folder to PostgreSQL, or back.

Two systems cannot change at the same moment. So a store can be *sealed*: it says that its games are
in another store, and no server starts on it. A move goes through three steps, each of them durable
and each complete or not at all:

1. The target gets everything, is compared with the source, and is sealed.
2. The source is sealed.
3. The seal of the target is lifted.

At most one of the two is ever usable, whenever the program is killed: before the second step the
source, after the third the target. If it is killed in the instant between them, both are sealed,
and both have exactly the same games. Then the same command, given once more, finishes the move.
"""
