"""What every connection needs to know."""

from typing import Any

import uvicorn

from heckmeck.server.config import Limits
from heckmeck.server.measurements import Measurements
from heckmeck.server.net.addresses import Networks
from heckmeck.server.rate_limits import LimitedCounter

ALL = "all"  # the key that counts every connection


class NetConfig(uvicorn.Config):
    """uvicorn's configuration and ours: it is all that uvicorn hands to a protocol it creates."""

    def __init__(
        self,
        app: Any,
        limits: Limits,
        proxies: Networks,
        measurements: Measurements,
        **options: Any,
    ) -> None:
        super().__init__(app, **options)
        self.measurements = measurements
        self.limits = limits
        self.proxies = proxies  # whose `X-Forwarded-For` is trusted
        self.connections = LimitedCounter(limits.connections)
        self.connections_by_address = LimitedCounter(limits.connections_per_address)
