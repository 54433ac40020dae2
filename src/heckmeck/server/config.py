"""What a server allows. The defaults suit people; benchmarks and big servers change them."""

from dataclasses import dataclass, fields

MOST = 1_000_000_000  # more than anybody needs, and safe to calculate with


@dataclass(frozen=True, slots=True)
class Limits:
    """Times are in seconds. A rate is a burst, and so many per second after it.

    Raises `ValueError` for a number that no server could work with.
    """

    # a connection
    connections: int = 10_000
    connections_per_address: int = 300
    connections_per_identity: int = 30  # sockets of tables, as the next one
    anonymous_per_address: int = 60
    write_time: float = 10  # how long a client may not read before it is disconnected
    # HTTP
    request_line_bytes: int = 2048
    header_bytes: int = 8192  # the request line and all headers
    header_count: int = 64
    body_bytes: int = 400_000  # of a record to replay; other bodies are smaller
    request_time: float = 20  # until a request has arrived
    keep_alive_time: float = 15  # between two requests
    # sockets of tables
    frame_bytes: int = 8192
    hello_time: float = 10
    silent_time: float = 75
    control_burst: int = 10  # pings, pongs and parts of messages per connection
    control_rate: float = 1
    # rates
    message_burst: int = 60  # per identity; per connection of somebody without one
    message_rate: float = 20
    reaction_burst: int = 4
    reaction_rate: float = 0.5
    hint_burst: int = 10  # hints per identity
    hint_rate: float = 1
    hints_waiting: int = 4  # hints of one identity that are being computed or wait for it
    hint_seconds: float = 20  # of CPU time per identity and minute
    jobs_waiting: int = 500  # hints that are being computed or wait for it
    request_burst: int = 200  # HTTP requests and sockets per address
    request_rate: float = 20
    identity_request_burst: int = 100  # HTTP requests per identity
    identity_request_rate: float = 10
    export_burst: int = 3  # exports of personal data per identity
    export_rate: float = 0.01
    identity_burst: int = 30  # new identities per address
    identity_rate: float = 0.02
    miss_burst: int = 30  # wrong table codes per address
    miss_rate: float = 0.1
    total_miss_burst: int = 1000  # wrong table codes from all addresses
    total_miss_rate: float = 5
    replays_waiting: int = 20  # records that are replayed or wait for it
    cards_waiting: int = 20  # pictures that are painted or wait for it
    # tables
    tables_per_identity: int = 30  # open or running
    log_entries: int = 20_000  # per table; half of them are reserved for moves
    public_tables_per_identity: int = 3  # open ones
    public_seats_per_identity: int = 3  # open public tables of others at which one may sit
    seats_per_public_table: int = 2  # at one of them
    newcomer_burst: int = 10  # public seats and tables of new identities, per address
    newcomer_rate: float = 0.01
    vote_wait: float = 60  # how long a player may think before others can call a bot by vote
    vote_wait_alone: float = 300  # the same if only one person is waiting
    vote_wait_away: float = 5  # the same if the player is not even connected
    flood_refusals: int = 500  # refusals in `flood_time` that are worth a line in the log
    flood_time: float = 60
    open_days: float = 2  # until an open table is abandoned
    idle_days: float = 60  # until a running table without a move is abandoned
    rematch_time: float = 10  # for players to come to the table made by "play again"
    reveal_time: float = 10  # for players to reveal their nonces when a game starts

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            may_be_zero = field.name.endswith("_rate")  # a burst that never comes back
            # NaN is not in any range.
            if not 0 <= value <= MOST or (value == 0 and not may_be_zero):
                least = "at least" if may_be_zero else "more than"
                raise ValueError(f"{field.name} must be {least} 0 and at most {MOST}, not {value}")
