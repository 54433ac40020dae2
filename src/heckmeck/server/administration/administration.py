"""Carries out what an operator asks for, and logs it in the store first."""

from heckmeck.rules import HeckmeckError
from heckmeck.server.administration.requests import (
    AdminAnswer,
    AdminPerson,
    AdminRequest,
    AdminTable,
    BanPerson,
    CloseTable,
    ListActions,
    ListPeople,
    ListTables,
    LoggedAction,
    RenamePerson,
    UnbanPerson,
)
from heckmeck.server.logs import log
from heckmeck.server.names import clean_name, clean_text
from heckmeck.server.people import People
from heckmeck.server.refusal import Refusal
from heckmeck.server.store.interface import AdminAction, InDoubt, Person, Store, StoredIdentity
from heckmeck.server.tables.departures import close_table
from heckmeck.server.tables.tables import Tables

LIST_LENGTH = 1000
MAX_REASON = 200  # characters


class AdminProblem(HeckmeckError):
    """The operator asks for something that does not exist or makes no sense."""


class Administration:
    """The operator's view of a server."""

    def __init__(self, store: Store, tables: Tables, people: People) -> None:
        self._store = store
        self._tables = tables
        self._people = people

    async def answer(self, request: AdminRequest) -> AdminAnswer:
        """Raises `AdminProblem`."""
        try:
            return await self._answer(request)
        except Refusal as refusal:  # a full disk, for example
            raise AdminProblem("admin-refused", why=refusal.sentence) from None
        except InDoubt:
            raise AdminProblem("admin-in-doubt") from None

    async def _answer(self, request: AdminRequest) -> AdminAnswer:
        match request:
            case ListTables(every):
                return AdminAnswer(tables=await self._list_tables(every))
            case ListPeople(name):
                found = await self._store.people.search(name, LIST_LENGTH)
                return AdminAnswer(people=[_shown(each) for each in found])
            case ListActions(limit):
                actions = await self._store.people.actions(limit)
                return AdminAnswer(actions=[LoggedAction(*each) for each in actions])
            case CloseTable():
                await self._close(request)
            case RenamePerson(operator, person, name, reason):
                identity = await self._person(person)
                try:
                    name = clean_name(name)
                except Refusal:
                    raise AdminProblem("name-empty") from None
                await self._log(operator, "rename", str(person), reason)
                await self._people.rename(StoredIdentity(identity.id, identity.name), name)
            case BanPerson(operator, person, reason):
                await self._person(person)
                reason = clean_text(reason, MAX_REASON)
                await self._log(operator, "ban", str(person), reason)
                await self._people.ban(person, reason)
            case UnbanPerson(operator, person, reason):
                if (await self._person(person)).ban is None:
                    raise AdminProblem("admin-not-banned", person=person)
                await self._log(operator, "unban", str(person), reason)
                await self._people.unban(person)
        return AdminAnswer()

    async def _list_tables(self, every: bool) -> list[AdminTable]:
        return [
            AdminTable(
                summary.id,
                summary.code,
                summary.lifecycle,
                summary.title,
                summary.players,
                owner,
                public,
                summary.created,
                summary.updated,
                self._tables.count_connections(summary.id),
            )
            for summary, owner, public in await self._store.all_tables(every, LIST_LENGTH)
        ]

    async def _close(self, request: CloseTable) -> None:
        try:
            live = await self._tables.find(request.table)
        except Refusal:
            raise AdminProblem("admin-no-table", table=request.table[:60]) from None
        table = live.table
        if not close_table(table):
            raise AdminProblem("admin-closed", table=request.table, lifecycle=table.lifecycle)
        await self._log(request.operator, "close", table.id, request.reason)
        await self._tables.extend(live, close_table)

    async def _person(self, identity_id: int) -> Person:
        person = await self._store.people.find(identity_id)
        if person is None:
            raise AdminProblem("admin-no-person", person=identity_id)
        return person

    async def _log(self, operator: str, action: str, subject: str, details: str) -> None:
        log.info("admin_action", action=action, subject=subject)
        action_row = AdminAction(
            self._tables.clock.wall(),
            clean_text(operator, 60),
            action,
            subject,
            clean_text(details, MAX_REASON),
        )
        await self._store.people.log_action(action_row)


def _shown(person: Person) -> AdminPerson:
    return AdminPerson(
        person.id,
        person.name,
        person.created,
        person.devices,
        person.tables,
        person.ban is not None,
        person.ban,
    )
