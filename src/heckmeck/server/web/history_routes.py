"""The games that people have finished, and their statistics."""

from typing import Annotated, Literal

from litestar import Controller, Router, delete, get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from heckmeck.protocol.history import GameList, Statistics
from heckmeck.rules import EditionName
from heckmeck.server.services import Services
from heckmeck.server.store.interface import GameFilter, StoredIdentity
from heckmeck.server.web.routes import (
    MAX_BODY,
    TOKEN,
    StrictRequest,
    anyone,
    current_identity,
    options,
    problems,
)

PAGE = 20
LARGEST_PAGE = 100
LATEST = 2**53  # milliseconds since 1970
CURSOR = r"^[0-9]{1,15}\.[0-9A-Za-z_-]{1,64}$"  # the end of a game and the id of its table


def game_filter(
    edition: Annotated[EditionName | None, QueryParameter()] = None,
    players: Annotated[int | None, QueryParameter(ge=2, le=7)] = None,
    company: Annotated[Literal["people", "bots"] | None, QueryParameter()] = None,
    won: Annotated[bool | None, QueryParameter()] = None,
    since: Annotated[int | None, QueryParameter(ge=-LATEST, le=LATEST)] = None,
    until: Annotated[int | None, QueryParameter(ge=-LATEST, le=LATEST)] = None,
    opponent: Annotated[str | None, QueryParameter(max_length=40)] = None,
    daily: Annotated[bool | None, QueryParameter()] = None,
) -> GameFilter:
    return GameFilter(edition, players, company, won, since, until, opponent or None, daily)


def read_cursor(text: str) -> tuple[int, str]:
    """Where a page ended."""
    ended, _, table = text.partition(".")
    return int(ended), table


class GamesController(Controller):
    """Finished games of the requesting identity."""

    path = "/games"
    security = TOKEN

    @get("/", responses=problems(401, 414))
    async def my_games(
        self,
        services: NamedDependency[Services],
        identity: NamedDependency[StoredIdentity],
        wanted: NamedDependency[GameFilter],
        before: Annotated[str | None, QueryParameter(pattern=CURSOR)] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=LARGEST_PAGE)] = PAGE,
    ) -> GameList:
        """Your finished games, the latest first."""
        cursor = None if before is None else read_cursor(before)
        return await services.history.games(identity.id, wanted, cursor, limit)

    @delete("/", responses=problems(401))
    async def forget(
        self, services: NamedDependency[Services], person: NamedDependency[StoredIdentity]
    ) -> None:
        """Delete your list of games and your statistics. Games with others stay theirs."""
        await services.history.forget(person.id)


@get("/statistics", security=TOKEN, responses=problems(401, 414))
async def my_statistics(
    services: NamedDependency[Services],
    identity: NamedDependency[StoredIdentity],
    wanted: NamedDependency[GameFilter],
) -> Statistics:
    """Your finished games in figures."""
    return await services.history.statistics(identity.id, wanted)


def history_router(services: Services) -> Router:
    return Router(
        "/api/me",
        route_handlers=[options("/games", "GET", "DELETE"), GamesController, my_statistics],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "identity": Provide(current_identity),
            "person": Provide(anyone),
            "wanted": Provide(game_filter, sync_to_thread=False),
        },
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
    )
