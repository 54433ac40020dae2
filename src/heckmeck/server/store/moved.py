"""The seal of a data folder: its games are in another store now."""

from pathlib import Path

import msgspec

from heckmeck.message import os_reason
from heckmeck.server.store.copies import sync_folder, write_privately
from heckmeck.server.store.interface import StoreUnusable

MOVED = "moved.json"
SEALED_DATABASE = "heckmeck.db.moved"


class Seal(msgspec.Struct):
    moved_to: str  # without a password


def refuse_moved(folder: Path) -> None:
    """Raise `StoreUnusable` if the games of a folder that has no database are elsewhere."""
    target = moved_to(folder)
    if target is not None:
        raise StoreUnusable("store-moved", file=str(folder), target=target)


def moved_to(folder: Path) -> str | None:
    """What the seal of a folder says. It means nothing if the folder has a database."""
    file = folder / MOVED
    try:
        return msgspec.json.decode(file.read_bytes(), type=Seal).moved_to
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise StoreUnusable("store-unusable", file=str(file), why=os_reason(error)) from None


def write_seal(folder: Path, target: str) -> None:
    write_privately(folder / MOVED, msgspec.json.encode(Seal(target)))


def remove_seal(folder: Path) -> None:
    (folder / MOVED).unlink(missing_ok=True)
    sync_folder(folder)
