"""What a table looks like from outside: the title, the text and the picture beside a shared link.

Whoever has the link may see all of this anyway: who plays, who invites, how a game ended.
"""

import re
from datetime import UTC, datetime
from typing import NamedTuple

from heckmeck.cards import Card, CardPlayer, InvitationCard, ResultCard, WelcomeCard
from heckmeck.locale import Catalogue, catalogue
from heckmeck.rules import Seat, State, winners, worms_on
from heckmeck.server.tables.results import places
from heckmeck.server.tables.table import SeatState, Table

SEPARATOR = " · "


class Preview(NamedTuple):
    title: str
    text: str
    card: Card


def general_preview(language: str) -> Preview:
    """The game itself."""
    words = catalogue(language)
    return _welcome(language, words("card-welcome"), words("tagline"))


def daily_preview(language: str) -> Preview:
    words = catalogue(language)
    return _welcome(language, words("preview-daily"), words("preview-daily-is"))


def table_preview(table: Table, language: str) -> Preview:
    """An invitation, the game that is being played, or its result."""
    words = catalogue(language)
    if table.lifecycle == "open":
        return _invitation(table, words)
    if table.state is None or table.lifecycle == "abandoned":
        return general_preview(language)
    if table.lifecycle == "running":
        return _running(table, words)
    return _result(table, table.state, words)


def _welcome(language: str, title: str, text: str) -> Preview:
    return Preview(title, text, WelcomeCard(language, title, text))


def _invitation(table: Table, words: Catalogue) -> Preview:
    owned = table.seats_of(table.owner)
    host = table.seats[owned[0]].name if owned else None
    taken = tuple(seat.colour for seat in table.seats if seat.kind != "empty")
    free = tuple(seat.colour for seat in table.seats if seat.kind == "empty")
    edition = words(f"edition-{table.settings.edition}")
    return Preview(
        words("card-invitation-from", name=host) if host else words("card-invitation"),
        words("preview-invitation", edition=edition, free=words("card-free", count=len(free))),
        InvitationCard(words.language, edition, host, taken, free),
    )


def _running(table: Table, words: Catalogue) -> Preview:
    names = ", ".join(seat_name(seat, words) for seat in table.seats)
    edition = words(f"edition-{table.settings.edition}")
    text = words("preview-running", edition=edition, names=names)
    title = words("card-running")
    taken = tuple(seat.colour for seat in table.seats)
    return Preview(title, text, InvitationCard(words.language, edition, None, taken, (), title))


def _result(table: Table, state: State, words: Catalogue) -> Preview:
    card = _result_card(table, state, words)
    scores = ", ".join(
        words("preview-score", name=each.name, worms=each.worms) for each in card.players
    )
    won = [each.name for each in card.players if each.won]
    names = won[0] if len(won) == 1 else words("card-list", first=", ".join(won[:-1]), last=won[-1])
    title = words("card-won", names=names, count=len(won))
    if card.hero:
        seat, place = card.hero
        title = words("card-place", name=seat_name(table.seats[seat], words), place=place)
    return Preview(
        title,
        words(
            "preview-result",
            names=scores,
            edition=words(f"edition-{table.settings.edition}"),
            date=day_text(table.at, words),
        ),
        card,
    )


def _result_card(table: Table, state: State, words: Catalogue) -> ResultCard:
    won = winners(state)
    players = [
        CardPlayer(
            seat_name(seat, words),
            number,
            seat.colour,
            state.seats[number].score,
            state.seats[number].stack,
            number in won,
            seat.character,
            _extras(state.seats[number]),
        )
        for number, seat in enumerate(table.seats)
    ]
    players.sort(key=lambda each: (not each.won, -each.worms))
    # In a daily challenge only the person matters: everybody plays against the same bots.
    own = table.seats_of(table.owner) if table.settings.daily else []
    what = words("preview-daily" if own else f"edition-{table.settings.edition}")
    occasion = SEPARATOR.join((what, day_text(table.at, words)))
    hero = (own[0], places(state)[own[0]]) if own else None
    return ResultCard(words.language, occasion, tuple(players), hero)


def _extras(seat: Seat) -> tuple[tuple[str, int], ...]:
    """The worms of a player that are not on tiles, by what brought them."""
    others = seat.score - sum(map(worms_on, seat.stack)) - seat.bratworms
    extras = ("bratworm", seat.bratworms), (seat.specialist or "", others)
    return tuple((name, worms) for name, worms in extras if name and worms)


def seat_name(seat: SeatState, words: Catalogue) -> str:
    """The name of whoever sits there. A bot has one in every language."""
    name = seat.name or ""
    if seat.kind == "bot":
        bot, number = re.fullmatch(r"(.*?)(\s\d+)?", name, re.DOTALL).groups("")  # type: ignore[union-attr]
        if f"bot-{bot}" in words:
            return words(f"bot-{bot}") + number
    return name


def day_text(at: int, words: Catalogue) -> str:
    """The day of a moment, in this language."""
    day = datetime.fromtimestamp(at / 1000, UTC)
    return words("card-date", day=str(day.day), month=day.month, year=str(day.year))
