"""Play a cheating operator: try every way to cheat with the dice, and report who finds it.

    python scripts/cheating_operator.py            try everything
    python scripts/cheating_operator.py --write    also write vectors/dice/cheats.json and
                                                   vectors/dice/daily-cheats.json

First come the records that the operator could hand out (`scripts/cheats/forgeries.py`, and
`scripts/cheats/daily.py` for the daily challenge): each is verified alone, as anybody could, and
with what the honest player's device saw. Then come the ways to cheat while a game is played
(`scripts/cheats/live.py`, and `scripts/cheats/daily_live.py` over two days of the daily challenge),
with a real server, a real client and the operator between them. The last lines are the figures; the
exit status is 1 if one way is not found, or if something is found in an honest game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cheats import daily, hiding  # noqa: E402, F401  ways of `hiding` are listed too
from cheats.daily_live import DAILY_WAYS, TwoDays, honest_challenge, try_way  # noqa: E402
from cheats.forgeries import Cheat, cheats  # noqa: E402
from cheats.live import WAYS, Outcome, honest_game  # noqa: E402
from heckmeck.dice.verify import Report, verify  # noqa: E402
from tests.server.process import ServerProcess  # noqa: E402

FILE = ROOT / "vectors" / "dice" / "cheats.json"
DAILY_FILE = FILE.with_name("daily-cheats.json")
REVEAL_TIME = 10  # seconds: long enough for honest clients on a busy machine


def text() -> str:
    """The content of `cheats.json`."""
    return _text("hmac-sha256-2", cheats())


def daily_text() -> str:
    """The content of `daily-cheats.json`."""
    return _text("daily-1", daily.cheats())


def _text(method: str, cases: Iterable[Cheat]) -> str:
    told = {"method": method, "cases": [each.to_json() for each in cases]}
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def failing(report: Report) -> set[str]:
    """The names of the checks that fail."""
    found: set[str] = {fault.check for fault in report.faults}
    if report.cut_off:
        found.add("cut_off")
    if report.broken:
        found.add("moves")
    return found


def try_record(cheat: Cheat) -> Outcome:
    """Verify a record alone, and compare it with what the honest device saw."""
    lines = cheat.to_json()["record"]
    alone, compared = verify(lines), verify(lines, seen=cheat.seen)
    found = failing(compared)
    if not cheat.finding:
        right = not found and compared.verdict == cheat.verdict
        return Outcome(right, "the honest device", compared.verdict)
    by = "anybody with the record" if failing(alone) else "the honest device"
    checks = ", ".join(sorted(failing(alone) or found))
    return Outcome(bool(found & set(cheat.finding)), by, f"check {checks}")


async def try_live() -> list[tuple[str, Outcome]]:
    """All ways at the same time, because some wait until the time to reveal is over."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), f"reveal_time={REVEAL_TIME}") as server,
    ):
        ways = [("honest: a game through the operator", honest_game), *WAYS]
        outcomes = await asyncio.gather(*(attempt(server.url) for _, attempt in ways))
        return [(name, outcome) for (name, _), outcome in zip(ways, outcomes, strict=True)]


async def try_daily() -> list[tuple[str, Outcome]]:
    """All ways on the same two days."""
    ways = [("honest: a daily challenge through the operator", honest_challenge), *DAILY_WAYS]
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        days = TwoDays(server, visitors=len(ways))
        with server:
            outcomes = await asyncio.gather(*(try_way(attempt, days) for _, attempt in ways))
    return [(name, outcome) for (name, _), outcome in zip(ways, outcomes, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the vectors")
    if parser.parse_args().write:
        FILE.write_text(text(), "utf-8")
        DAILY_FILE.write_text(daily_text(), "utf-8")
    found: Counter[str] = Counter()
    tried = [(cheat.name, try_record(cheat)) for cheat in (*cheats(), *daily.cheats())]
    for name, outcome in (*tried, *asyncio.run(try_live()), *asyncio.run(try_daily())):
        mark = "ok       " if outcome.found else "NOT FOUND"
        print(f"{mark} {name}: {outcome.by}, {outcome.how}")
        if not name.startswith("honest"):
            found[outcome.by if outcome.found else "nobody"] += 1
        elif not outcome.found:
            found["nobody"] += 1
    print(f"\n{found.total()} ways to cheat")
    for by, count in sorted(found.items()):
        print(f"{count:4} found by {by}")
    sys.exit(1 if found["nobody"] else 0)


if __name__ == "__main__":
    main()
