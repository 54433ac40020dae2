"""Identities without accounts: a device has a long random secret, the server only its hash."""

from collections import OrderedDict
from hashlib import sha256
from secrets import token_urlsafe

from heckmeck.protocol.http import Identity, MoveLink
from heckmeck.server.names import clean_name
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import Known, Store
from heckmeck.server.tables.tables import now_ms

LINK_TIME = 600_000  # milliseconds a link to another device is good for
REMEMBERED = 20_000


def secret_hash(secret: str) -> bytes:
    """The secrets have 256 random bits, so a plain hash cannot be searched backwards."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


class People:
    """Who is who."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, Known] = OrderedDict()

    async def introduce(self, name: str) -> Identity:
        token = token_urlsafe(32)
        known = await self._store.add_identity(clean_name(name), secret_hash(token), now_ms())
        return Identity(token, known.name)

    async def recognise(self, token: str) -> Known:
        """Raises `Refusal` for a token nobody has."""
        key = secret_hash(token)
        known = self._known.get(key)
        if known is None:
            known = await self._store.identity(key)
            if known is None:
                raise Refusal("token_unknown", "this identity is not known here")
            self._known[key] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    async def rename(self, known: Known, name: str) -> Known:
        renamed = Known(known.who, clean_name(name))
        await self._store.rename(*renamed)
        for key, each in self._known.items():
            if each.who == known.who:
                self._known[key] = renamed
        return renamed

    async def link(self, known: Known) -> MoveLink:
        code = token_urlsafe(24)
        expires = now_ms() + LINK_TIME
        await self._store.add_link(known.who, secret_hash(code), expires)
        return MoveLink(code, expires)

    async def claim(self, code: str) -> Identity:
        token = token_urlsafe(32)
        known = await self._store.claim_link(secret_hash(code), secret_hash(token), now_ms())
        if known is None:
            raise Refusal("link_unknown", "this link was used already or is too old")
        return Identity(token, known.name)
