"""Identities without accounts: a device keeps a long random token, the server only its hash."""

from collections import OrderedDict
from hashlib import sha256
from secrets import token_urlsafe

from heckmeck.protocol.http import Identity, TransferLink
from heckmeck.server.clock import ServerClock
from heckmeck.server.names import clean_name
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Store, StoredIdentity

LINK_LIFETIME = 600_000  # milliseconds in which another device can use a link
CACHE_SIZE = 20_000


def token_hash(token: str) -> bytes:
    """Tokens have 256 random bits, so a plain hash is enough: nobody can guess what it was."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


class Identities:
    """Creates identities and recognizes their tokens."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._clock = clock
        self._cache: OrderedDict[bytes, StoredIdentity] = OrderedDict()
        self._renames = 0  # so far

    async def create(self, name: str) -> Identity:
        token = token_urlsafe(32)
        identity = await self._store.add_identity(
            clean_name(name), token_hash(token), self._clock.wall()
        )
        return Identity(token, identity.name)

    async def recognize(self, token: str) -> StoredIdentity:
        """Raises `Refusal` for an unknown token."""
        key = token_hash(token)
        identity = self._cache.get(key)
        if identity is None:
            renames = self._renames
            identity = await self._store.identity(key)
            if identity is None:
                raise Refusal("token_unknown")
            if renames == self._renames:  # else the store may have given us the old name
                self._cache[key] = identity
                if len(self._cache) > CACHE_SIZE:
                    self._cache.popitem(last=False)
        return identity

    async def rename(self, identity: StoredIdentity, name: str) -> StoredIdentity:
        renamed = StoredIdentity(identity.id, clean_name(name))
        await self._store.rename(*renamed)
        self._renames += 1
        for key, cached in self._cache.items():
            if cached.id == identity.id:
                self._cache[key] = renamed
        return renamed

    async def create_link(self, identity: StoredIdentity) -> TransferLink:
        code = token_urlsafe(24)
        expires = self._clock.uptime() + LINK_LIFETIME
        await self._store.add_link(identity.id, token_hash(code), expires)
        return TransferLink(code, self._clock.wall() + LINK_LIFETIME)

    async def claim(self, code: str) -> Identity:
        token = token_urlsafe(32)
        identity = await self._store.claim_link(
            token_hash(code), token_hash(token), self._clock.uptime()
        )
        if identity is None:
            raise Refusal("link_unknown")
        return Identity(token, identity.name)
