"""The files of the browser client, kept in memory. Without them a plain page says so."""

import gzip
import mimetypes
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

FOLDER = "web_dist"
SMALLEST_ZIP = 1000

MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>heckmeck</title>
<h1>heckmeck</h1><p>The game server is running. This installation has no browser client;
<code>docs/protocol.md</code> says how other clients talk to it.</p></html>
"""

Headers = list[tuple[bytes, bytes]]


class File(NamedTuple):
    kind: bytes
    tag: bytes
    plain: bytes
    zipped: bytes | None
    lasting: bool  # its name changes with its content


class Site:
    """All files by path. Any other path without a dot is a view of the one page."""

    def __init__(self, found: dict[str, File]) -> None:
        self._files = found

    @classmethod
    def find(cls) -> "Site":
        """The files that came with this installation."""
        return cls.read(Path(str(files("heckmeck"))) / FOLDER)

    @classmethod
    def read(cls, folder: Path) -> "Site":
        return cls(
            {
                "/" + path.relative_to(folder).as_posix(): _file(path, folder)
                for path in sorted(folder.rglob("*"))
                if path.is_file()
            }
        )

    def answer(
        self, method: str, path: str, headers: dict[bytes, bytes]
    ) -> tuple[int, Headers, bytes]:
        if method not in ("GET", "HEAD"):
            return 405, [(b"allow", b"GET, HEAD"), (b"content-length", b"0")], b""
        file = self._files.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            file = self._files.get("/index.html", _page(MISSING))
        if file is None:
            return 404, [(b"content-type", b"text/plain"), (b"content-length", b"9")], b"not found"
        caching = b"public, max-age=31536000, immutable" if file.lasting else b"no-cache"
        told: Headers = [
            (b"content-type", file.kind),
            (b"etag", file.tag),
            (b"cache-control", caching),
            (b"vary", b"accept-encoding"),
        ]
        if headers.get(b"if-none-match") == file.tag:
            return 304, told, b""
        body = file.plain
        if file.zipped is not None and b"gzip" in headers.get(b"accept-encoding", b""):
            body = file.zipped
            told.append((b"content-encoding", b"gzip"))
        told.append((b"content-length", str(len(body)).encode()))
        return 200, told, b"" if method == "HEAD" else body


def _file(path: Path, folder: Path) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    textual = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
    if textual:
        kind += "; charset=utf-8"
    zipped = gzip.compress(data, mtime=0) if textual and len(data) > SMALLEST_ZIP else None
    lasting = path.relative_to(folder).parts[0] == "assets"
    return File(kind.encode(), _tag(data), data, zipped, lasting)


def _page(data: bytes) -> File:
    return File(b"text/html; charset=utf-8", _tag(data), data, None, False)


def _tag(data: bytes) -> bytes:
    return f'"{sha256(data).hexdigest()[:24]}"'.encode()
