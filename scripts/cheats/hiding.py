"""Ways to keep the honest client from seeing the game, or to show it another one."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from secrets import token_hex

from cheats.live import HONEST, Outcome, give_up, judged, table, way
from cheats.proxy import Message, Proxy
from heckmeck.client import NewTable, Server, Settings, TableClient
from heckmeck.protocol.to_server import Start

FAR = 10**9  # a version that no table reaches


def entry_kind(message: Message) -> str:
    """The kind of the entry in a step; empty for other messages."""
    return str(message["step"]["entry"]["kind"]) if message["type"] == "step" else ""


def own_seats(*seats: int) -> Message:
    return {"type": "you", "you": {"name": "Anna", "seats": list(seats), "owner": True}}


async def noticed(anna: TableClient) -> Outcome:
    """What the client notices while the game is played."""
    await anna.until(lambda: bool(anna.seen.problems))
    reasons = [problem.reason.code for problem in anna.seen.problems]
    return Outcome(bool(reasons), HONEST, f"during the game: {', '.join(reasons)}")


async def played_with(url: str, alter: Callable[[Message], list[Message]]) -> Outcome:
    """What the honest player finds when everything they receive is altered."""
    async with table(url) as (proxy, anna, ben):
        proxy.to_client = alter
        await anna.start()
        return judged(await give_up(anna, ben))


@way("no list before the start")
async def _(url: str) -> Outcome:
    def without_list(message: Message) -> list[Message]:
        if entry_kind(message) == "starting":
            message["step"]["entry"] = {"kind": "committed", "seat": 1, "commitment": "ab" * 32}
        return [message]

    return await played_with(url, without_list)


@way("the honest player told that they have no seat, until the game has started")
async def _(url: str) -> Outcome:
    def deny(message: Message) -> list[Message]:
        if entry_kind(message) == "starting":
            return [own_seats(), message]
        if entry_kind(message) == "started":
            return [message, own_seats(0)]
        return [message]

    async with table(url) as (proxy, anna, ben):
        proxy.to_client = deny
        await anna.start()
        await anna.until(lambda: anna.you.seats == [0])
        return judged(await give_up(anna, ben))


@way("a version far ahead, so that the client takes every step for an old one")
async def _(url: str) -> Outcome:
    def far_ahead(message: Message) -> list[Message]:
        if message["type"] == "welcome":
            message["version"] = FAR
        return [message]

    api = Server(url)
    token = (await api.introduce("Anna")).token
    made = await api.create(token, NewTable(Settings(seats=2, bot_pace=0), bots=["random"]))
    async with Proxy(url) as proxy:
        proxy.to_client = far_ahead
        async with TableClient(proxy.url, made.id, token) as anna:
            await anna.commit(0)
            await anna.command(Start(token_hex(8)))
            return await noticed(anna)


@way("a game called given up that goes on")
async def _(url: str) -> Outcome:
    def ended(message: Message) -> list[Message]:
        if entry_kind(message) == "started":
            message["table"]["lifecycle"] = "abandoned"
        return [message]

    async with table(url) as (proxy, anna, ben):
        proxy.to_client = ended
        await anna.start()
        await anna.check_dice()
        proxy.to_client = lambda message: [message]
        for client in (anna, ben):
            client.table.lifecycle = "running"
        report = await give_up(anna, ben)
        return replace(judged(report), found=report.verdict == "failed")


@way("other names shown than those in the list")
async def _(url: str) -> Outcome:
    def call_ben_bob(message: Message) -> list[Message]:
        for seat in (message.get("table") or {"seats": []})["seats"]:
            seat["name"] = {"Ben": "Bob"}.get(seat["name"], seat["name"])
        return [message]

    return await played_with(url, call_ben_bob)


@way("a second start in the middle of the game")
async def _(url: str) -> Outcome:
    starts: list[Message] = []

    def start_again(message: Message) -> list[Message]:
        if entry_kind(message) == "started":
            starts.append(deepcopy(message["step"]["entry"]))
        if entry_kind(message) == "moved" and len(starts) == 1:
            message["step"]["entry"] = starts[0]
            starts.append(message)
        return [message]

    return await played_with(url, start_again)


@way("an old step sent again with another roll")
async def _(url: str) -> Outcome:
    sent: list[Message] = []

    def again(message: Message) -> list[Message]:
        if entry_kind(message) != "moved" or "dice" not in message["step"]["entry"]["line"]:
            return [message]
        sent.append(deepcopy(message))
        if len(sent) != 2:
            return [message]
        line = sent[0]["step"]["entry"]["line"]
        line["dice"] = "w" * len(line["dice"])
        return [message, sent[0]]

    return await played_with(url, again)


@way("another roll shown than the one in the log")
async def _(url: str) -> Outcome:
    def show_worms(message: Message) -> list[Message]:
        position = ((message.get("game") or {}).get("position")) or {}
        if position.get("rolled"):
            position["rolled"] = "w" * len(position["rolled"])
        return [message]

    return await played_with(url, show_worms)


@way("a move against the rules, in the log and in the record")
async def _(url: str) -> Outcome:
    def forge(message: Message) -> list[Message]:
        if entry_kind(message) == "moved" and "face" in message["step"]["entry"]["line"]:
            message["step"]["entry"]["line"] = {"do": "roll", "dice": ""}
        return [message]

    async with table(url) as (proxy, anna, ben):
        proxy.to_client = forge
        await anna.start()
        await give_up(anna, ben)
        return await noticed(anna)
