"""What a server allows. The defaults suit people; benchmarks and big servers change them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Times are in seconds. A rate is a burst, and so many per second after it."""

    frame_bytes: float = 8192
    hello_time: float = 10
    silent_time: float = 75
    write_time: float = 10  # how long a client may not read before it is disconnected
    message_burst: float = 60
    message_rate: float = 20
    reaction_burst: float = 4
    reaction_rate: float = 0.5
    hint_burst: float = 10
    hint_rate: float = 1
    request_burst: float = 200  # HTTP requests per address
    request_rate: float = 20
    identity_burst: float = 30  # new identities per address
    identity_rate: float = 0.02
    miss_burst: float = 30  # wrong table codes per address
    miss_rate: float = 0.1
    connections_per_identity: float = 30
    connections_per_address: float = 300
    tables_per_identity: float = 30  # open or running
    open_days: float = 2  # until an open table is abandoned
    idle_days: float = 60  # until a running table without a move is abandoned
