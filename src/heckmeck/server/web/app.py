"""The application: the HTTP API, the sockets of the tables and the files of the browser client."""

from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import heckmeck
from heckmeck.protocol import encode
from heckmeck.protocol.schema import definitions
from heckmeck.server.services import Services
from heckmeck.server.web.errors import EXCEPTION_HANDLERS
from heckmeck.server.web.history_routes import history_router
from heckmeck.server.web.personal_data_routes import personal_data_router
from heckmeck.server.web.previews import Previews
from heckmeck.server.web.routes import api_router
from heckmeck.server.web.sockets import table_socket
from heckmeck.server.web.static_files import ClientFiles


def build_app(services: Services) -> Litestar:
    """The whole server as one ASGI application."""
    files = ClientFiles.installed()
    return Litestar(
        [
            api_router(services),
            personal_data_router(services),
            history_router(services),
            table_socket,
            *Previews(services, files).handlers(),
            files.handler(),
        ],
        state=State({"services": services}),
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=OpenAPIConfig(
            title="heckmeck",
            version=heckmeck.__version__,
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
            path="/api/openapi.json",
            render_plugins=[ProtocolTypes(path="/")],
        ),
        logging_config=None,
        debug=False,
    )


class ProtocolTypes(JsonRenderPlugin):
    """Describes types by the schema of the protocol.

    What the framework derives from them is too loose: it leaves out patterns inside lists and that
    unknown keys are forbidden, and so contradicts the server at all five routes that take a body.
    """

    _rendered: bytes | None = None

    def render(self, _: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            types = definitions("#/components/schemas/{name}")
            components = {**openapi_schema["components"], "schemas": types}
            self._rendered = encode({**openapi_schema, "components": components})
        return self._rendered
