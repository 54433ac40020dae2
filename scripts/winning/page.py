"""The page: sentences that the counts support, tables and positions."""

from pathlib import Path
from typing import Any

from heckmeck.chances import WIN
from heckmeck.odds import MARGIN, solve
from heckmeck.rules import EDITIONS, Options, State, move_from_json, read_position
from winning.claims import HABITS, REMARKS, Claim, percent
from winning.counting import Figure
from winning.pictures import save_risk, save_worth
from winning.whole_turns import HELD, LATE
from winning.words import SPECIALIST, move_text, situation

Counts = dict[str, Any]
Examples = dict[str, Any]

LEADS = {
    "far behind": "4 or more behind",
    "behind": "1–3 behind",
    "even": "even",
    "ahead": "1–3 ahead",
    "far ahead": "4 or more ahead",
    "late and behind": f"behind, at most {LATE} tiles left",
    "late and ahead": f"ahead, at most {LATE} tiles left",
    "all": "all positions",
}
UPS = ("12 and more", "7 to 11", "4 to 6", "1 to 3")
# Why the champion plays this, for every kind of position; {me} is the player to move.
WHY = {
    "stop-when-ahead": "{me} leads and keeps the sure tile. `margin` rolls on for more worms on "
    "average; but what a failed roll costs {me} weighs more than what the extra worms bring.",
    "roll-when-behind": "{me} is behind. `margin` prefers the sure worms. The champion accepts the "
    "risk of failing, because the better endings of another roll help {me} more.",
    "refuse-the-last-tile": "Stopping ends the game, and {me} loses it. Rolling on leaves hope: "
    "even after a failed roll, the game goes on.",
    "end-the-game": "Stopping ends the game, and {me} has won. `margin` rolls on for more worms, "
    "which no longer matter.",
    "fail-on-purpose": "{me} stops with a total that buys nothing. The dice that are left could "
    "lead to an ending that is worse than a failed turn; `margin` rolls on, because failing costs "
    "worms.",
    "leave-the-ones": "The ones bring a Bratworm, but they use dice for few points. {me} prefers "
    "dice that lead to better endings.",
    "return-the-apple": "The apple counts three worms at the end, if {me} still has it then. "
    "`margin` counts them today.",
    "steal-the-specialist": "The theft takes a specialist from a rival. `margin` counts only the "
    "worms.",
    "choose-a-specialist": "Neither specialist is worth worms, so `margin` does not care which one "
    "{me} keeps. For the rest of the game it matters.",
    "rob-the-leader": "A Bratworm is one worm, whoever loses it, so `margin` does not care. {me} "
    "takes it from the leader.",
}


def write_page(counts: Counts, examples: Examples, page: Path, figures: Path) -> list[str]:
    """Write the page and its pictures. Returns the sentences that it left out."""
    save_risk(counts, figures / "winning-risk.svg")
    if "specialists-2" in counts["tables"]:
        save_worth(counts, figures / "winning-worth.svg")
    writer = _Writer(counts, examples)
    page.write_text(writer.page(), "utf-8")
    return writer.left_out


