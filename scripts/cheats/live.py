"""Ways to cheat while a game is played, with a real server and a real client.

The operator sits between the two.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from cheats.games import Game, again, bytes_of, person
from cheats.proxy import Message, Proxy
from heckmeck.client import CommandRefused, NewTable, Server, Settings, TableClient
from heckmeck.dice import new_nonce, nonce_commitment
from heckmeck.dice.verify import Report
from heckmeck.protocol.entries import Moved
from heckmeck.protocol.to_server import CommitNonce, RevealNonce, Sit, Start
from heckmeck.rules import read_header


@dataclass(frozen=True)
class Outcome:
    """Whether a way to cheat was found, by whom and how."""

    found: bool
    by: str
    how: str


Way = Callable[[str], Awaitable[Outcome]]
WAYS: list[tuple[str, Way]] = []

HONEST = "the honest device"
SERVER = "an honest server"


def way(name: str) -> Callable[[Way], Way]:
    def listed(work: Way) -> Way:
        WAYS.append((name, work))
        return work

    return listed


class Silent(TableClient):
    """A client that commits to a nonce and does not reveal it by itself."""

    async def _reveal(self, seat: int, nonce: str) -> None:
        self.withheld = (seat, nonce)


@asynccontextmanager
async def table(
    url: str, ben: type[TableClient] = TableClient
) -> AsyncIterator[tuple[Proxy, TableClient, TableClient]]:
    """Anna owns a table and plays through the operator's proxy. Ben is the operator's own."""
    api = Server(url)
    tokens = [(await api.introduce(name)).token for name in ("Anna", "Ben")]
    made = await api.create(tokens[0], NewTable(Settings(seats=3, bot_pace=0), bots=["random"]))
    async with (
        Proxy(url) as proxy,
        TableClient(proxy.url, made.id, tokens[0]) as anna,
        ben(url, made.id, tokens[1]) as other,
    ):
        await anna.commit(0)
        await other.sit(1)
        yield proxy, anna, other


async def give_up(anna: TableClient, ben: TableClient, moves: int = 6) -> Report:
    """Play a little, then everybody leaves; returns what Anna's client says about the dice."""
    for _ in range(moves):
        await anna.until(lambda: anna.my_turn or ben.my_turn or anna.over)
        mover = anna if anna.my_turn else ben
        if mover.my_turn:
            before = mover.version
            await mover.move(mover.legal[0])
            await anna.until(lambda before=before: anna.version > before)  # type: ignore[misc]
            await ben.until(lambda before=before: ben.version > before)  # type: ignore[misc]
    await ben.stand(1)
    await anna.stand(0)
    return await anna.check_dice()


def judged(report: Report) -> Outcome:
    """What the check at the end says, by itself."""
    faults = [fault.reason.code for fault in report.faults]
    reasons = faults or [reason.code for reason in report.unproven]
    return Outcome(report.verdict != "verified", HONEST, f"at the end: {', '.join(reasons)}")


def on_entry(kind: str, change: Callable[[Message], Any]) -> Callable[[Message], list[Message]]:
    """Change the entries of this kind on their way to the client."""

    def changed(message: Message) -> list[Message]:
        if message["type"] == "step" and message["step"]["entry"]["kind"] == kind:
            change(message["step"]["entry"])
        return [message]

    return changed


async def honest_game(url: str) -> Outcome:
    """Nothing is changed, so nothing may be found."""
    async with table(url) as (_, anna, ben):
        await anna.start()
        report = await give_up(anna, ben)
        return Outcome(report.verdict == "verified", HONEST, f"at the end: {report.verdict}")


@way("another commitment of the server in the list")
async def _(url: str) -> Outcome:
    def change(entry: Message) -> None:
        entry["header"]["meta"]["dice"]["commitment"] = "ab" * 32

    return await reveals_nothing(url, change)


@way("the honest player's commitment replaced in the list")
async def _(url: str) -> Outcome:
    def change(entry: Message) -> None:
        entry["header"]["meta"]["dice"]["seats"][0] = person("the operator").public()

    return await reveals_nothing(url, change)


@way("a first player in the list although the table draws one")
async def _(url: str) -> Outcome:
    async with table(url) as (proxy, anna, ben):

        def change(entry: Message) -> None:
            entry["header"]["meta"]["dice"]["first"] = 1

        proxy.to_client = on_entry("starting", change)
        await anna.start()
        return judged(await give_up(anna, ben))


