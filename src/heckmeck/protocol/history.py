"""What people see of the games they have finished: the list, and their statistics."""

from msgspec import Struct

from heckmeck.protocol.http import TableSummary


class PlayedGame(TableSummary, kw_only=True):
    """A finished game, seen by one of its players. `updated` is when it ended."""

    seat: int  # yours; the first one if you have several
    own_seats: int  # more than one: you shared your device with friends
    place: int  # 1 to the number of players; equal players share the better place
    won: bool  # alone or with others
    bot_turns: int  # turns that a bot played for you
    left: bool  # you left for good before the end


class GameList(Struct):
    """A page of your finished games, the latest first."""

    games: list[PlayedGame]
    total: int  # games that match, on all pages
    next: str | None  # ask with `before` for the following page; null: this is the last one
    pending: int  # older games that the server has yet to count; they will follow


class Figures(Struct):
    """Sums over some games. Divide by `games` or by `turns` for means and shares."""

    games: int
    won: int
    worms: int
    turns: int  # that you played yourself, not a bot for you
    fails: int  # of these turns
    steals: int  # tiles you took from others in these turns
    robbed: int  # tiles that others took from you


class StatisticsGame(Struct):
    """One game in a row of results."""

    id: str
    ended: int
    edition: str
    players: int
    place: int
    worms: int
    won: bool


class SpecialistFigures(Struct):
    """Games in which you held a specialist at any time, and how many of these you won."""

    games: int
    won: int


class Statistics(Struct):
    """Your games in figures, without games you left and games on a shared device."""

    total: Figures
    by_edition: dict[str, Figures]
    by_players: dict[str, Figures]  # the number of players
    by_company: dict[str, Figures]  # "people": with other people; "bots": only with bots
    places: dict[str, list[int]]  # by number of players: how often you were first, second, …
    worms: dict[str, int]  # how many games ended with so many worms
    specialists: dict[str, SpecialistFigures]
    recent: list[StatisticsGame]  # the latest games, oldest first
    best: StatisticsGame | None  # the one with the most worms
    longest_streak: int  # wins in a row
    current_streak: int
    stood_in: int  # games in which a bot played some of your turns; they count
    shared: int  # games on a shared device; it is not known which of the players you were
    left: int  # games you left before their end
    pending: int  # older games that the server has yet to count
