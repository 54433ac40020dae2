"""The move of a store, step by step. `__init__.py` says why it has these steps."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from heckmeck.server.store.copies import Progress
from heckmeck.server.store.interface import StoreUnusable
from heckmeck.server.store.moving.folders import FolderSource, FolderTarget
from heckmeck.server.store.moving.sides import Digest, Source, Target
from heckmeck.server.store.postgres.connections import shown
from heckmeck.server.store.postgres.schema import MOVED_TABLES


class StoreMove(NamedTuple):
    """What a move has done."""

    target: str  # without a password
    rows: int | None  # None: they had all been moved before


def move(source: str, target: str, *, keep: bool, progress: Progress) -> StoreMove:
    """Move a store, or copy it with `keep`. Raises `StoreUnusable`.

    Each of the two is a folder or the address of a PostgreSQL database.
    """
    return asyncio.run(_move(source, target, keep, progress))


def is_database(place: str) -> bool:
    """Whether this is the address of a PostgreSQL database, and not the name of a folder."""
    return place.startswith(("postgresql://", "postgres://"))


async def _move(source: str, target: str, keep: bool, progress: Progress) -> StoreMove:
    if is_database(source) == is_database(target):
        _refuse_same_kind(source, target)
    async with AsyncExitStack() as stack:
        old = await _open_source(stack, source, keep)
        new = await _open_target(stack, target)
        if not keep and old.moved_to == new.name and new.moved_to == old.name:
            await new.lift_seal()  # a move that was killed just before its end: both are the same
            return StoreMove(new.name, None)
        if old.moved_to is not None:
            raise StoreUnusable("store-moved", file=old.name, target=old.moved_to)
        rows = await _copy(old, new, progress)
        await new.seal(old.name, await old.chains())
        if not keep:
            await old.seal(new.name)
        await new.lift_seal()
        return StoreMove(new.name, rows)


async def _open_source(stack: AsyncExitStack, place: str, keep: bool) -> Source:
    if not is_database(place):
        return stack.enter_context(FolderSource(Path(place), keep=keep))
    from heckmeck.server.store.moving.databases import PostgresSource

    return await stack.enter_async_context(PostgresSource(place, keep=keep))


async def _open_target(stack: AsyncExitStack, place: str) -> Target:
    if not is_database(place):
        return stack.enter_context(FolderTarget(Path(place)))
    from heckmeck.server.store.moving.databases import PostgresTarget

    return await stack.enter_async_context(PostgresTarget(place))


async def _copy(old: Source, new: Target, progress: Progress) -> int:
    """Copy all rows and compare them."""
    rows = sum([await old.count(table) for table in MOVED_TABLES])
    steps = 2 * rows  # each row is copied, and compared
    done = 0
    await new.clear()
    for table in MOVED_TABLES:
        sent, arrived = Digest(), Digest()
        async for some in old.read(table):
            sent.add(some)
            await new.write(table, some)
            progress(done := done + len(some), steps)
        async for some in new.read(table):
            arrived.add(some)
            progress(done := done + len(some), steps)
        if sent != arrived:
            raise StoreUnusable("move-differs", file=new.name, source=old.name)
    return rows


def _refuse_same_kind(source: str, target: str) -> None:
    if not is_database(source):
        raise StoreUnusable("move-folders", source=source, target=target)
    raise StoreUnusable("move-databases", source=shown(source), target=shown(target))
