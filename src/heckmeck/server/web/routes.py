"""The HTTP API: identities, lists of tables, records."""

import asyncio
from typing import Annotated, Any, cast, get_args

import msgspec
from litestar import Controller, Request, Response, Router, delete, get, patch, post, route
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import ClientException, InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import FromPath, JSONBody, QueryParameter

import heckmeck
from heckmeck.bots.characters import CAST, LEVELS
from heckmeck.locale import FALLBACK, language_of
from heckmeck.message import Message
from heckmeck.protocol import PROTOCOL
from heckmeck.protocol.http import (
    About,
    CharacterView,
    Claim,
    Daily,
    DailyStarted,
    Health,
    Identity,
    Me,
    NewIdentity,
    NewTable,
    Problem,
    Rename,
    Replayed,
    ReplayRequest,
    StepList,
    TableCreated,
    TableList,
    TableSummary,
    TransferLink,
)
from heckmeck.protocol.to_server import Reaction
from heckmeck.server.refusal import Refusal, unknown_table
from heckmeck.server.services import Services
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.previews import table_preview
from heckmeck.server.tables.table import Table
from heckmeck.server.tables.table_log import fold_log
from heckmeck.server.tables.views import record_text, summary
from heckmeck.server.web.gate import visitor_group
from heckmeck.server.web.replays import compressed_json
from heckmeck.server.web.table_lookup import find_visible_table
from heckmeck.server.workers.pool import WorkerFailed

LIST_LENGTH = 100
STEPS_PER_PAGE = 200
ENTRIES_PER_REQUEST = 500
MAX_BODY = 8192  # bytes
RECORD_TYPE = "application/x-ndjson"
PICTURE_TYPE = "image/png"
TOKEN: list[SecurityRequirement] = [{"token": []}]
TOKEN_OR_ANONYMOUS: list[SecurityRequirement] = [{}, *TOKEN]


