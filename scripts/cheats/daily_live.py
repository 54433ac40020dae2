"""Ways to cheat with a daily challenge while people play it.

A real server runs for two days, and the operator sits between it and the device of an honest
player. She visits the challenge, plays it and gives up, and comes back after the reveal.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from types import TracebackType
from typing import Any, Self

from cheats.games import bytes_of
from cheats.live import HONEST, SERVER, Outcome, judged, refused
from cheats.proxy import Message, Proxy
from heckmeck.client import DailyPromise, Server, TableClient
from heckmeck.client.daily_promise import Promised
from heckmeck.dice import new_secret, next_digest
from heckmeck.dice.daily import DailyProof, day_commitment, earlier_secret
from heckmeck.dice.seen import SeenDice
from heckmeck.dice.verify import Report, verify
from heckmeck.protocol import encode, game_view
from heckmeck.protocol.entries import Started
from heckmeck.protocol.game import move_to_wire
from heckmeck.protocol.http import Daily
from heckmeck.protocol.to_server import MakeMove
from heckmeck.rules import (
    WHITE_DICE,
    Roll,
    Transition,
    apply_recorded,
    event_to_json,
    new_game,
    read_entry,
    read_header,
)
from heckmeck.server.store.chains import Chain, Chains
from heckmeck.server.store.daily_chain import write_chains
from tests.server.process import ServerProcess

MORNING, AFTERNOON = 10, 13  # hours of the day
OTHER = "ab" * 32  # a commitment or secret of no chain
CHAIN_AGE = 10  # days
FRIENDS = "two people who compare"


class TwoDays:
    """A server on one day and, when everybody has left, in the afternoon of the next one."""

    def __init__(self, server: ServerProcess, visitors: int) -> None:
        self._server = server
        self._visitors = visitors
        self._next_day = asyncio.Event()
        self.day = datetime.now(UTC).date()
        self._set_clock(self.day, MORNING)
        chain = Chain(self.day - timedelta(days=CHAIN_AGE), new_secret().hex())
        write_chains(server.folder, Chains([chain]))

    @property
    def url(self) -> str:
        return self._server.url

    @property
    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self._server.clock_ahead)

    async def leave(self) -> None:
        self._visitors -= 1
        if not self._visitors:
            await asyncio.to_thread(self._restart)
            self._next_day.set()

    async def wait(self) -> None:
        await self._next_day.wait()

    def _restart(self) -> None:
        self._server.stop()
        self._set_clock(self.day + timedelta(days=1), AFTERNOON)
        self._server.start()

    def _set_clock(self, day: date, hour: int) -> None:
        shown = datetime.combine(day, time(hour), UTC)
        self._server.clock_ahead = (shown - datetime.now(UTC)).total_seconds()


class Anna:
    """An honest player with one device. Use it as `async with`."""

    def __init__(self, days: TwoDays) -> None:
        self.days = days
        self.promise = DailyPromise()
        self.table = ""
        self.token = ""
        self.seen = SeenDice()
        self.proxy: Proxy
        self._left = False

    async def __aenter__(self) -> Self:
        """She was here yesterday."""
        self.proxy = await Proxy(self.days.url).__aenter__()
        honest = Server(self.days.url)
        self.token = (await honest.introduce("Anna")).token
        shown = await honest.daily()
        yesterday = self.days.day - timedelta(days=1)
        kept = earlier_secret(bytes.fromhex(shown.commitment), 1).hex()
        self.promise = DailyPromise(yesterday, kept)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._leave()
        await self.proxy.__aexit__(kind, error, trace)

    async def visit(self) -> Promised:
        """What her device says about the promise."""
        return self.promise.compare(await self.look())

    async def look(self) -> Daily:
        return await Server(self.proxy.url).daily(self.token)

    async def play(self, moves: int = 2) -> Report:
        """Open the page, play a little and give up; what her device says at the end of the game."""
        await self.visit()
        self.table = await Server(self.days.url).start_daily(self.token)
        client = TableClient(self.proxy.url, self.table, self.token)
        if self.promise.commitment is not None:
            client.seen.see_commitment(self.promise.commitment)
        async with client:
            for _ in range(moves):
                await client.until(lambda: client.my_turn)
                await client.move(client.legal[0])
            await client.stand(0)
            report = await client.check_dice()
        self.seen = client.seen
        return report

    async def sleep(self) -> None:
        """Until the afternoon of the next day."""
        await self._leave()
        await self.days.wait()

    async def check(self) -> Report:
        """What her device says about the record after the reveal."""
        record = await Server(self.proxy.url).record(self.table, self.token)
        return verify(record.splitlines(), seen=self.seen, now=self.days.now)

    async def _leave(self) -> None:
        if not self._left:
            self._left = True
            await self.days.leave()


DailyWay = Callable[[Anna], Awaitable[Outcome]]
DAILY_WAYS: list[tuple[str, DailyWay]] = []


def way(name: str) -> Callable[[DailyWay], DailyWay]:
    def listed(work: DailyWay) -> DailyWay:
        DAILY_WAYS.append((f"daily: {name}", work))
        return work

    return listed


async def try_way(work: DailyWay, days: TwoDays) -> Outcome:
    async with Anna(days) as anna:
        return await work(anna)


def told(promised: Promised, *expected: Promised) -> Outcome:
    return Outcome(promised in expected, HONEST, f"on the page: the promise is {promised}")


def noticed(seen: SeenDice) -> Outcome:
    reasons = [problem.reason.code for problem in seen.problems]
    return Outcome(bool(reasons), HONEST, f"during the game: {', '.join(reasons)}")


async def after_the_reveal(anna: Anna) -> Outcome:
    """She finds it on the next day. Nothing may be wrong before."""
    first = await anna.play()
    await anna.sleep()
    outcome = judged(await anna.check())
    how = outcome.how.replace("at the end", "after the reveal")
    return Outcome(outcome.found and not first.faults, HONEST, how)


async def honest_challenge(anna: Anna) -> Outcome:
    """Nothing is changed, so nothing may be found, and after the reveal everything is proven."""
    before = await anna.visit()
    first = await anna.play()
    await anna.sleep()
    after, second = await anna.visit(), await anna.check()
    right = (before, after, first.verdict, second.verdict) == (
        *("kept", "kept"),
        *("unproven", "verified"),
    )
    return Outcome(right and not first.faults, HONEST, f"after the reveal: {second.verdict}")


# what the page shows


def on_page(change: Callable[[Message], Any]) -> Callable[[Message], Message]:
    def changed(page: Message) -> Message:
        change(page)
        return page

    return changed


@way("another commitment than promised yesterday")
async def _(anna: Anna) -> Outcome:
    anna.proxy.daily = on_page(lambda page: page.update(commitment=OTHER))
    return told(await anna.visit(), "broken")


@way("another commitment, called a new chain")
async def _(anna: Anna) -> Outcome:
    changed = {"commitment": OTHER, "chain_since": str(anna.days.day)}
    anna.proxy.daily = on_page(lambda page: page.update(changed))
    return told(await anna.visit(), "new")


@way("a day that comes back")
async def _(anna: Anna) -> Outcome:
    await anna.sleep()
    await anna.visit()
    yesterday = await anna.look()
    yesterday.day = str(anna.days.day)
    return told(anna.promise.compare(yesterday), "broken")


@way("a secret of another chain revealed")
async def _(anna: Anna) -> Outcome:
    await anna.sleep()
    anna.proxy.daily = on_page(lambda page: page["revealed"].update(secret=OTHER))
    return told(await anna.visit(), "broken")


@way("a secret not revealed on the page")
async def _(anna: Anna) -> Outcome:
    await anna.sleep()
    anna.proxy.daily = on_page(lambda page: page.update(revealed=None))
    return told(await anna.visit(), "withheld")


@way("a secret revealed too late")
async def _(anna: Anna) -> Outcome:
    await anna.sleep()
    old = anna.days.day - timedelta(days=1)

    def one_day_older(page: Message) -> None:
        secret = bytes.fromhex(page["revealed"]["secret"])
        page["revealed"].update(day=str(old), secret=earlier_secret(secret, 1).hex())

    anna.proxy.daily = on_page(one_day_older)
    late = await anna.visit()
    anna.proxy.daily = on_page(lambda _: None)
    return told(late if await anna.visit() == "kept" else "broken", "withheld")


@way("other dice for one person, with a chain of her own")
async def _(anna: Anna) -> Outcome:
    """Nobody finds it alone: her device has never seen anything else."""
    anna.promise = DailyPromise()
    last = bytes_of("a chain of her own")  # the secret of the second day

    def own_chain(page: Message) -> None:
        days = 1 if page["day"] == str(anna.days.day) else 0
        page["commitment"] = day_commitment(earlier_secret(last, days))
        # In the morning the commitment itself is the latest secret.
        page["revealed"]["secret"] = earlier_secret(last, 3 if days else 1).hex()

    anna.proxy.daily = on_page(own_chain)
    fooled = [await anna.visit()]
    await anna.sleep()
    fooled.append(await anna.visit())
    friend = await Server(anna.days.url).daily()
    found = fooled == ["first", "kept"] and anna.promise.commitment != friend.commitment
    return Outcome(found, FRIENDS, "their commitments of the day differ")


# what happens at the table


@way("another commitment at the table than on the page")
async def _(anna: Anna) -> Outcome:
    def other(message: Message) -> list[Message]:
        if message.get("table"):
            message["table"]["dice"]["commitment"] = OTHER
        return [message]

    anna.proxy.to_client = other
    await anna.play()
    return noticed(anna.seen)


@way("another edition than the one of the day")
async def _(anna: Anna) -> Outcome:
    def change(page: Message) -> Message:
        for step in page["steps"]:
            if step["entry"]["kind"] == "started":
                header = step["entry"]["header"]
                original = header["edition"] == "original"
                header["edition"] = "specialists" if original else "original"
        return page

    anna.proxy.steps = change
    await anna.play()
    return noticed(anna.seen)


@dataclass
class OtherDice:
    """The operator rolls the first dice: in the log, on the screen and in the record."""

    header: Message  # of the game
    dice: str

    @property
    def line(self) -> Message:
        return {"do": "roll", "dice": self.dice}

    def in_step(self, step: Message) -> Transition | None:
        """What happens instead, if this step is the roll."""
        if step["entry"].get("line", {}).get("do") != "roll":
            return None
        setup, _ = read_header(self.header)
        rolled = apply_recorded(new_game(setup), read_entry(self.line).move)
        step["entry"]["line"] = self.line
        step["events"] = [event_to_json(each) for each in rolled.events]
        return rolled

    def in_message(self, message: Message) -> list[Message]:
        if message["type"] == "step" and (rolled := self.in_step(message["step"])) is not None:
            message["game"] = json.loads(encode(game_view(rolled.state)))
        return [message]

    def in_steps(self, page: Message) -> Message:
        for step in page["steps"]:
            self.in_step(step)
        return page

    def in_record(self, lines: list[Message]) -> None:
        lines[1:] = [self.line]


@way("dice that do not follow from the secret, in the log and in the record")
async def _(anna: Anna) -> Outcome:
    honest = Server(anna.days.url)
    log = await honest.steps(await honest.start_daily(anna.token), token=anna.token)
    (start,) = (step.entry for step in log.steps if isinstance(step.entry, Started))
    other = OtherDice(start.header, "w" * WHITE_DICE)
    anna.proxy.to_client, anna.proxy.steps = other.in_message, other.in_steps
    anna.proxy.record = in_record(other.in_record)
    first = await anna.play(moves=1)
    await anna.sleep()
    second = await anna.check()
    found = [fault.check for fault in second.faults] == ["rolls"] and not first.faults
    return Outcome(found, "anybody with the record", "after the reveal: verify-roll")


# what the record says


def in_record(change: Callable[[list[Message]], Any]) -> Callable[[str], str]:
    """Change the lines of a record; the digest fits."""

    def changed(text: str) -> str:
        lines = list(map(json.loads, text.splitlines()))
        change(lines)
        setup, meta = read_header(lines[0])
        digest = DailyProof.read(meta["dice"], len(setup.players)).digest(setup)
        for entry in map(read_entry, lines[1:]):
            digest = next_digest(digest, entry.move)
        lines[0]["meta"]["dice"]["digest"] = digest
        return "\n".join(map(json.dumps, lines)) + "\n"

    return changed


def in_proof(change: Callable[[Message], Any]) -> Callable[[str], str]:
    """Change the proof in the header of a record."""
    return in_record(lambda lines: change(lines[0]["meta"]["dice"]))


@way("a record with another decision, before the reveal")
async def _(anna: Anna) -> Outcome:
    def decide_otherwise(lines: list[Message]) -> None:
        _, roll, keep = lines
        keep["face"] = next(face for face in roll["dice"] if face != keep["face"])

    anna.proxy.record = in_record(decide_otherwise)
    return judged_by_faults(await anna.play())


@way("a record that stops earlier, before the reveal")
async def _(anna: Anna) -> Outcome:
    anna.proxy.record = in_record(lambda lines: lines.pop())
    return judged_by_faults(await anna.play())


def judged_by_faults(report: Report) -> Outcome:
    """Before the reveal nothing is verified, so that alone says nothing."""
    outcome = judged(report)
    return Outcome(bool(report.faults), outcome.by, outcome.how)


@way("a record changed after the reveal")
async def _(anna: Anna) -> Outcome:
    def change_later(lines: list[Message]) -> None:
        if "secret" in lines[0]["meta"]["dice"]:
            lines.pop()

    anna.proxy.record = in_record(change_later)
    return await after_the_reveal(anna)


@way("another secret in the record")
async def _(anna: Anna) -> Outcome:
    def swap(proof: Message) -> None:
        if "secret" in proof:
            proof["secret"] = OTHER

    anna.proxy.record = in_proof(swap)
    return await after_the_reveal(anna)


@way("a record without the secret that is due")
async def _(anna: Anna) -> Outcome:
    anna.proxy.record = in_proof(lambda proof: proof.pop("secret", None))
    return await after_the_reveal(anna)


# what a friend of the operator may try


@way("a try that goes on with dice that are known")
async def _(anna: Anna) -> Outcome:
    honest = Server(anna.days.url)
    table = await honest.start_daily(anna.token)
    async with TableClient(anna.days.url, table, anna.token) as client:
        await client.move(move_to_wire(Roll()))
    await anna.sleep()
    async with TableClient(anna.days.url, table, anna.token) as client:
        move = MakeMove("late", client.version, client.legal[0])
        code = await refused(client, move)
    recent = (await honest.daily(anna.token)).recent
    (yesterday,) = (each for each in recent if each.table == table)
    ended = yesterday.ran_out and not yesterday.counts
    return Outcome(ended and code is not None, SERVER, f"refused: {code}")


@way("a second try after giving up")
async def _(anna: Anna) -> Outcome:
    await anna.play()
    honest = Server(anna.days.url)
    again = await honest.start_daily(anna.token)
    yours = (await honest.daily(anna.token)).yours
    same = again == anna.table and yours is not None and yours.lifecycle == "abandoned"
    return Outcome(same, SERVER, "the same table, which is over")
