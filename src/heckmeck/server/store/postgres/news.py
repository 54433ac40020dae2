"""What nodes tell each other, as notifications of PostgreSQL."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from heckmeck.protocol import encode
from heckmeck.server.logs import log
from heckmeck.server.store.nodes import News

if TYPE_CHECKING:
    from heckmeck.server.store.postgres.connections import Db

MAX_PAYLOAD = 7900  # bytes; PostgreSQL takes less than 8,000


async def notify(db: "Db", channel: str, news: News) -> None:
    """Tell the other nodes, once the transaction is committed."""
    for payload in payloads(news):
        await db.execute("SELECT pg_notify($1, $2)", channel, payload)


def payloads(news: News) -> Iterator[str]:
    """What is told as one or more notifications, each short enough for PostgreSQL.

    >>> [len(each) < 8000 for each in payloads(News(people=list(range(3000))))]
    [True, True]
    """
    encoded = encode(news)
    if len(encoded) <= MAX_PAYLOAD:
        yield encoded.decode()
        return
    first, second = News(node=news.node, leaving=news.leaving), News(node=news.node)
    for field in msgspec.structs.fields(News):
        value: Any = getattr(news, field.name)
        if isinstance(value, dict | list):
            kind, items = type(value), list(value.items() if isinstance(value, dict) else value)
            setattr(first, field.name, kind(items[: len(items) // 2]))
            setattr(second, field.name, kind(items[len(items) // 2 :]))
    if encode(second) == encoded:
        log.error("news_too_long", bytes=len(encoded))
        return
    yield from payloads(first)
    yield from payloads(second)


def merge(into: News, news: News) -> None:
    """Add what is new. Of the same thing, what was said last counts."""
    for table, version in news.log.items():
        into.log[table] = max(version, into.log.get(table, 0))
    for key, tokens in news.used.items():
        into.used[key] = into.used.get(key, 0) + tokens
    into.presence.update(news.presence)
    into.counts.update(news.counts)
    into.tables += news.tables
    into.people += news.people
    into.reactions += news.reactions
