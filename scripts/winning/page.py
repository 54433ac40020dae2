"""The page: sentences that the counts support, tables, pictures and positions."""

from pathlib import Path
from typing import Any

from heckmeck.rules import EDITIONS
from winning.claims import ENOUGH, HABITS, PLAYERS, REMARKS, Claim, overall, share, tables
from winning.groups import LATE, STAGES
from winning.pictures import save_offers, save_risk, save_worth
from winning.shown import example
from winning.tables import (
    by_players,
    by_standing,
    by_worms,
    costs,
    kept,
    last_tile,
    ones,
    robberies,
    worth,
)
from winning.words import EDITION, numbered

Counts = dict[str, Any]


def write_page(counts: Counts, page: Path, figures: Path) -> list[str]:
    """Write the page and its pictures. Returns the sentences that it left out."""
    save_risk(counts, figures / "winning-risk.svg")
    save_offers(counts, figures / "winning-offers.svg")
    if any(tables(counts, "specialists")):
        save_worth(counts, figures / "winning-worth.svg")
    writer = Writer(counts)
    page.write_text(writer.page(), "utf-8")
    return writer.left_out


class Writer:
    """The text of the page, and which sentences it leaves out."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.left_out: list[str] = []

    def page(self) -> str:
        parts = [
            *self._summary(),
            *self._stop_or_roll(),
            *self._offers(),
            *self._end(),
            *self._specialists(),
            *self._stealing(),
            *self._robbing(),
            *self._cost(),
            *self._repeat(),
        ]
        return "\n\n".join(each for each in parts if each) + "\n"

    def _summary(self) -> list[str]:
        habits = [text for claim in HABITS if (text := self._say(claim))]
        return [
            "# What winning play looks like",
            "<!-- made by scripts/winning_play.py; do not edit -->",
            (
                "Two bots solve every turn exactly, and still play differently. `margin` wants the "
                "most worms from this turn, less what the others gain on average. The "
                "[champion](chances.md) wants to win the game. This page counts where they differ, "
                "in games of champions against each other, and shows positions that you can open."
            ),
            (
                "Where `margin` sees no difference between two moves, it is given the champion's "
                "choice, so that only real disagreements count. A player's worms are the score: "
                "tiles, Bratworms and the apple. “The leader” is the best of the other players. "
                "What follows “±” or stands in brackets after a figure is its 95 % "
                "interval, with every game as one observation. The chances to win below a position "
                "are what the model says; how often its player won when champions played on shows "
                "how far to trust them."
            ),
            self._missing(),
            "## Habits of the champion" if habits else "",
            "With all numbers of players together, unless a number is given:" if habits else "",
            "\n".join(f"{number}. {text}" for number, text in enumerate(habits, start=1)),
        ]

    def _say(self, claim: Claim) -> str:
        try:
            text = claim.text(self.counts)
        except KeyError:
            self.left_out.append(f"{claim.name} (not counted yet)")
            return ""
        if text is None:
            self.left_out.append(f"{claim.name} (the counts do not show it)")
        return text or ""

    def _remarks(self, *names: str) -> str:
        said = (self._say(claim) for claim in REMARKS if claim.name in names)
        return " ".join(text for text in said if text)

    def _stop_or_roll(self) -> list[str]:
        return [
            "## When does it stop early?",
            (
                "Stopping would bring a tile, and the game would go on. In how many of these "
                "decisions does only the champion stop while `margin` would roll on, and in how "
                "many would only `margin` stop?"
            ),
            by_players(
                self.counts,
                ["only the champion", "only `margin`"],
                [("choices", "stop or roll", "all", who) for who in PLAYERS],
            ),
            self._remarks("early"),
            (
                "How many more turns fail than if the same turns were played for the margin, by "
                "the lead of the player to move over the best of the others (exact chances at the "
                "start of the turn):"
            ),
            "![Turns that fail, by the lead](figures/winning-risk.svg)",
            *self._shown("stop-when-ahead", "roll-when-behind"),
        ]

    def _offers(self) -> list[str]:
        return [
            "## Which tiles does it refuse?",
            (
                "Stopping would take a tile from the grill, and the game would go on. How often "
                "does each of the two stop and take it? With all numbers of players together:"
            ),
            "![How often a tile is taken](figures/winning-offers.svg)",
            (
                "The same by the worms on the tile and the dice that are left, for the champion, "
                f"with the fewest and the most players. A dash: fewer than {ENOUGH} such decisions."
            ),
            by_worms(self.counts),
            self._remarks("content"),
            "With specialists, by who stands on the tile, with all numbers of players together:",
            by_standing(self.counts),
            *self._shown("take-the-specialist", "refuse-the-apple"),
        ]

    def _end(self) -> list[str]:
        return [
            "## The last tile",
            (
                "One tile lies face up, and stopping would take it and end the game. How often is "
                "it taken if that loses the game, and how often if that wins it?"
            ),
            last_tile(self.counts),
            *self._shown("refuse-the-last-tile", "end-the-game"),
            *self._failing_on_purpose(),
        ]

    def _failing_on_purpose(self) -> list[str]:
        """Only with a position in which it is confirmed that this wins more often."""
        shown = self._shown("fail-on-purpose")
        path = ("choices", "fails on purpose", "late and behind")
        try:
            mine, other = (overall(self.counts, EDITIONS, *path, who) for who in PLAYERS)
        except KeyError:
            return []
        if not shown:
            return []
        return [
            "## Failing on purpose",
            (
                "You may stop with a total that buys nothing. Behind with at most "
                f"{LATE} tiles face up, the champion does so in {share(mine)} of the decisions "
                f"in which it could, `margin` in {share(other)}."
            ),
            *shown,
        ]

    def _specialists(self) -> list[str]:
        if not any(tables(self.counts, "specialists")):
            return []
        early, late = STAGES["early"], STAGES["late"]
        return [
            "## What is each specialist worth?",
            (
                "In positions between two turns: how much smaller would the holder's chance to win "
                "be after putting the specialist back on the grill? In percentage points, as the "
                "model sees it; for comparison, what one more Bratworm from the supply is worth."
            ),
            worth(self.counts),
            self._remarks("strongest", "of the two", "hen grows", "apple early"),
            "![The worth of each specialist, early and late](figures/winning-worth.svg)",
            f"Early means at least {early[0]} tiles face up, late at most {late[1]}.",
            (
                "Whoever gets a second specialist must put one back. How often does the champion "
                "keep the one in the row rather than the one in the column?"
            ),
            *kept(self.counts),
            *self._shown("return-the-apple", "choose-a-specialist"),
        ]

    def _stealing(self) -> list[str]:
        steals = ("whole", "turns", "all", "steals")
        leader = ("whole", "victims", "steals from leader")
        heads = ["champion", "`margin`"]
        leaders = by_players(self.counts, heads, [(*leader, who) for who in PLAYERS], first=3)
        return [
            "## When does it steal, and from whom?",
            "How many turns end with a theft (exact chances at the start of the turn)?",
            by_players(self.counts, heads, [(*steals, who) for who in PLAYERS]),
            "Of these thefts, how many hit the leader?" if leaders else "",
            leaders,
            *self._shown("steal-the-specialist"),
        ]

    def _robbing(self) -> list[str]:
        if not any(tables(self.counts, "specialists")):
            return []
        robs = robberies(self.counts)
        return [
            "## When does it rob, and whom?",
            (
                "Two or more ones bring a Bratworm: from the supply or, if that is empty, from "
                "another player. How often are they kept?"
            ),
            ones(self.counts),
            *self._shown("leave-the-ones"),
            (
                "If several players can be robbed, how often does the champion rob the leader, and "
                "how often the next player? “By chance” is what a random choice would be."
                if robs
                else ""
            ),
            robs,
            *self._shown("rob-the-leader"),
        ]  # fmt: skip

    def _cost(self) -> list[str]:
        return [
            "## What is the difference worth?",
            (
                "“A game”: what it would cost to play every turn for the margin instead, in "
                "percentage points of the chance to win as the model sees it, added up over one's "
                "own turns. “Decisions”: how many of the decisions the two make differently. "
                "“Each”: what such a decision costs, if the champion plays on after it."
            ),
            costs(self.counts),
        ]

    def _missing(self) -> str:
        """A line for a page from a count that was stopped or of some tables."""
        missing = [
            f"{EDITION[edition]} {numbered(some)}"
            for edition, some in self._uncounted().items()
            if some
        ]
        about = "**Not counted yet**, by number of players: "
        return f"{about}{'; '.join(missing)}." if missing else ""

    def _uncounted(self) -> dict[str, list[int]]:
        counted = self.counts["tables"]
        return {
            edition: [each for each in range(2, 8) if f"{edition}-{each}" not in counted]
            for edition in EDITIONS
        }

    def _repeat(self) -> list[str]:
        settings = self.counts["settings"]
        options = " ".join(f"--{name} {value}" for name, value in settings.items())
        if any(self._uncounted().values()):
            options += f" --tables {','.join(self.counts['tables'])}"
        return [
            "## Repeat it",
            "Open any of these positions with both objectives:",
            (
                "```sh\nheckmeck odds docs/examples/winning-play/NAME.json --objective win\n"
                "heckmeck odds docs/examples/winning-play/NAME.json --objective margin\n```"
            ),
            (
                "Everything on this page, its sentences included, is made by one command from the "
                "models in the package. It needs the extras `fast` and `study`. It takes about "
                f"{_minutes(self.counts['minutes'])} of one core:"
            ),
            f"```sh\n.venv/bin/python scripts/winning_play.py {options}\n```",
            (
                "`--turns` and `--choices` are the games per edition and number of players, "
                "`--out` the games in which a position is played out. Larger numbers give narrower "
                "intervals. `--tables` chooses what is counted. A sentence that the counts "
                "do not support is left out. The counts are in "
                "[winning-play.json](figures/winning-play.json)."
            ),
        ]

    def _shown(self, *kinds: str) -> list[str]:
        """All positions of these kinds. Only the first of a kind says why."""
        texts: list[str] = []
        for kind in kinds:
            some = [it for it in self.counts["shown"].items() if it[1]["kind"] == kind]
            for number, (name, each) in enumerate(some):
                texts.append(example(name, each, explain=not number))
        return texts


def _minutes(count: float) -> str:
    minutes = max(1, round(count))
    return "1 minute" if minutes == 1 else f"{minutes} minutes"