class StrictRequest(Request[Any, Any, State]):
    """Decodes a body strictly, straight into its type.

    The framework would convert it leniently: it takes 0 for false and "7" for 7.
    """

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the client is gone, and nobody reads the answer
            raise Refusal("bad_message") from None

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        kind = Any if wanted is None else wanted.annotation
        try:
            return msgspec.json.decode(await self.body(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ClientException(str(error)) from None


def bearer_token(request: StrictRequest) -> str:
    """The token in the request; raises `Refusal`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refusal("token_unknown", Message("server-token"))
    return token.strip()


async def current_identity(
    request: StrictRequest, services: NamedDependency[Services]
) -> StoredIdentity:
    """Who asks; raises `Refusal`."""
    identity = await services.identities.recognize(bearer_token(request))
    if not services.identity_request_limits.of(identity.id).take():
        raise Refusal("too_fast")
    return identity


async def anyone(request: StrictRequest, services: NamedDependency[Services]) -> StoredIdentity:
    """Who asks, even if they are banned: their data is theirs. Raises `Refusal`."""
    return await services.identities.recognize(bearer_token(request), even_if_banned=True)


async def current_visitor(
    request: StrictRequest, services: NamedDependency[Services]
) -> int | None:
    """The id of who asks; None without a token. Raises `Refusal`."""
    if "authorization" not in request.headers:
        return None
    return (await current_identity(request, services)).id


async def requested_table(
    request: StrictRequest,
    services: NamedDependency[Services],
    visitor: NamedDependency[int | None],
    key: FromPath[str],
) -> LiveTable:
    """The table in the path, if whoever asks may see it; raises `Refusal`."""
    address = visitor_group(request.scope)
    return await find_visible_table(services.tables, services.guesses, key, address, visitor)


async def replayed_table(
    request: StrictRequest,
    services: NamedDependency[Services],
    live: NamedDependency[LiveTable],
) -> LiveTable:
    """The same table, for a route that reads its whole log. Raises `Refusal`.

    A long log costs as much as many requests, so it counts as that many.
    """
    bucket = services.request_limits.of(visitor_group(request.scope))
    if not bucket.take(min(bucket.burst, live.table.version / ENTRIES_PER_REQUEST)):
        raise Refusal("too_fast")
    return live


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route documents; any route may also answer 400, 429 and 503."""
    if 401 in statuses:
        statuses = (*statuses, 403)  # whoever needs a token may be banned
    return {
        status: ResponseSpec(data_container=Problem, generate_examples=False)
        for status in (400, 429, 503, *statuses)
    }


@get("/about", responses=problems())
async def about(services: NamedDependency[Services]) -> About:
    """What this server is and offers."""
    return About(
        "heckmeck",
        heckmeck.__version__,
        PROTOCOL,
        services.tables.bots(),
        list(get_args(Reaction)),
        services.public_url,
        list(LEVELS),
        [CharacterView(*each) for each in CAST.values()],
    )


@get("/health", responses=problems())
async def health(services: NamedDependency[Services]) -> Health:
    """Whether the server can store moves, and how busy it is. The same as `/health/ready`."""
    await services.readiness.check()
    return _health(services)


@get("/health/ready", responses=problems())
async def ready(services: NamedDependency[Services]) -> Health:
    """Whether the server can do its work: it stores something, at most once per second."""
    await services.readiness.check()
    return _health(services)


@get("/health/live", responses=problems())
async def alive(services: NamedDependency[Services]) -> Health:
    """Whether the process answers at all. If not, restart it; a full disk is no reason to."""
    return _health(services)


def _health(services: Services) -> Health:
    return Health(True, len(services.tables.live), len(services.sockets.connections))


@post("/identity", status_code=201, responses=problems(409, 413, 415))
async def create_identity(
    request: StrictRequest, services: NamedDependency[Services], data: JSONBody[NewIdentity]
) -> Identity:
    """Create an identity. Only this response contains its token."""
    if not services.identity_limits.of(visitor_group(request.scope)).take():
        raise Refusal("too_many_identities")
    return await services.identities.create(data.name, data.device)


@post("/claim", status_code=201, responses=problems(404, 413, 415))
async def claim(
    request: StrictRequest, services: NamedDependency[Services], data: JSONBody[Claim]
) -> Identity:
    """Take over the identity behind a code."""
    address = visitor_group(request.scope)
    services.guesses.start(address, short=False)
    claimed = await services.identities.claim(data.code, data.device)
    services.guesses.was_right(address, short=False)
    return claimed


class MeController(Controller):
    """Routes about the requesting identity."""

    path = "/me"
    security = TOKEN

    @get("/", responses=problems(401))
    async def me(self, identity: NamedDependency[StoredIdentity]) -> Me:
        """Your name."""
        return Me(identity.name)

    @patch("/", responses=problems(401, 409, 413, 415))
    async def rename(
        self,
        services: NamedDependency[Services],
        identity: NamedDependency[StoredIdentity],
        data: JSONBody[Rename],
    ) -> Me:
        """Change your name at the tables you join from now on."""
        return Me(await services.people.rename_self(identity, data.name))

    @delete("/", responses=problems(401))
    async def delete_everything(
        self, services: NamedDependency[Services], person: NamedDependency[StoredIdentity]
    ) -> None:
        """Delete everything about you. Games of others keep the name they saw."""
        await services.people.delete(person)

    @post("/link", status_code=201, responses=problems(401))
    async def link(
        self, services: NamedDependency[Services], identity: NamedDependency[StoredIdentity]
    ) -> TransferLink:
        """Create a code that gives your identity to one other device."""
        return await services.identities.create_link(identity)

    @get("/tables", responses=problems(401))
    async def my_tables(
        self, services: NamedDependency[Services], identity: NamedDependency[StoredIdentity]
    ) -> TableList:
        """Your tables that are open or running."""
        found = await services.store.current_tables(identity.id, LIST_LENGTH)
        return TableList(services.tables.readable(found))


class TableController(Controller):
    path = "/tables"

    @get("/", responses=problems())
    async def public_tables(self, services: NamedDependency[Services]) -> TableList:
        """Public tables that are open or running."""
        found = await services.store.public_tables(LIST_LENGTH)
        return TableList(services.tables.readable(found))

    @post("/", status_code=201, security=TOKEN, responses=problems(401, 409, 413, 415))
    async def create(
        self,
        request: StrictRequest,
        services: NamedDependency[Services],
        identity: NamedDependency[StoredIdentity],
        data: JSONBody[NewTable],
    ) -> TableCreated:
        """Create a table. You own it."""
        if data.settings.public:
            await services.tables.quotas.check_newcomer(identity.id, visitor_group(request.scope))
        header = await services.tables.create(identity, data)
        return TableCreated(header.id, header.code)

    @get("/{key:str}", security=TOKEN_OR_ANONYMOUS, responses=problems(401, 404))
    async def look(
        self, live: NamedDependency[LiveTable], visitor: NamedDependency[int | None]
    ) -> TableSummary:
        """A table by its id or its short code."""
        found = summary(live.table)
        found.your_seats = live.table.seats_of(visitor)
        return found

    @get(
        "/{key:str}/record",
        media_type=RECORD_TYPE,
        security=TOKEN_OR_ANONYMOUS,
        responses=problems(401, 404, 409),
    )
    async def record(
        self, services: NamedDependency[Services], replayed: NamedDependency[LiveTable]
    ) -> Response[str]:
        """The record of a game that has ended, with the secret of its dice."""
        text = await record_of(services, replayed.table)
        name = f"heckmeck-{replayed.table.header.code}.heck"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type=RECORD_TYPE, headers=headers)

    @get("/{key:str}/replay", security=TOKEN_OR_ANONYMOUS, responses=problems(401, 404, 409, 503))
    async def replay(
        self,
        request: StrictRequest,
        services: NamedDependency[Services],
        replayed: NamedDependency[LiveTable],
    ) -> Response[Replayed]:
        """The record of a game that has ended, played through the rules."""
        return await play_record(request, services, await record_of(services, replayed.table))

    @get(
        "/{key:str}/card",
        media_type=PICTURE_TYPE,
        security=TOKEN_OR_ANONYMOUS,
        responses=problems(401, 404, 409),
    )
    async def card(
        self,
        request: StrictRequest,
        services: NamedDependency[Services],
        live: NamedDependency[LiveTable],
        lang: Annotated[str, QueryParameter(max_length=20)] = FALLBACK,
    ) -> Response[bytes]:
        """The result of a finished game as a picture (PNG, 1200 × 630) to share."""
        if live.table.lifecycle != "finished":
            raise Refusal("not_finished", Message("server-card"))
        card = table_preview(live.table, language_of(lang) or FALLBACK).card
        try:
            picture = await services.workers.paint(visitor_group(request.scope), card)
        except WorkerFailed:
            raise Refusal("broken") from None
        return Response(picture, media_type=PICTURE_TYPE)

    @get("/{key:str}/steps", security=TOKEN_OR_ANONYMOUS, responses=problems(401, 404))
    async def steps(
        self,
        services: NamedDependency[Services],
        replayed: NamedDependency[LiveTable],
        since: Annotated[int, QueryParameter(ge=0)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=STEPS_PER_PAGE)] = STEPS_PER_PAGE,
    ) -> StepList:
        """The steps of a table after version `since`, at most `limit` of them."""
        found = await services.store.load(replayed.table.id)
        if found is None:
            raise unknown_table()
        table, log = await asyncio.to_thread(fold_log, *found)
        return StepList(table.version, log[since : since + limit])


