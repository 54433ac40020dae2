"""What an operator asks for, and the answers. They never leave this machine."""

from msgspec import Struct


class _Request(Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class ListTables(_Request, tag="tables"):
    """Open and running tables; `every`: also finished and abandoned ones."""

    every: bool = False


class CloseTable(_Request, tag="close"):
    operator: str
    table: str  # its id or its code
    reason: str = ""


class ListPeople(_Request, tag="people"):
    name: str = ""  # a part of it


class RenamePerson(_Request, tag="rename"):
    operator: str
    person: int
    name: str
    reason: str = ""


class BanPerson(_Request, tag="ban"):
    operator: str
    person: int
    reason: str = ""  # the person reads it


class UnbanPerson(_Request, tag="unban"):
    operator: str
    person: int
    reason: str = ""


class ListActions(_Request, tag="log"):
    limit: int = 100


AdminRequest = (
    ListTables | CloseTable | ListPeople | RenamePerson | BanPerson | UnbanPerson | ListActions
)


class AdminTable(Struct):
    """A table as operators see it."""

    id: str
    code: str
    lifecycle: str
    title: str | None
    players: list[str | None]
    owner: int | None
    public: bool
    created: int  # milliseconds since 1970, like all times here
    updated: int
    connections: int


class AdminPerson(Struct):
    id: int
    name: str
    created: int
    devices: int
    tables: int
    banned: bool
    reason: str | None


class LoggedAction(Struct):
    at: int
    operator: str
    action: str
    subject: str
    details: str


class AdminAnswer(Struct, omit_defaults=True):
    """The lists that were asked for, or the code of what is wrong."""

    tables: list[AdminTable] = []
    people: list[AdminPerson] = []
    actions: list[LoggedAction] = []
    problem: str | None = None  # a code of the catalogues
    details: dict[str, str] = {}
