"""The files of the browser client, kept in memory. Without them a plain page says so.

The framework's own static file handler is too slow here. It compresses on every request (about
30 ms of the event loop for the largest script, against 0.01 ms for bytes compressed once), never
answers 304, and cannot serve one page for every view of the client. So the framework routes the
requests, and only the table of files is ours.
"""

import gzip
import mimetypes
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

FOLDER = "web_dist"
MIN_COMPRESSED_SIZE = 1000  # bytes

MISSING_PAGE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>heckmeck</title>
<h1>heckmeck</h1><p>The game server is running. This installation has no browser client;
<code>docs/protocol.md</code> says how other clients talk to it.</p></html>
"""


class StaticFile(NamedTuple):
    media_type: str
    etag: str
    content: bytes
    compressed: bytes | None
    immutable: bool  # its name changes with its content


class ClientFiles:
    """All files by path. Any other path without a dot is a view of the one page."""

    def __init__(self, files: dict[str, StaticFile]) -> None:
        self._files = files

    @classmethod
    def installed(cls) -> "ClientFiles":
        """The files that came with this installation."""
        return cls.read(Path(str(files("heckmeck"))) / FOLDER)

    @classmethod
    def read(cls, folder: Path) -> "ClientFiles":
        return cls(
            {
                "/" + path.relative_to(folder).as_posix(): _read_file(path, folder)
                for path in sorted(folder.rglob("*"))
                if path.is_file()
            }
        )

    def find(self, path: str) -> StaticFile | None:
        file = self._files.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            file = self.page()
        return file

    def page(self) -> StaticFile:
        """The one page."""
        return self._files.get("/index.html", page_file(MISSING_PAGE))

    def handler(self) -> HTTPRouteHandler:
        """The route of every path that no other route takes."""

        @route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False)
        async def serve_file(request: Request[Any, Any, State]) -> Response[bytes]:
            file = self.find(request.scope["path"])
            if file is None:
                raise NotFoundException
            return file_response(file, request)

        return serve_file


def file_response(file: StaticFile, request: Request[Any, Any, State]) -> Response[bytes]:
    headers = {
        "etag": file.etag,
        "cache-control": "public, max-age=31536000, immutable" if file.immutable else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.compressed
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.media_type)


def _read_file(path: Path, folder: Path) -> StaticFile:
    content = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        media_type = "application/manifest+json"
    textual = media_type.startswith("text/") or media_type.endswith(("javascript", "json", "xml"))
    compress = textual and len(content) > MIN_COMPRESSED_SIZE
    return StaticFile(
        media_type,
        _etag(content),
        content,
        gzip.compress(content, mtime=0) if compress else None,
        immutable=path.relative_to(folder).parts[0] == "assets",
    )


def page_file(content: bytes) -> StaticFile:
    compressed = gzip.compress(content, mtime=0) if len(content) > MIN_COMPRESSED_SIZE else None
    return StaticFile("text/html", _etag(content), content, compressed, immutable=False)


def _etag(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:24]}"'