@way("the honest player listed as a bot")
async def _(url: str) -> Outcome:
    def change(entry: Message) -> None:
        entry["header"]["meta"]["dice"]["seats"][0] = {"kind": "bot"}

    return await reveals_nothing(url, change)


async def reveals_nothing(url: str, change: Callable[[Message], Any]) -> Outcome:
    """The client must keep its nonce when it is shown this list."""
    async with table(url) as (proxy, anna, _):
        proxy.to_client = on_entry("starting", change)
        await anna.start()
        (nonce,) = anna.seen.drawn.values()
        started = anna.table.seats[0]
        kept = started.nonce is None and nonce not in json.dumps(anna.seen.to_json())
        reasons = ", ".join(problem.reason.code for problem in anna.seen.problems)
        return Outcome(kept and bool(reasons), HONEST, f"reveals nothing: {reasons}")


@way("a second list after the reveal")
async def _(url: str) -> Outcome:
    async with table(url, Silent) as (proxy, anna, _):
        lists: list[Message] = []

        def twice(message: Message) -> list[Message]:
            """Once Anna's nonce is known, Ben gets a better commitment in a new list."""
            if message["type"] != "step":
                return [message]
            step = message["step"]
            if step["entry"]["kind"] == "starting":
                lists.append(deepcopy(message))
            if step["entry"]["kind"] != "revealed":
                return [message]
            better = lists[0]
            better["step"]["version"] = step["version"] + 1
            seats = better["step"]["entry"]["header"]["meta"]["dice"]["seats"]
            seats[1] = person("ground").public()
            return [message, better]

        proxy.to_client = twice
        await anna.command(Start(token_hex(8)))
        await anna.until(lambda: bool(anna.seen.problems))
        reasons = [problem.reason.code for problem in anna.seen.problems]
        return Outcome(bool(reasons), HONEST, f"at the start: {', '.join(reasons)}")


@way("another list at the start than before the reveal")
async def _(url: str) -> Outcome:
    async with table(url) as (proxy, anna, ben):

        def change(entry: Message) -> None:
            entry["header"]["meta"]["dice"]["seats"][1] = person("ground").to_json()

        proxy.to_client = on_entry("started", change)
        await anna.start()
        return judged(await give_up(anna, ben))


@way("the honest player's nonce left out at the start")
async def _(url: str) -> Outcome:
    async with table(url) as (proxy, anna, _):

        def change(entry: Message) -> None:
            entry["header"]["meta"]["dice"]["seats"][0]["nonce"] = None

        proxy.to_client = on_entry("started", change)
        await anna.start()
        reasons = [problem.reason.code for problem in anna.seen.problems]
        return Outcome(bool(reasons), HONEST, f"at the start: {', '.join(reasons)}")


@way("the honest player's nonce held back and called too late")
async def _(url: str) -> Outcome:
    async with table(url) as (proxy, anna, ben):
        proxy.to_server = lambda message: [] if message["type"] == "reveal" else [message]
        await anna.start()
        return judged(await give_up(anna, ben))


@way("another first player at the start")
async def _(url: str) -> Outcome:
    async with table(url) as (proxy, anna, ben):

        def change(entry: Message) -> None:
            entry["header"]["first"] = (entry["header"]["first"] + 1) % 3

        proxy.to_client = on_entry("started", change)
        await anna.start()
        return judged(await give_up(anna, ben))


@way("another roll shown to one player")
async def _(url: str) -> Outcome:
    async with table(url) as (proxy, anna, ben):

        def change(entry: Message) -> None:
            if "dice" in entry["line"]:
                entry["line"]["dice"] = "w" * len(entry["line"]["dice"])

        proxy.to_client = on_entry("moved", change)
        await anna.start()
        return judged(await give_up(anna, ben))


@way("another decision shown to one player")
async def _(url: str) -> Outcome:
    async with table(url) as (proxy, anna, ben):

        def change(entry: Message) -> None:
            if "face" in entry["line"]:
                entry["line"]["face"] = "1" if entry["line"]["face"] != "1" else "2"

        proxy.to_client = on_entry("moved", change)
        await anna.start()
        return judged(await give_up(anna, ben))


