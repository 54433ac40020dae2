"""Identities without accounts: each device keeps a long random token, the server only its hash."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe

from heckmeck.message import Message
from heckmeck.protocol.http import Identity, TransferLink
from heckmeck.server.clock import DAY, ServerClock
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.logs import log
from heckmeck.server.names import clean_name, clean_text
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import PeopleStore, StoredIdentity

LINK_LIFETIME = 600_000  # milliseconds in which another device can use a link
CACHE_SIZE = 20_000
MAX_LABEL = 40  # characters of the label of a device


def token_hash(token: str) -> bytes:
    """Tokens have 256 random bits, so a plain hash is enough: nobody can guess what it was."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def banned(reason: str) -> Refusal:
    return Refusal("banned", Message("server-banned", {"reason": reason}) if reason else None)


@dataclass(slots=True)
class _Known:
    identity: StoredIdentity
    day: int  # the last day that the store has noted


class Identities:
    """Creates identities and recognizes their tokens."""

    def __init__(self, store: PeopleStore, clock: ServerClock, words: ForbiddenWords) -> None:
        self._store = store
        self._clock = clock
        self._words = words
        self._cache: OrderedDict[bytes, _Known] = OrderedDict()
        self._changes = 0  # so far
        self._noting: set[asyncio.Task[None]] = set()

    async def create(self, name: str, label: str | None = None) -> Identity:
        name = clean_name(name)
        self._words.check(name)
        token = token_urlsafe(32)
        identity = await self._store.add_identity(
            name, token_hash(token), clean_label(label), self._clock.wall()
        )
        return Identity(token, identity.name)

    async def recognize(self, token: str, even_if_banned: bool = False) -> StoredIdentity:
        """Raises `Refusal` for an unknown token or a banned identity."""
        return await self.recognize_device(token_hash(token), even_if_banned)

    async def recognize_device(
        self, key: bytes | None, even_if_banned: bool = False
    ) -> StoredIdentity:
        """The same by the hash of the token."""
        if key is None:
            raise Refusal("token_unknown")
        known = self._cache.get(key)
        if known is None:
            known = await self._load(key)
        if known.day != (today := self._clock.wall() // DAY):
            known.day = today
            # Nobody waits for it: a full disk, for example, is no reason to refuse a device.
            noting = asyncio.create_task(self._store.note_use(key, today))
            self._noting.add(noting)
            noting.add_done_callback(self._noted)
        if known.identity.ban is not None and not even_if_banned:
            raise banned(known.identity.ban)
        return known.identity

    def _noted(self, noting: asyncio.Task[None]) -> None:
        self._noting.discard(noting)
        if not noting.cancelled() and noting.exception() is not None:
            log.warning("device_use_not_stored")

    async def _load(self, key: bytes) -> _Known:
        while True:
            changes = self._changes
            identity = await self._store.identity(key)
            if changes == self._changes:
                break  # else the store may have given us what was true before the change
        if identity is None:
            raise Refusal("token_unknown")
        known = self._cache[key] = _Known(identity, 0)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)
        return known

    def forget(self, identity_id: int) -> None:
        """Something about this identity has changed in the store: read it again."""
        self._changes += 1
        for key in [key for key, each in self._cache.items() if each.identity.id == identity_id]:
            del self._cache[key]

    def forget_all(self) -> None:
        """Anything may have changed in the store: read it again."""
        self._changes += 1
        self._cache.clear()

    async def rename(self, identity: StoredIdentity, name: str) -> StoredIdentity:
        """A new name that the person has chosen."""
        name = clean_name(name)
        self._words.check(name)
        await self._store.rename(identity.id, name)
        self.forget(identity.id)
        return identity._replace(name=name)

    async def rename_to(self, identity: StoredIdentity, name: str) -> StoredIdentity:
        """A name that an operator has chosen, whatever it is and even for somebody banned."""
        await self._store.rename(identity.id, name, even_if_banned=True)
        self.forget(identity.id)
        return identity._replace(name=name)

    async def create_link(self, identity: StoredIdentity) -> TransferLink:
        code = token_urlsafe(24)
        expires = self._clock.uptime() + LINK_LIFETIME
        await self._store.add_link(identity.id, token_hash(code), expires)
        return TransferLink(code, self._clock.wall() + LINK_LIFETIME)

    async def claim(self, code: str, label: str | None = None) -> Identity:
        token = token_urlsafe(32)
        identity = await self._store.claim_link(
            token_hash(code),
            token_hash(token),
            clean_label(label),
            self._clock.wall(),
            self._clock.uptime(),
        )
        if identity is None:
            raise Refusal("link_unknown")
        return Identity(token, identity.name)


def clean_label(label: str | None) -> str | None:
    return None if label is None else clean_text(label, MAX_LABEL) or None
