"""Every way a game ends and a tie is broken."""

from __future__ import annotations

from stories.story import Story

ENDINGS = [
    Story(
        "end-no-tie",
        "original",
        "Eight worms sixteen times: the tiles go from the top down, the last one ends the game.",
        "C4 G1 G2",
        ["highest"] * 16,
        {
            "stacks": [[36, 33, 30, 27, 24, 21], [35, 32, 29, 26, 23], [34, 31, 28, 25, 22]],
            "phase": "over",
            "worms": [15, 13, 12],
            "winners": [0],
            "player": 0,
            "turn": 16,
        },
        players=3,
    ),
    Story(
        "end-highest-tile",
        "original",
        "20 worms each; Ben's highest tile is the 35, so Anna's 36 wins.",
        "G1 G2 G3",
        ["highest"] * 16,
        {
            "stacks": [[36, 34, 32, 30, 28, 26, 24, 22], [35, 33, 31, 29, 27, 25, 23, 21]],
            "phase": "over",
            "worms": [20, 20],
            "winners": [0],
        },
    ),
    Story(
        "end-with-face-down-tiles",
        "original",
        "36 and 35 lie face down to the end. A tie again: Anna's 34 wins.",
        "F3 F5 G1 G3",
        ["buy 21", "buy 22", "lose", "lose", *["highest"] * 14],
        {
            "stacks": [[34, 32, 30, 28, 26, 24, 22], [33, 31, 29, 27, 25, 23, 21]],
            "down": [35, 36],
            "phase": "over",
            "worms": [16, 16],
            "winners": [0],
        },
    ),
    Story(
        "end-after-a-choice",
        "specialists",
        "All tiles are bought from the top down, 13 and 11 exactly. Four specialists leave the "
        "game for want of a free tile; the last choice comes before the end.",
        "C1 C4 D3 D6 D7 G1 G2",
        [
            *["highest"] * 10,  # Ben gets the apple with 29 and the golden die with 27
            "return golden_die",  # to 13
            "highest",
            "highest",  # Ben: 25 and the weasel
            "return weasel",  # to 22: 11, 13 and 21 are taken
            "highest",
            "highest",  # Ben: 23, a bratworm; the raven leaves
            "highest",  # Anna: 22 and the weasel
            "highest",  # Ben: 21 and the hen
            "return hen",  # leaves
            "buy 13",  # Anna: the golden die
            "return weasel",  # leaves
            "buy 11",  # Ben: the canned worm
            "return canned_worm",  # leaves
        ],
        {
            "phase": "over",
            "stacks": [
                [36, 34, 32, 30, 28, 26, 24, 22, 13],
                [35, 33, 31, 29, 27, 25, 23, 21, 11],
            ],
            "holding": ["golden_die", "apple"],
            "bratworms": [0, 1],
            "worms": [21, 25],
            "winners": [1],
            "removed": ["canned_worm", "hen", "raven", "weasel"],
            "player": 1,
            "turn": 18,
        },
    ),
    Story(
        "end-after-a-robbery",
        "specialists",
        "The last tile is the raven's: the bratworm is robbed before the game ends.",
        "D3 D6 D7 E2 G1 G2",
        [
            *["ones"] * 7,  # 3, 2, 2
            "buy 11",  # Ben: the canned worm
            "buy 13",
            "buy 21",  # Anna: the hen
            "buy 22",
            *["highest"] * 8,  # 36 to 29, Anna takes the 29
            "return apple",  # to 24
            "highest",
            "highest",  # Clara: 27 and the golden die
            "highest",
            "highest",  # Ben: 25 and the weasel
            "return weasel",  # leaves
            "highest",  # Clara: 24 and the apple
            "return apple",  # leaves
            "highest",  # Anna: 23
            "rob 1",
        ],
        {
            "phase": "over",
            "stacks": [
                [21, 35, 32, 29, 26, 23],
                [11, 22, 34, 31, 28, 25],
                [13, 36, 33, 30, 27, 24],
            ],
            "holding": ["hen", "canned_worm", "golden_die"],
            "bratworms": [4, 1, 2],
            "worms": [18, 14, 17],
            "winners": [0],
            "removed": ["apple", "raven", "weasel"],
        },
        players=3,
    ),
    Story(
        "end-shared",
        "specialists",
        "Nearly all tiles end face down. Anna and Ben have three bratworms each and no tile: "
        "they share the win.",
        "A7 D7 F3 F5 G1 G3",
        [
            *["ones", "ones", "lose"] * 3,
            *["buy 22", "buy 24", "buy 26", "lose", "lose", "lose"] * 4,
            *["buy 11", "buy 13", "lose", "lose", "lose", "lose"] * 3,
            *["buy 11", "lose", "lose", "lose", "lose", "buy 11"],
        ],
        {
            "phase": "over",
            "stacks": [[], [], [11]],
            "bratworms": [3, 3, 0],
            "worms": [3, 3, 1],
            "holding": [None, None, "canned_worm"],
            "winners": [0, 1],
            "removed": ["apple", "golden_die", "hen", "raven", "weasel"],
        },
        players=3,
    ),
]
