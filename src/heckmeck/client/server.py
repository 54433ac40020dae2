"""The HTTP API."""

from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec

from heckmeck.client.refusals import ServerRefused
from heckmeck.protocol import encode
from heckmeck.protocol.history import GameList, Statistics
from heckmeck.protocol.http import (
    About,
    Claim,
    Daily,
    DailyStarted,
    Device,
    DeviceList,
    Health,
    Identity,
    Me,
    NewIdentity,
    NewTable,
    PersonalData,
    Problem,
    RelabelDevice,
    Rename,
    StepList,
    TableCreated,
    TableList,
    TableSummary,
    TransferLink,
)

T = TypeVar("T")
TIMEOUT = 30.0  # seconds


class Server:
    """A server at an address such as `http://127.0.0.1:8421`."""

    def __init__(self, url: str) -> None:
        self._url = httpx.URL(url)
        # Loading certificates takes longer than a request to a server nearby.
        self._verify = httpx.create_ssl_context() if self._url.scheme == "https" else False

    async def about(self) -> About:
        return await self._ask("GET", "/api/about", About)

    async def health(self) -> Health:
        return await self._ask("GET", "/api/health", Health)

    async def introduce(self, name: str, device: str | None = None) -> Identity:
        return await self._ask("POST", "/api/identity", Identity, NewIdentity(name, device))

    async def me(self, token: str) -> Me:
        return await self._ask("GET", "/api/me", Me, token=token)

    async def rename(self, token: str, name: str) -> Me:
        return await self._ask("PATCH", "/api/me", Me, Rename(name), token)

    async def link(self, token: str) -> TransferLink:
        return await self._ask("POST", "/api/me/link", TransferLink, token=token)

    async def claim(self, code: str, device: str | None = None) -> Identity:
        return await self._ask("POST", "/api/claim", Identity, Claim(code, device))

    async def devices(self, token: str) -> list[Device]:
        return (await self._ask("GET", "/api/me/devices", DeviceList, token=token)).devices

    async def relabel_device(self, token: str, device: str, label: str) -> None:
        await self.raw("PATCH", f"/api/me/devices/{device}", encode(RelabelDevice(label)), token)

    async def revoke_device(self, token: str, device: str) -> None:
        await self.raw("DELETE", f"/api/me/devices/{device}", token=token)

    async def revoke_other_devices(self, token: str) -> None:
        await self.raw("DELETE", "/api/me/devices", token=token)

    async def export(self, token: str) -> PersonalData:
        """Everything the server stores about you."""
        return await self._ask("GET", "/api/me/export", PersonalData, token=token)

    async def delete_me(self, token: str) -> None:
        """Delete everything about you. There is no way back."""
        await self.raw("DELETE", "/api/me", token=token)

    async def create(self, token: str, table: NewTable) -> TableCreated:
        return await self._ask("POST", "/api/tables", TableCreated, table, token)

    async def daily(self, token: str | None = None) -> Daily:
        """Today's challenge."""
        return await self._ask("GET", "/api/daily", Daily, token=token)

    async def start_daily(self, token: str) -> str:
        """The id of your table of today's challenge, which is created if there is none."""
        return (await self._ask("POST", "/api/daily", DailyStarted, token=token)).table

    async def look(self, key: str, token: str | None = None) -> TableSummary:
        return await self._ask("GET", f"/api/tables/{key}", TableSummary, token=token)

    async def public(self) -> list[TableSummary]:
        return (await self._ask("GET", "/api/tables", TableList)).tables

    async def my_tables(self, token: str) -> list[TableSummary]:
        return (await self._ask("GET", "/api/me/tables", TableList, token=token)).tables

    async def my_games(self, token: str, **wanted: Any) -> GameList:
        """A page of your finished games. `docs/protocol.md` lists what you may ask for."""
        return await self._ask("GET", f"/api/me/games{_query(wanted)}", GameList, token=token)

    async def my_statistics(self, token: str, **wanted: Any) -> Statistics:
        path = f"/api/me/statistics{_query(wanted)}"
        return await self._ask("GET", path, Statistics, token=token)

    async def forget_games(self, token: str) -> None:
        """Delete your list of games and your statistics."""
        await self.raw("DELETE", "/api/me/games", token=token)

    async def record(self, key: str, token: str | None = None) -> str:
        """The finished game as the text of a `.heck` file."""
        return (await self.raw("GET", f"/api/tables/{key}/record", token=token)).decode()

    async def steps(
        self, key: str, since: int = 0, limit: int = 200, token: str | None = None
    ) -> StepList:
        """The steps of a table after version `since`, oldest first, at most `limit` of them."""
        path = f"/api/tables/{key}/steps?since={since}&limit={limit}"
        return await self._ask("GET", path, StepList, token=token)

    async def raw(
        self, method: str, path: str, body: bytes | None = None, token: str | None = None
    ) -> bytes:
        """The body of the response; raises `ServerRefused`, or `ConnectionError` without one."""
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}".rstrip()  # an empty token is refused there
        try:
            async with httpx.AsyncClient(
                base_url=self._url, verify=self._verify, timeout=TIMEOUT, trust_env=False
            ) as client:
                response = await client.request(method, path, content=body, headers=headers)
        except httpx.TransportError as error:
            raise ConnectionError(f"{self._url}: {error or type(error).__name__}") from error
        if response.is_error:
            status = response.status_code
            try:
                problem = msgspec.json.decode(response.content, type=Problem)
            except msgspec.DecodeError:
                problem = Problem("broken", f"the server answered with status {status}")
            raise ServerRefused(status, problem)
        return response.content

    async def _ask(
        self, method: str, path: str, kind: type[T], body: Any = None, token: str | None = None
    ) -> T:
        data = await self.raw(method, path, None if body is None else encode(body), token)
        return msgspec.json.decode(data, type=kind)


def _query(wanted: dict[str, Any]) -> str:
    """
    >>> _query({"players": 4, "won": True, "opponent": "Jo & Co"})
    '?players=4&won=true&opponent=Jo+%26+Co'
    """
    values = {
        key: str(each).lower() if isinstance(each, bool) else each for key, each in wanted.items()
    }
    return f"?{urlencode(values)}" if values else ""
