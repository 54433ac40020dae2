"""What games of the champion against itself say about its model, and about the game.

The games are played by `heckmeck.chances.selfplay`, thousands side by side. This needs the extra
`fast`. A measurement depends only on its seed, edition, number of players and number of games.
"""
