"""The game server: tables, seats, clocks, stores, and the HTTP and WebSocket application.

It contains no rule of the game. A table is the fold of its log; everything in memory is a cache.
"""
