"""The plain HTTP part: identities, lists, records."""

import asyncio
import re
from typing import Annotated, Any, get_args

import msgspec
from litestar import Request, get, patch, post
from litestar.datastructures import State
from litestar.exceptions import ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

import heckmeck
from heckmeck.protocol import PROTOCOL
from heckmeck.protocol.http import (
    About,
    Claim,
    Health,
    Identity,
    Me,
    MoveLink,
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
)
from heckmeck.protocol.schema import definitions
from heckmeck.protocol.to_server import Reaction
from heckmeck.server.refusal import Refusal, unknown_table
from heckmeck.server.services import Services
from heckmeck.server.store.interface import Known
from heckmeck.server.tables.commands import Actor
from heckmeck.server.tables.live_table import LiveTable
from heckmeck.server.tables.tables import unfold
from heckmeck.server.tables.views import record_text, summary
from heckmeck.server.web.sockets import look_up
from heckmeck.server.workers.pool import CannotThink

LIST_LENGTH = 100
STEPS_PER_PAGE = 200
MAX_RECORD_BODY = 400_000
RECORD_TYPE = "application/x-ndjson"

Asked = Request[Any, Any, State]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route documents; any route may also say 400 and 429."""
    return {
        status: ResponseSpec(data_container=Problem, generate_examples=False)
        for status in (400, 429, *statuses)
    }


@get("/api/about", responses=problems())
async def about(request: Asked) -> About:
    """What this server is and offers."""
    services = _services(request)
    return About(
        "heckmeck", heckmeck.__version__, PROTOCOL, services.host.bots(), list(get_args(Reaction))
    )


@get("/api/health", responses=problems())
async def health(request: Asked) -> Health:
    """Whether it is alive, and how busy."""
    services = _services(request)
    return Health(True, len(services.host.tables), len(services.sockets.all))


@post("/api/identity", status_code=201, responses=problems(409, 413))
async def introduce(request: Asked, data: JSONBody[NewIdentity]) -> Identity:
    """A new identity; its token is told only here."""
    await _strictly(request, data)
    services = _services(request)
    if not services.identities.of(_address(request)).take():
        raise Refusal("too_many_identities", "too many new identities from there; try later")
    return await services.people.introduce(data.name)


@get("/api/me", security=[{"token": []}], responses=problems(401))
async def me(request: Asked) -> Me:
    """The own name."""
    return Me((await _known(request)).name)


@patch("/api/me", security=[{"token": []}], responses=problems(401, 409, 413))
async def rename(request: Asked, data: JSONBody[Rename]) -> Me:
    """Change the own name, for tables joined from now on."""
    known = await _known(request)
    await _strictly(request, data)
    return Me((await _services(request).people.rename(known, data.name)).name)


@post("/api/me/link", status_code=201, security=[{"token": []}], responses=problems(401))
async def link(request: Asked) -> MoveLink:
    """A code that makes one other device the same identity."""
    return await _services(request).people.link(await _known(request))


@post("/api/claim", status_code=201, responses=problems(404, 413))
async def claim(request: Asked, data: JSONBody[Claim]) -> Identity:
    """Become the identity behind a code."""
    await _strictly(request, data)
    services = _services(request)
    if not services.misses.of(_address(request)).take():
        raise Refusal("too_fast", "too many tries; slow down")
    return await services.people.claim(data.code)


@get("/api/me/tables", security=[{"token": []}], responses=problems(401))
async def my_tables(request: Asked) -> TableList:
    """The own tables that are open or running."""
    services, known = _services(request), await _known(request)
    found = await services.store.joined(known.who, False, LIST_LENGTH)
    tables = []
    for each in found:
        table = (await services.host.find(each.id)).table
        mover = table.mover()
        if known.who in table.people() or table.owner == known.who:
            fresh = summary(table)
            fresh.your_turn = mover is not None and mover.who == known.who
            tables.append(fresh)
    return TableList(tables)


@get("/api/me/games", security=[{"token": []}], responses=problems(401))
async def my_games(request: Asked) -> TableList:
    """The own finished games."""
    services, known = _services(request), await _known(request)
    return TableList(await services.store.joined(known.who, True, LIST_LENGTH))


@get("/api/tables", responses=problems())
async def public_tables(request: Asked) -> TableList:
    """Public tables that are open or running."""
    return TableList(await _services(request).store.public(LIST_LENGTH))


@post("/api/tables", status_code=201, security=[{"token": []}], responses=problems(401, 409, 413))
async def create(request: Asked, data: JSONBody[NewTable]) -> TableCreated:
    """A new table, owned by whoever asks."""
    known = await _known(request)
    await _strictly(request, data)
    header = await _services(request).host.create(Actor(*known), data)
    return TableCreated(header.id, header.code)


@get("/api/tables/{key:str}", security=[{}, {"token": []}], responses=problems(401, 404))
async def look(request: Asked, key: FromPath[str]) -> TableSummary:
    """A table by its id or its short code."""
    return summary((await _find(request, key)).table)


@get(
    "/api/tables/{key:str}/record",
    media_type=RECORD_TYPE,
    security=[{}, {"token": []}],
    responses=problems(401, 404, 409),
)
async def record(request: Asked, key: FromPath[str]) -> Response[str]:
    """The finished game as a record, with the secret of its dice."""
    live = await _find(request, key)
    found = await _services(request).store.load(live.table.id)
    text = record_text(live.table, found[1] if found else [])
    name = f"heckmeck-{live.table.header.code}.heck"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=RECORD_TYPE, headers=headers)


@get(
    "/api/tables/{key:str}/steps",
    security=[{}, {"token": []}],
    responses=problems(401, 404),
)
async def steps(
    request: Asked,
    key: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=STEPS_PER_PAGE)] = STEPS_PER_PAGE,
) -> StepList:
    """The steps of a table after version `since`, at most `limit` of them."""
    live = await _find(request, key)
    found = await _services(request).store.load(live.table.id)
    if found is None:
        raise unknown_table()
    # Replaying a long game takes milliseconds, so it must not happen on the event loop.
    table, log = await asyncio.to_thread(unfold, *found)
    return StepList(table.version, log[since : since + limit])


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=MAX_RECORD_BODY,
    responses=problems(409, 413),
)
async def replay(request: Asked, data: JSONBody[ReplayRequest]) -> Response[Replayed]:
    """A record played through the rules, line by line."""
    await _strictly(request, data)
    try:
        told = await _services(request).replayer.replay(data.record)
    except CannotThink:
        raise Refusal("broken", "the record could not be played in time") from None
    return Response(told, media_type="application/json")


@get("/api/openapi.json", media_type="application/json", include_in_schema=False)
async def description(request: Asked) -> bytes:
    """This part, described. The types are those of the protocol's own schema."""
    schema = request.app.openapi_schema.to_schema()
    components = definitions("#/components/schemas/{name}")
    for name in schema["components"]["schemas"]:
        schema["components"]["schemas"][name] = components[name]
    needed = set(schema["components"]["schemas"])
    while missing := _named(schema["components"]["schemas"]) - needed:
        for name in missing:
            schema["components"]["schemas"][name] = components[name]
        needed |= missing
    return msgspec.json.encode(schema)


