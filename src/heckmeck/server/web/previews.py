"""Links to share: `/t/CODE`, `/g/ID` and `/daily`.

They answer with the page of the client, plus what services show beside a link: a title, a text and
a picture, in the language of whoever shares it. The page itself goes on with its own script. A
fragment would never reach the server, which is why these links have paths.
"""

import html
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from heckmeck.cards import HEIGHT, WIDTH
from heckmeck.locale import FALLBACK, language_of
from heckmeck.server.refusal import Refusal
from heckmeck.server.services import Services
from heckmeck.server.tables.previews import (
    Preview,
    daily_preview,
    general_preview,
    table_preview,
)
from heckmeck.server.web.gate import visitor_group
from heckmeck.server.web.static_files import ClientFiles, file_response, page_file
from heckmeck.server.web.table_lookup import find_visible_table
from heckmeck.server.workers.pool import WorkerFailed

PICTURE = "card.png"
PNG = "image/png"
AN_HOUR, A_DAY = 3600, 86400
NO_INDEX = {"x-robots-tag": "noindex"}

AnyRequest = Request[Any, Any, State]


class Shown(NamedTuple):
    preview: Preview
    path: str  # without a query
    age: int  # seconds for which the picture stays true
    private: bool


class Previews:
    def __init__(self, services: Services, files: ClientFiles) -> None:
        self._services = services
        self._files = files

    def handlers(self) -> list[HTTPRouteHandler]:
        table_paths = ["/t/{key:str}", "/g/{key:str}"]

        @route(["/", "/daily"], http_method=["GET", "HEAD"], include_in_schema=False)
        async def page(request: AnyRequest) -> Response[bytes]:
            return self._page(request, self._general(request))

        @route(
            [f"/{PICTURE}", f"/daily/{PICTURE}"],
            http_method=["GET", "HEAD"],
            include_in_schema=False,
        )
        async def picture(request: AnyRequest) -> Response[bytes]:
            return await self._picture(request, self._general(request))

        @route(table_paths, http_method=["GET", "HEAD"], include_in_schema=False)
        async def table_page(request: AnyRequest) -> Response[bytes]:
            return self._page(request, await self._table(request))

        @route(
            [f"{path}/{PICTURE}" for path in table_paths],
            http_method=["GET", "HEAD"],
            include_in_schema=False,
        )
        async def table_picture(request: AnyRequest) -> Response[bytes]:
            return await self._picture(request, await self._table(request))

        return [page, picture, table_page, table_picture]

    def _general(self, request: AnyRequest) -> Shown:
        language = _language(request)
        if request.scope["path"].startswith("/daily"):
            return Shown(daily_preview(language), "/daily", A_DAY, private=False)
        return Shown(general_preview(language), "/", A_DAY, private=False)

    async def _table(self, request: AnyRequest) -> Shown:
        """The table in the path, if anybody with the link may see it; otherwise the game itself.

        A wrong code costs a guess, like everywhere. Whoever has none left gets the game itself too.
        """
        language, key = _language(request), request.path_params["key"]
        path = request.scope["path"].removesuffix(f"/{PICTURE}")
        try:
            live = await find_visible_table(
                self._services.tables,
                self._services.guesses,
                key,
                visitor_group(request.scope),
                None,
            )
        except Refusal:
            return Shown(general_preview(language), path, 0, private=True)
        age = A_DAY if live.table.lifecycle == "finished" else 0
        return Shown(table_preview(live.table, language), path, age, private=True)

    def _page(self, request: AnyRequest, shown: Shown) -> Response[bytes]:
        page = self._files.page().content.decode()
        language = shown.preview.card.language
        page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
        tags = _tags(shown, self._address(request))
        page = page.replace("<title>", f"{tags}<title>", 1)
        response = file_response(page_file(page.encode()), request)
        if shown.private:
            response.headers.update(NO_INDEX)
        return response

    async def _picture(self, request: AnyRequest, shown: Shown) -> Response[bytes]:
        address = visitor_group(request.scope)
        try:
            picture = await self._services.workers.paint(address, shown.preview.card)
        except WorkerFailed:
            raise Refusal("broken") from None
        headers = {"cache-control": f"public, max-age={shown.age}" if shown.age else "no-cache"}
        return Response(picture, media_type=PNG, headers={**headers, **NO_INDEX})

    def _address(self, request: AnyRequest) -> str:
        """Where people reach this server, without a slash at the end."""
        known = self._services.public_url
        return (known or f"{request.url.scheme}://{request.headers['host']}").rstrip("/")


def _language(request: AnyRequest) -> str:
    return language_of(request.query_params.get("lang", "")[:20]) or FALLBACK


def _tags(shown: Shown, address: str) -> str:
    """Everything is escaped: names of people and the address come from outside."""
    preview, language = shown.preview, shown.preview.card.language
    link = f"{address}{shown.path}?lang={language}"
    picture = f"{address}{shown.path.rstrip('/')}/{PICTURE}?lang={language}"
    properties = {
        "og:site_name": "heckmeck",
        "og:type": "website",
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": link,
        "og:image": picture,
        "og:image:type": PNG,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    tags = [
        f'<meta property="{name}" content="{html.escape(value)}" />'
        for name, value in properties.items()
    ]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    if shown.private:
        tags.append('<meta name="robots" content="noindex" />')
    return "".join(f"{tag}\n    " for tag in tags)
