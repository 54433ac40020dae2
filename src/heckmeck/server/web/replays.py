"""The answers to requests for a replay.

They are about 50 times as long as the record. So the worker process compresses them, and for a
client that does not understand that, they are unpacked piece by piece, as fast as it reads.
"""

import zlib
from collections.abc import AsyncIterator

from litestar import Response
from litestar.response import Stream

PIECE = 1 << 15  # bytes
GZIP_FORMAT = 16 + zlib.MAX_WBITS
JSON = "application/json"


def compressed_json(compressed: bytes, accepted: str) -> Response[bytes] | Stream:
    """An answer from JSON that is compressed already."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in accepted:
        headers["content-encoding"] = "gzip"
        return Response(compressed, media_type=JSON, headers=headers)
    return Stream(_unpacked(compressed), media_type=JSON, headers=headers)


async def _unpacked(compressed: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(GZIP_FORMAT)
    rest = compressed
    while rest:
        yield unpacking.decompress(rest, PIECE)
        rest = unpacking.unconsumed_tail
    yield unpacking.flush()
