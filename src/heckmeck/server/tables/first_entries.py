"""What a new table begins with: its settings, its owner, its bots."""

from heckmeck.bots.characters import CAST
from heckmeck.message import Message
from heckmeck.protocol.entries import Opened, Sat
from heckmeck.protocol.http import NewBot, NewTable
from heckmeck.server.forbidden_words import ForbiddenWords
from heckmeck.server.names import clean_text
from heckmeck.server.refusal import Refusal, unknown_bot
from heckmeck.server.store.interface import StoredIdentity
from heckmeck.server.tables.commands import seat_bot
from heckmeck.server.tables.table import Entries

MAX_TITLE = 60
PREFERRED_STAND_INS = ("normal", "cautious")


def first_entries(
    actor: StoredIdentity, wanted: NewTable, known: list[str], words: ForbiddenWords
) -> Entries:
    """What a table begins with. `known` are the bots there are. Raises `Refusal`."""
    settings = wanted.settings
    if settings.daily is not None:
        raise Refusal("bad_message", Message("server-daily"))
    if settings.title is not None:
        settings.title = clean_text(settings.title, MAX_TITLE) or None
        words.check(settings.title or "")
    if wanted.sit:
        words.check(actor.name)
    if settings.stand_in is None:
        preferred = [each for each in PREFERRED_STAND_INS if each in known]
        settings.stand_in = (*preferred, *known)[0]
    if settings.stand_in not in known:
        raise unknown_bot(settings.stand_in, known)
    if len(wanted.bots) + wanted.sit > settings.seats:
        raise Refusal("bad_message", Message("seats-too-few"))
    entries: Entries = [(actor.id, Opened(settings))]
    if wanted.sit:
        entries.append((actor.id, Sat(0, actor.name)))
    names = [actor.name if wanted.sit else None]
    bots = [NewBot(each) if isinstance(each, str) else each for each in wanted.bots]
    numbered = enumerate(bots, start=settings.seats - len(bots))
    # Those who are wanted come first, so that nobody else gets their names.
    for number, bot in sorted(numbered, key=lambda each: each[1].character is None):
        sat = seat_bot(number, bot.bot, bot.character, names, known)
        names.append(CAST[sat.character or ""].name)
        entries.append((None, sat))
    return entries
