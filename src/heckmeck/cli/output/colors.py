"""The colors of tables and figures."""

EMBER, HONEY, LEAF, BERRY = "#e4572e", "#f2a541", "#6a994e", "#9b2c4d"
INK, PAPER = "#2b211c", "#ffffff"
SMOKE = "#8a7d70"  # gray on paper
ASH = "#a79b8e"  # gray in a terminal, which may be dark