class _Writer:
    def __init__(self, counts: Counts, examples: Examples) -> None:
        self.counts, self.examples = counts, examples
        self.tables = counts["tables"]
        self.left_out: list[str] = []

    def page(self) -> str:
        parts = [
            *self._summary(),
            *self._stop_or_roll(),
            *self._end(),
            *self._specialists(),
            *self._others(),
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
                "most worms from this turn, less what the others gain. The [champion](chances.md) "
                "wants to win the game. This page counts where they differ, in games of champions "
                "against each other, and shows positions that you can open. Where `margin` sees no "
                "difference between two moves, it is given the champion's choice, so that only "
                "real disagreements count. “The leader” is the best of the other players. All "
                "intervals are 95 %, with every game as one observation."
            ),
            self._missing(),
            "## Habits of the champion" if habits else "",
            "\n".join(f"{number}. {text}" for number, text in enumerate(habits, start=1)),
        ]

    def _say(self, claim: Claim) -> str:
        try:
            if claim.holds(self.counts):
                return claim.text(self.counts)
            self.left_out.append(f"{claim.name} (the counts do not show it)")
        except KeyError:
            self.left_out.append(f"{claim.name} (not counted yet)")
        return ""

    def _remark(self, name: str) -> str:
        return self._say(next(claim for claim in REMARKS if claim.name == name))

    def _stop_or_roll(self) -> list[str]:
        names = [name for name in self._names("choices") if name[-1] in "24"]
        return [
            "## Stop or roll on",
            ("Stopping would bring a tile, and the game would go on. How often does the champion "
            "stop where `margin` rolls on (first number), and roll on where `margin` stops (second "
            "number)?"),
            _table(
                ["worms", *map(_title, names)],
                [[label, *(self._both(name, group) for name in names)]
                 for group, label in LEADS.items()],
            ),
            "The same by the number of tiles that lie face up:",
            _table(
                ["tiles left", *map(_title, names)],
                [[group, *(self._both(name, group) for name in names)] for group in UPS],
            ),
            ("The exact chance that the whole turn fails, at its start, in the same positions (two "
            "players, original edition):"),
            "![Turns that fail, by the lead](figures/winning-risk.svg)",
            *self._shown("stop-when-ahead", "roll-when-behind", "steal-the-specialist"),
        ]  # fmt: skip

    def _both(self, name: str, group: str) -> str:
        found = self.tables[name]["choices"]["stop or roll"][group]
        one, other = found["stops earlier"], found["rolls on"]
        return f"{_share(one)} / {_share(other)}" if found["count"] >= 30 else "–"

    def _end(self) -> list[str]:
        rows = []
        for name in self._names("choices"):
            found = self.tables[name]["choices"]["last tile"]
            cells = [
                _share(found[how][who]) if found[how][who]["count"] >= 10 else "–"
                for how in ("loses", "wins")
                for who in ("champion", "margin")
            ]
            rows.append([_title(name), *cells])
        return [
            "## The last tile",
            ("One tile lies face up, and stopping would take it and end the game. How often is it "
            "taken?"),
            _table(
                ["", "it loses: champion", "`margin`", "it wins: champion", "`margin`"], rows
            ),
            *self._shown("refuse-the-last-tile", "end-the-game"),
            *self._failing_on_purpose(),
        ]  # fmt: skip

    def _failing_on_purpose(self) -> list[str]:
        """Only with a position in which it is confirmed that this wins more often."""
        shown = self._shown("fail-on-purpose")
        purpose = [
            self.tables[name]["choices"]["fails on purpose"]["late and behind"]
            for name in self._names("choices")
        ]
        times = sum(each["value"] * each["count"] for each in purpose if each["count"])
        number = sum(each["count"] for each in purpose)
        never = all(each["margin"] == 0 for each in purpose)
        if not shown or not number:
            return []
        return [
            "## Failing on purpose",
            (
                "You may stop with a total that buys nothing. The champion does so in "
                f"{percent(times / number, 1)} of the decisions in which it is behind with at most "
                f"{LATE} tiles left and could stop without getting a tile"
                + (", `margin` never." if never else ".")
            ),
            *shown,
        ]

    def _specialists(self) -> list[str]:
        names = self._names("worth")
        if "specialists-2" not in names:
            return []  # not counted yet
        rows = []
        for each in (*HELD, "bratworm"):
            label = SPECIALIST.get(each, "one more Bratworm")
            rows.append([label, *(self._worth(name, each) for name in names)])
        two = self.tables["specialists-2"]["worth"]
        unit = two["bratworm"]["all"]["value"]
        exchange = ", ".join(
            f"{SPECIALIST[each]} {two[each]['all']['value'] / unit:.1f}"
            for each in HELD
            if unit and two[each]["all"]["count"]
        )
        return [
            "## What a specialist is worth",
            (
                "In positions between two turns: how much smaller would the holder's chance to win "
                "be after putting the specialist back on the grill? In percentage points; for "
                "comparison, what one more Bratworm from the supply is worth to any player."
            ),
            _table(["players", *(name[-1] for name in names)], rows),
            f"In Bratworms, with two players: {exchange}.",
            " ".join(
                text
                for name in ("strongest", "hen grows", "apple early", "golden")
                if (text := self._remark(name))
            ),
            "![The worth of each specialist, early and late](figures/winning-worth.svg)",
            "Early means at least 12 tiles face up, late at most 5.",
            (
                "Whoever gets a second specialist must put one back. How often does the champion "
                "keep the one in the row rather than the one in the column?"
            ),
            *(
                part
                for name in ("specialists-2", "specialists-4")
                if name in self._names("whole")
                for part in (f"{name[-1]} players:", self._kept(name))
            ),
            *self._shown("return-the-apple", "choose-a-specialist"),
        ]

    def _worth(self, name: str, each: str) -> str:
        found = self.tables[name]["worth"][each]["all"]
        return _points(found, 1)

    def _kept(self, name: str) -> str:
        kept = self.tables[name]["whole"]["kept"]
        rows = []
        for one in HELD:
            cells = [kept[one].get(other) for other in HELD]
            rows.append([SPECIALIST[one], *(percent(each) if each is not None else ""
                                            for each in cells)])  # fmt: skip
        return _table(["kept", *(SPECIALIST[each] for each in HELD)], rows)

    def _others(self) -> list[str]:
        rows = []
        for name in self._names("whole"):
            turns = self.tables[name]["whole"]["turns"]["all"]
            victims = self.tables[name]["whole"]["victims"]
            found = [turns["steals"]]
            if name[-1] != "2":  # with two players, everybody is the leader
                found += [victims["steals from leader"], victims["steals from next"]]
            cells = (f"{_share(it['champion'])} / {_plain(it['margin'])}" for it in found)
            rows.append([_title(name), *cells, *["–"] * (3 - len(found))])
        ones = [
            [_title(name), _share(found["champion"]), _share(found["margin"])]
            for name in self._names("choices")
            if name.startswith("s")
            for found in (self.tables[name]["choices"]["ones"],)
        ]
        robs = [
            [name[-1], _share(found["champion"]), _plain(found["by chance"])]
            for name in self._names("whole")
            if "robs leader" in self.tables[name]["whole"]["victims"]
            for found in (self.tables[name]["whole"]["victims"]["robs leader"],)
        ]
        return [
            "## Stealing, robbing and Bratworms",
            "Exact chances at the start of a turn, champion / `margin`:",
            _table(["", "steals", "from the leader", "from the next player"], rows),
            "Two or more ones are rolled and may be kept. How often are they?" if ones else "",
            _table(["", "champion", "`margin`"], ones),
            *self._shown("leave-the-ones"),
            self._remark("robs the leader"),
            "The leader is the victim, of all robberies with a choice:" if robs else "",
            _table(["players", "champion", "by chance"], robs),
            *self._shown("rob-the-leader"),
        ]

    def _cost(self) -> list[str]:
        rows = []
        for name in self._names("whole"):
            found = self.tables[name]["whole"]
            wins = found["turns"]["all"]["wins"]["difference"]
            own = found["turns per game"] / int(name[-1])
            row = [_title(name), _points(wins), f"{100 * (wins['value'] or 0) * own:.1f}"]
            if choices := self.tables[name].get("choices"):
                row += [_share(choices["differs"]), _points(choices["loss where they differ"])]
            rows.append(row + ["", ""] * (len(row) == 3))
        return [
            "## What the difference is worth",
            (
                "What it costs to play one turn for the margin instead, in percentage points of "
                "the chance to win as the model sees it, and the sum over one's own turns of a "
                "game. Then single decisions: how often the two disagree, and what `margin`'s move "
                "costs there, if the champion plays on."
            ),
            _table(
                ["", "per turn", "per game", "decisions that differ", "cost of such a decision"],
                rows,
            ),
        ]

    def _missing(self) -> str:
        """A line for a page from a count that was stopped or of some tables."""
        missing = [_title(name) for name in self._uncounted()]
        if not missing:
            return ""
        return f"**Not counted yet** (edition, players): {'; '.join(missing)}."

    def _uncounted(self) -> list[str]:
        names = (f"{edition}-{players}" for edition in EDITIONS for players in range(2, 8))
        return [name for name in names if name not in self._names("whole")]

    def _repeat(self) -> list[str]:
        settings = self.counts["settings"]
        options = " ".join(f"--{name} {value}" for name, value in settings.items())
        if self._uncounted():
            options += f" --tables {','.join(self.tables)}"
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

    def _names(self, part: str) -> list[str]:
        return sorted(name for name, found in self.tables.items() if part in found)

    def _shown(self, *kinds: str) -> list[str]:
        return [
            self._example(name, each)
            for name, each in self.examples.items()
            if each["kind"] in kinds
        ]

    def _example(self, name: str, each: dict[str, Any]) -> str:
        state = read_position(each["position"], Options())
        win, margin = solve(state, WIN).values, solve(state, MARGIN).values
        mine, other = (move_from_json(each[who]) for who in ("champion", "margin"))
        rows = [
            [move_text(state, move), percent(value, 1), f"{margin[move]:+.2f}"]
            for move, value in sorted(win.items(), key=lambda it: -it[1])
        ]
        played = _played_out(each["played out"])
        return "\n\n".join(
            [
                (
                    f"**[{name}.json](examples/winning-play/{name}.json)** ({_table_of(state)}) "
                    f"{situation(state)}"
                ),
                _table(["move", "chance to win", "margin"], rows),
                (
                    f"The champion would {move_text(state, mine)}; `margin` would "
                    f"{move_text(state, other)}. {_why(state, each)}{played}"
                ),
            ]
        )


