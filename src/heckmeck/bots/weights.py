"""The weights of `chances`, by edition and whether more than two play.

Made by `scripts/fit_chances.py --games 1000 --seed a`, not written by hand.
"""

# In worms, in the order of `chances.FEATURES`.
GAINS: dict[tuple[str, bool], tuple[float, ...]] = {
    ("original", False): (
        0.000,  # worms
        0.000,  # worms early
        -0.306,  # top at risk now
        0.000,  # top at risk
        0.000,  # top to lose
        0.000,  # top to lose early
        0.000,  # no tile
        0.000,  # booty at risk
        0.000,  # waiting
        0.000,  # waiting early
        0.000,  # next takes
        0.306,  # next steals
        0.000,  # apple
        0.000,  # hen
        0.000,  # weasel
        0.000,  # golden_die
        0.000,  # canned_worm
        0.000,  # apple early
        0.000,  # hen early
        0.000,  # weasel early
        0.000,  # golden_die early
        0.000,  # canned_worm early
    ),
    ("original", True): (
        0.000,  # worms
        0.000,  # worms early
        -0.810,  # top at risk now
        0.000,  # top at risk
        0.000,  # top to lose
        0.000,  # top to lose early
        0.000,  # no tile
        0.000,  # booty at risk
        0.000,  # waiting
        0.000,  # waiting early
        0.000,  # next takes
        0.021,  # next steals
        0.000,  # apple
        0.000,  # hen
        0.000,  # weasel
        0.000,  # golden_die
        0.000,  # canned_worm
        0.000,  # apple early
        0.000,  # hen early
        0.000,  # weasel early
        0.000,  # golden_die early
        0.000,  # canned_worm early
    ),
    ("specialists", False): (
        -0.004,  # worms
        -0.215,  # worms early
        -0.301,  # top at risk now
        0.426,  # top at risk
        -0.183,  # top to lose
        0.120,  # top to lose early
        0.596,  # no tile
        -0.788,  # booty at risk
        -0.159,  # waiting
        0.147,  # waiting early
        0.427,  # next takes
        0.301,  # next steals
        -1.980,  # apple
        0.946,  # hen
        1.598,  # weasel
        1.926,  # golden_die
        1.839,  # canned_worm
        0.216,  # apple early
        0.072,  # hen early
        -0.606,  # weasel early
        0.382,  # golden_die early
        -1.406,  # canned_worm early
    ),
    ("specialists", True): (
        -0.016,  # worms
        -0.567,  # worms early
        -0.983,  # top at risk now
        -0.100,  # top at risk
        -0.128,  # top to lose
        0.196,  # top to lose early
        0.297,  # no tile
        0.122,  # booty at risk
        -0.675,  # waiting
        0.540,  # waiting early
        -0.009,  # next takes
        0.064,  # next steals
        -2.403,  # apple
        0.623,  # hen
        0.528,  # weasel
        0.701,  # golden_die
        0.671,  # canned_worm
        0.883,  # apple early
        -0.666,  # hen early
        -0.213,  # weasel early
        0.299,  # golden_die early
        -0.699,  # canned_worm early
    ),
}

# In the order of `chances.sharpening`.
SHARPNESS: dict[tuple[str, bool], tuple[float, ...]] = {
    ("original", False): (-0.0511, 0.6522, 0.1470),
    ("original", True): (-0.0209, 0.6248, 0.4595),
    ("specialists", False): (0.0534, 0.4050, -0.1187),
    ("specialists", True): (0.2916, -0.1099, 0.4623),
}