@post(
    "/replay",
    status_code=200,
    request_max_body_size=None,  # the connection takes no larger one than a record needs
    responses=problems(409, 413, 415, 503),
)
async def replay(
    request: StrictRequest, services: NamedDependency[Services], data: JSONBody[ReplayRequest]
) -> Response[Replayed]:
    """Play a record through the rules, line by line."""
    return await play_record(request, services, data.record)


async def record_of(services: Services, table: Table) -> str:
    """The record of a game that has ended. Raises `Refusal`."""
    found = await services.store.load(table.id)
    # This takes milliseconds for a long game: not on the event loop.
    now = await services.daily.note_time()
    return await asyncio.to_thread(record_text, table, found[1] if found else [], now)


async def play_record(
    request: StrictRequest, services: Services, record: str
) -> Response[Replayed]:
    """The record played through the rules. Raises `Refusal`."""
    try:
        compressed = await services.workers.replay(visitor_group(request.scope), record)
    except WorkerFailed:
        raise Refusal("broken", Message("server-record-slow")) from None
    answer = compressed_json(compressed, request.headers.get("accept-encoding", ""))
    return cast(Response[Replayed], answer)


@get("/daily", security=TOKEN_OR_ANONYMOUS, responses=problems(401))
async def daily(request: StrictRequest, services: NamedDependency[Services]) -> Daily:
    """Today's challenge, and how you did if you say who you are."""
    known = "authorization" in request.headers
    identity = await current_identity(request, services) if known else None
    return await services.daily.view(identity)


@post("/daily", status_code=200, security=TOKEN, responses=problems(401, 409))
async def start_daily(
    services: NamedDependency[Services], identity: NamedDependency[StoredIdentity]
) -> DailyStarted:
    """Your table of today's challenge. Asking again leads to the same one."""
    return DailyStarted(await services.daily.start(identity))


def options(path: str, *methods: str) -> HTTPRouteHandler:
    """The framework answers OPTIONS by itself, but of two methods it names only the first."""

    @route(path, http_method="OPTIONS", status_code=204, include_in_schema=False)
    async def allowed_methods() -> Response[None]:
        return Response(None, headers={"allow": ", ".join((*methods, "OPTIONS"))})

    return allowed_methods


def api_router(services: Services) -> Router:
    return Router(
        "/api",
        route_handlers=[
            about,
            health,
            ready,
            alive,
            create_identity,
            claim,
            options("/me", "GET", "PATCH", "DELETE"),
            MeController,
            options("/daily", "GET", "POST"),
            daily,
            start_daily,
            options("/tables", "GET", "POST"),
            TableController,
            replay,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "identity": Provide(current_identity),
            "person": Provide(anyone),
            "visitor": Provide(current_visitor),
            "live": Provide(requested_table),
            "replayed": Provide(replayed_table),
        },
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
    )
