"""Who is where, and who takes care of a table, as the nodes compute it from what they hear."""

from heckmeck.server.store.nodes import News, Present
from heckmeck.server.store.postgres.whereabouts import Whereabouts

TABLES = [f"table-{number}" for number in range(200)]


def node(number: int, *others: int) -> Whereabouts:
    known = Whereabouts()
    known.id = number
    known.take_members(dict.fromkeys((number, *others), False))
    return known


def caretakers(nodes: list[Whereabouts], table: str) -> list[int]:
    return [each.id for each in nodes if each.is_caretaker(table)]


def test_every_table_has_exactly_one_caretaker() -> None:
    nodes = [node(1, 2, 3), node(2, 1, 3), node(3, 1, 2)]
    chosen = [caretakers(nodes, table) for table in TABLES]
    assert all(len(each) == 1 for each in chosen)
    assert len({each[0] for each in chosen}) == 3


def test_only_the_tables_of_a_node_that_goes_change_hands() -> None:
    before = [caretakers([node(1, 2, 3), node(2, 1, 3), node(3, 1, 2)], each) for each in TABLES]
    after = [caretakers([node(1, 2), node(2, 1)], each) for each in TABLES]
    assert all(new == old for old, new in zip(before, after, strict=True) if old != [3])
    assert all(len(each) == 1 for each in after)


def test_a_node_where_somebody_is_takes_care_of_a_table() -> None:
    for table in TABLES[:20]:
        here, there = node(1, 2), node(2, 1)
        there.shown[table] = Present(players=[7])
        here.hear(News(node=2, presence={table: Present(players=[7])}))
        assert caretakers([here, there], table) == [2]
        here.take_members({1: False, 2: True})  # it is leaving
        assert here.is_caretaker(table)
        assert here.elsewhere(table) == [Present(players=[7])]


def test_who_was_at_a_node_that_is_gone_is_gone() -> None:
    here = node(1, 2)
    here.hear(News(node=2, presence={"t": Present(players=[7])}))
    assert here.take_members({1: False})
    assert here.elsewhere("t") == []
    assert here.is_caretaker("t")


def test_a_node_that_was_only_slow_need_not_say_everything_again() -> None:
    here = node(1, 2)
    here.hear(News(node=2, presence={"t": Present(players=[7])}))
    here.take_members({1: False})
    here.take_members({1: False, 2: False})
    assert here.elsewhere("t") == [Present(players=[7])]


def test_a_new_node_is_heard_at_once_but_works_only_once_the_database_says_so() -> None:
    here = node(1)
    here.hear(News(node=9, presence={"t": Present(players=[7])}))
    assert here.elsewhere("t") == [Present(players=[7])]
    assert all(here.is_caretaker(table) for table in TABLES)


def test_a_tool_never_takes_care_of_a_table() -> None:
    tool = Whereabouts(has_duties=False)
    tool.id = 5
    assert not tool.is_caretaker("t")
    here = node(1)
    here.take_members({1: False, 5: True})
    here.hear(News(node=5, log={"t": 3}))
    assert all(here.is_caretaker(table) for table in TABLES)
