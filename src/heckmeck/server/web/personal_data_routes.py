"""What people see of themselves: their devices, and everything else the server stores."""

from litestar import Controller, Router, delete, get, patch
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from heckmeck.protocol.http import DeviceList, PersonalData, RelabelDevice
from heckmeck.server.identities import token_hash
from heckmeck.server.personal_data import export
from heckmeck.server.refusal import Refusal
from heckmeck.server.services import Services
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.web.routes import (
    MAX_BODY,
    TOKEN,
    StrictRequest,
    anyone,
    bearer_token,
    current_identity,
    options,
    problems,
)


def current_device(request: StrictRequest) -> bytes:
    """The hash of the token of the device that asks; raises `Refusal`."""
    return token_hash(bearer_token(request))


class DeviceController(Controller):
    """The devices of an identity."""

    path = "/devices"
    security = TOKEN

    @get("/", responses=problems(401))
    async def devices(
        self,
        services: NamedDependency[Services],
        identity: NamedDependency[StoredIdentity],
        device_hash: NamedDependency[bytes],
    ) -> DeviceList:
        """The devices that can use your identity."""
        return DeviceList(await services.people.devices(identity, device_hash))

    @delete("/", responses=problems(401))
    async def revoke_others(
        self,
        services: NamedDependency[Services],
        identity: NamedDependency[StoredIdentity],
        device_hash: NamedDependency[bytes],
    ) -> None:
        """Revoke every device but this one. Their connections end."""
        await services.people.revoke_other_devices(identity, device_hash)

    @patch("/{device:str}", status_code=204, responses=problems(401, 404, 409, 413, 415))
    async def relabel(
        self,
        services: NamedDependency[Services],
        identity: NamedDependency[StoredIdentity],
        device: FromPath[str],
        data: JSONBody[RelabelDevice],
    ) -> None:
        """Give one of your devices another label."""
        await services.people.relabel_device(identity, device, data.label)

    @delete("/{device:str}", responses=problems(401, 404))
    async def revoke(
        self,
        services: NamedDependency[Services],
        identity: NamedDependency[StoredIdentity],
        device: FromPath[str],
    ) -> None:
        """Revoke one of your devices. Its connections end."""
        await services.people.revoke_device(identity, device)


@get(
    "/export",
    security=TOKEN,
    responses={
        200: ResponseSpec(data_container=PersonalData, generate_examples=False),
        **problems(401),
    },
)
async def export_everything(
    services: NamedDependency[Services],
    person: NamedDependency[StoredIdentity],
    device_hash: NamedDependency[bytes],
) -> Stream:
    """Everything the server stores about you, as one JSON file."""
    if not services.export_limits.of(person.id).take():
        raise Refusal("too_fast")
    content = export(
        services.store, services.people, person, device_hash, await services.daily.note_time()
    )
    headers = {"content-disposition": 'attachment; filename="heckmeck-data.json"'}
    return Stream(content, media_type="application/json", headers=headers)


def personal_data_router(services: Services) -> Router:
    return Router(
        "/api/me",
        route_handlers=[
            options("/devices", "GET", "DELETE"),
            options("/devices/{device:str}", "PATCH", "DELETE"),
            DeviceController,
            export_everything,
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "identity": Provide(current_identity),
            "person": Provide(anyone),
            "device_hash": Provide(current_device, sync_to_thread=False),
        },
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
    )
