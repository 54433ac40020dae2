"""Which nodes run, who is at which table through them, and who takes care of a table.

Every node computes this by itself, from what it hears.
"""

from hashlib import blake2b
from time import monotonic

from heckmeck.server.store.nodes import News, Present
from heckmeck.server.store.postgres.leases import FORGET_AFTER


class Whereabouts:
    """As one node knows them."""

    def __init__(self, *, has_duties: bool = True) -> None:
        self.id = 0  # of this node
        self.has_duties = has_duties
        self.shown: dict[str, Present] = {}  # through this node
        self._members: dict[int, bool] = {}  # the nodes that run, and whether they are leaving
        # What others have said stays known for a while after they are gone: if a node was only
        # slow, it does not say it again.
        self._elsewhere: dict[str, dict[int, Present]] = {}
        self._gone: dict[int, float] = {}  # when nodes were last seen

    def others(self) -> set[int]:
        return self._members.keys() - {self.id}

    def elsewhere(self, table: str) -> list[Present]:
        nodes = self._elsewhere.get(table, {})
        return [nodes[node] for node in nodes.keys() & self.others()]

    def is_caretaker(self, table: str) -> bool:
        if not self.has_duties:
            return False
        there = self._working() & self._elsewhere.get(table, {}).keys()
        if table in self.shown:
            there.add(self.id)
        candidates = there or self._working() | {self.id}
        return max(candidates, key=lambda node: _weight(table, node)) == self.id

    def _working(self) -> set[int]:
        return {node for node, leaving in self._members.items() if not leaving}

    def take_members(self, members: dict[int, bool]) -> bool:
        """Whether that changes who takes care of tables, or who is there."""
        working, before = self._working(), self._members
        self._members = members
        gone = before.keys() - members.keys()
        self._gone.update(dict.fromkeys(gone, monotonic()))
        return self._working() != working or any(
            nodes.keys() & gone for nodes in self._elsewhere.values()
        )

    def hear(self, news: News) -> bool:
        """Note what a node says; whether it is a change of the nodes themselves.

        A node that says something runs. Whether it works, the next beat tells.
        """
        known = self._members.get(news.node)
        for table, present in news.presence.items():
            nodes = self._elsewhere.setdefault(table, {})
            if present is not None:
                nodes[news.node] = present
                continue
            nodes.pop(news.node, None)
            if not nodes:
                del self._elsewhere[table]
        if known is None or (news.leaving and not known):
            return self.take_members({**self._members, news.node: True})
        return False

    def replace(self, elsewhere: dict[str, dict[int, Present]]) -> None:
        """All that others have said is this."""
        self._elsewhere = elsewhere

    def forget_lost_nodes(self) -> None:
        oldest = monotonic() - FORGET_AFTER.total_seconds()
        lost = {node for node, at in self._gone.items() if at < oldest} - self._members.keys()
        if not lost:
            return
        self._gone = {node: at for node, at in self._gone.items() if node not in lost}
        kept = {
            table: {node: present for node, present in nodes.items() if node not in lost}
            for table, nodes in self._elsewhere.items()
        }
        self._elsewhere = {table: nodes for table, nodes in kept.items() if nodes}


def _weight(table: str, node: int) -> bytes:
    """The node with the highest weight takes care of a table. When a node goes, only its own
    tables change hands."""
    return blake2b(f"{table} {node}".encode(), digest_size=8).digest()