def _named(schemas: Any) -> set[str]:
    """The types that others refer to."""
    return set(re.findall(r'"#/components/schemas/(\w+)"', msgspec.json.encode(schemas).decode()))


ROUTES = [
    about,
    health,
    introduce,
    me,
    rename,
    link,
    claim,
    my_tables,
    my_games,
    public_tables,
    create,
    description,
    look,
    record,
    steps,
    replay,
]


def _services(request: Asked) -> Services:
    services: Services = request.app.state.services
    return services


def _address(request: Asked) -> str:
    return request.client.host if request.client else ""


async def _strictly(request: Asked, data: msgspec.Struct) -> None:
    """The framework takes 0 for false and "7" for 7; this protocol does not."""
    try:
        msgspec.json.decode(await request.body(), type=type(data))
    except msgspec.DecodeError as error:
        raise ValidationException(str(error)) from None


async def _known(request: Asked) -> Known:
    """Who asks; raises `Refusal`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refusal("token_unknown", "this needs the header Authorization: Bearer TOKEN")
    return await _services(request).people.recognise(token.strip())


async def _find(request: Asked, key: str) -> LiveTable:
    services = _services(request)
    who = (await _known(request)).who if "authorization" in request.headers else None
    live = await look_up(services.host, services.misses.of(_address(request)), key, who)
    await services.host.refresh(live)
    return live
