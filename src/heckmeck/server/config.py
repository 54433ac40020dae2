"""What a server allows. Sized for people; a benchmark or a big server sets other numbers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Numbers, all of them; times in seconds. Rates are (burst, per second)."""

    frame_bytes: float = 8192
    hello_time: float = 10
    silent_time: float = 75
    write_time: float = 10  # how long a client may not read before its socket is cut
    message_burst: float = 60
    message_rate: float = 20
    reaction_burst: float = 4
    reaction_rate: float = 0.5
    hint_burst: float = 10
    hint_rate: float = 1
    request_burst: float = 200  # HTTP requests of one address
    request_rate: float = 20
    identity_burst: float = 30  # new identities of one address
    identity_rate: float = 0.02
    miss_burst: float = 30  # wrong table codes of one address
    miss_rate: float = 0.1
    connections_per_identity: float = 30
    connections_per_address: float = 300
    tables_per_identity: float = 30  # open or running
    open_days: float = 2  # an open table nobody starts is abandoned
    idle_days: float = 60  # so is a running one nobody moves at