def _played_out(out: dict[str, float]) -> str:
    return (
        f" Played out {out['games']:.0f} times each: {percent(out['champion'])} against "
        f"{percent(out['margin'])} (the difference ± {100 * out['error']:.0f})."
    )


def _why(state: State, each: dict[str, Any]) -> str:
    return WHY[each["kind"]].format(me=state.setup.players[state.player])


def _table_of(state: State) -> str:
    return f"{state.setup.edition}, {len(state.seats)} players"


def _title(name: str) -> str:
    edition, players = name.split("-")
    return f"{edition}, {players}"


def _share(figure: Figure) -> str:
    """A share with its interval, or a dash if there are too few games for one."""
    value, low, high = (figure[part] for part in ("value", "low", "high"))
    if value is None or low is None or high is None:
        return "–"
    return f"{100 * value:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def _plain(figure: Figure) -> str:
    return "–" if figure["value"] is None else percent(figure["value"])


def _minutes(count: float) -> str:
    minutes = max(1, round(count))
    return "1 minute" if minutes == 1 else f"{minutes} minutes"


def _points(figure: Figure, places: int = 2) -> str:
    value, high = figure["value"], figure["high"]
    if value is None or high is None:
        return "–"
    return f"{100 * value:.{places}f} ± {100 * (high - value):.{places}f}"


def _table(head: list[str], rows: list[list[str]]) -> str:
    if not rows:
        return ""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