@way("a step held back, and another one when the client asks for it")
async def _(url: str) -> Outcome:
    async with table(url) as (proxy, anna, ben):
        held_back: list[int] = []

        def hold_back(message: Message) -> list[Message]:
            step = message.get("step") or {"entry": {"kind": ""}}
            if step["entry"]["kind"] != "moved" or held_back:
                return [message]
            held_back.append(step["version"])
            return []

        def change(page: Message) -> Message:
            for step in page["steps"]:
                if step["entry"]["kind"] == "moved" and "dice" in step["entry"]["line"]:
                    step["entry"]["line"]["dice"] = "1" * len(step["entry"]["line"]["dice"])
            return page

        proxy.to_client, proxy.steps = hold_back, change
        await anna.start()
        await ben.until(lambda: ben.game is not None)
        for client in (anna, ben):
            if client.my_turn:
                await client.move(client.legal[0])
        await ben.until(lambda: any(isinstance(step.entry, Moved) for step in ben.steps))
        return judged(await give_up(anna, ben, moves=0))


@way("a record of another game with the same dice")
async def _(url: str) -> Outcome:
    def other(text: str) -> str:
        header, *_ = map(json.loads, text.splitlines())
        game = again(header, [])
        better = Game.played(game.secret, game.seats.seats, read_header(header)[0], moves=20)
        return "\n".join(map(json.dumps, better.record())) + "\n"

    return await with_record(url, other)


@way("a record of another game with other dice")
async def _(url: str) -> Outcome:
    def other(text: str) -> str:
        header, *_ = map(json.loads, text.splitlines())
        game = again(header, [])
        seats = (game.seats.seats[0], person("ground"), game.seats.seats[2])
        better = Game.played(game.secret, seats, read_header(header)[0], moves=20)
        return "\n".join(map(json.dumps, better.record())) + "\n"

    return await with_record(url, other)


@way("a record that stops earlier")
async def _(url: str) -> Outcome:
    return await with_record(url, lambda text: "\n".join(text.splitlines()[:3]) + "\n")


@way("no record")
async def _(url: str) -> Outcome:
    return await with_record(url, lambda _: None)


async def with_record(url: str, change: Callable[[str], str | None]) -> Outcome:
    async with table(url) as (proxy, anna, ben):
        proxy.record = change
        await anna.start()
        return judged(await give_up(anna, ben))


@way("a commitment or a nonce for the seat of a bot")
async def _(url: str) -> Outcome:
    async with table(url, Silent) as (_, anna, ben):
        nonce = new_nonce()
        early = await refused(anna, CommitNonce(token_hex(8), 2, nonce_commitment(nonce)))
        await anna.command(Start(token_hex(8)))
        late = await refused(anna, RevealNonce(token_hex(8), 2, nonce))
        await ben.until(lambda: ben.table.starting)
        return Outcome(bool(early and late), SERVER, f"refused: {early}, {late}")


@way("400 nonces tried for an invented person, with the secret and all others known")
async def _(url: str) -> Outcome:
    async with table(url, Silent) as (_, anna, ben):
        await anna.command(Start(token_hex(8)))
        await anna.until(lambda: 0 in anna.seen.accepted)
        tried = {
            await refused(ben, RevealNonce(token_hex(8), 1, bytes_of(f"try {number}").hex()))
            for number in range(400)
        }
        codes = ", ".join(sorted(map(str, tried)))
        return Outcome(None not in tried, SERVER, f"all refused: {codes}")


@way("a seat taken or changed after the list is fixed")
async def _(url: str) -> Outcome:
    async with table(url, Silent) as (_, anna, ben):
        await anna.command(Start(token_hex(8)))
        tried = [
            await refused(ben, Sit(token_hex(8), 1, "Bob", "ab" * 32)),
            await refused(ben, CommitNonce(token_hex(8), 1, "ab" * 32)),
        ]
        return Outcome(None not in tried, SERVER, f"refused: {', '.join(map(str, tried))}")


@way("a nonce withheld: the operator chooses between two games")
async def _(url: str) -> Outcome:
    async with table(url, Silent) as (_, anna, ben):
        await anna.start()
        report = await give_up(anna, ben)
        notes = {note.code: note.details for note in report.notes}
        games = notes.get("verify-left-out", {}).get("games")
        return Outcome(
            games == 2, "everybody", f"in the record: left out, {games} games to choose from"
        )


async def refused(client: TableClient, command: Any) -> str | None:
    """The code with which the server refuses this, or None."""
    try:
        await client.command(command)
    except CommandRefused as error:
        return error.code
    return None
