"""What the nodes of a server know of each other.

A node is a process that serves tables. All nodes of a server share one store. A node that has an
embedded store is the only one.
"""

from typing import NamedTuple, Protocol

from msgspec import Struct


class Present(Struct, omit_defaults=True, frozen=True):
    """Who is at a table through one node. Times are uptimes."""

    players: list[int] = []  # identities with a seat
    others: int = 0  # sockets of everybody else
    since: int = 0  # when a player came to the table after a time without any
    gone: dict[int, int] = {}  # when players who left were last seen
    shut_out: list[str] = []  # disguised addresses of people who were removed


class Reaction(NamedTuple):
    """Somebody at a table reacted."""

    table: str
    seat: int
    reaction: str


class News(Struct, omit_defaults=True):
    """What one node tells the others. Nodes of other versions skip what they do not know."""

    node: int = 0
    log: dict[str, int] = {}  # tables with new entries, and their versions
    tables: list[str] = []  # were deleted, or entries of them were replaced
    people: list[int] = []  # were renamed, banned or deleted, or lost a device
    presence: dict[str, Present | None] = {}  # None: nobody is there any more
    reactions: list[Reaction] = []
    used: dict[str, float] = {}  # what was taken from limits, by limit and key
    counts: dict[str, int] = {}  # how many there are now of what is limited, by limit and key
    leaving: bool = False  # this node takes care of no table any more


class Listener(Protocol):
    """Whoever wants to know what other nodes do. Calls come one after another."""

    async def hear(self, news: News) -> None:
        """What several nodes have told, except `counts`. Raises `Refusal`: then it starts over."""
        ...

    def hear_counts(self, node: int, counts: dict[str, int]) -> None: ...

    def start_over(self) -> None:
        """News may have been missed: whatever is in memory may be out of date."""
        ...

    def nodes_changed(self) -> None:
        """A node came, or is gone."""
        ...


class Nodes(Protocol):
    """The other nodes, seen from one of them."""

    @property
    def alone(self) -> bool:
        """Whether there can be no others."""
        ...

    def others(self) -> set[int]:
        """The other nodes that run."""
        ...

    def is_caretaker(self, table: str) -> bool:
        """Whether this node does what the table does by itself.

        Only to save work: two nodes that both believe so try to extend the log at the same
        version, and the store accepts one of them.
        """
        ...

    def elsewhere(self, table: str) -> list[Present]:
        """Who is at a table through other nodes."""
        ...

    def show(self, table: str, present: Present | None) -> None:
        """Tell the others who is at a table through this node."""
        ...

    def tell(self, news: News) -> None:
        """Tell the others soon. It is lost if this node or the store fails."""
        ...

    def listen(self, listener: Listener) -> None: ...

    def start_over(self) -> None:
        """Something that others did could not be read."""
        ...

    async def leave(self) -> None:
        """Take care of no table any more: this node is about to stop."""
        ...

    def disguise(self, text: str) -> str:
        """The same for all nodes, and nobody else can tell what it was."""
        ...


class OnlyNode:
    """There are no others."""

    alone = True

    def others(self) -> set[int]:
        return set()

    def is_caretaker(self, table: str) -> bool:  # noqa: ARG002
        return True

    def elsewhere(self, table: str) -> list[Present]:  # noqa: ARG002
        return []

    def show(self, table: str, present: Present | None) -> None:
        pass

    def tell(self, news: News) -> None:
        pass

    def listen(self, listener: Listener) -> None:
        pass

    def start_over(self) -> None:
        pass

    async def leave(self) -> None:
        pass

    def disguise(self, text: str) -> str:
        return text
