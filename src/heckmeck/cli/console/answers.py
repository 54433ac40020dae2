"""Short answers at the keyboard for legal moves."""

from heckmeck.cli.console import draw
from heckmeck.cli.say import say
from heckmeck.rules import (
    Fail,
    Keep,
    PlayerMove,
    Purchase,
    Reroll,
    Return,
    Rob,
    Roll,
    State,
    Stop,
    apply,
    points,
    stopping_gives,
    worms_on,
)
from heckmeck.rules.events import SpecialistPutBack, TileReturned


def answers(legal: tuple[PlayerMove, ...]) -> dict[str, PlayerMove]:
    """What to type for each legal move."""
    found: dict[str, PlayerMove] = {}
    for number, move in enumerate(legal, start=1):
        match move:
            case Roll(golden):
                found["g" if golden else "r"] = move
            case Keep(face):
                found[face] = move
            case Stop(lower):
                found["l" if lower else "s"] = move
            case Reroll():
                found["a"] = move
            case Fail():
                found["f"] = move
            case Rob() | Return():
                found[str(number)] = move
    return found


def describe(state: State, move: PlayerMove) -> str:
    """What a move would do, for the list of choices."""
    match move:
        case Roll(golden):
            return _roll_words(state, golden)
        case Keep(face):
            count = (state.dice.rolled or "").count(face)
            total = points(face * count) + state.dice.total
            return say("console-keep", dice=draw.dice(face * count), total=total)
        case Stop(lower):
            return stop_words(state, stopping_gives(state, lower))
        case Reroll():
            return say("console-reroll")
        case Fail():
            return say("console-accept")
        case Rob(player):
            return say("console-rob", name=draw.name(state, player))
        case Return(specialist):
            return say("console-return", specialist=specialist)


def stop_words(state: State, purchase: Purchase) -> str:
    """What stopping gives."""
    if purchase.tile is None:
        key = "console-stop-no_worm" if purchase.reason == "no_worm" else "console-stop-fail"
        return _with_cost(state, say(key))
    tile, worms = purchase.tile, worms_on(purchase.tile)
    if purchase.source is None:
        return say("console-stop-take", tile=tile, worms=worms)
    victim = draw.name(state, purchase.source)
    return say(f"console-stop-{purchase.result}", tile=tile, worms=worms, name=victim)


def _with_cost(state: State, stop: str) -> str:
    """These words, and what goes back to the grill if the player stops now and fails."""
    for event in apply(state, Stop()).events:
        if isinstance(event, TileReturned):
            return say("console-stop-costs-tile", stop=stop, tile=event.tile)
        if isinstance(event, SpecialistPutBack):
            return say("console-stop-costs-hen", stop=stop)
    return stop


def _roll_words(state: State, golden: bool | None) -> str:
    count = state.dice.white + state.dice.golden
    if golden is None:
        return say("console-roll", count=count)
    return say("console-roll-golden" if golden else "console-roll-white", count=count)


def understand(text: str, choices: dict[str, PlayerMove]) -> PlayerMove | None:
    """The move a person means: its key, or the first letter of a word for it."""
    typed = text.strip().lower()
    if typed in choices:
        return choices[typed]
    if not typed and list(choices.values()) == [Roll()]:
        return choices["r"]  # Enter rolls where nothing else can be done
    return choices.get(meant(typed))


def meant(typed: str) -> str:
    """The key that a word stands for: `stop` or its word in the language spoken is `s`."""
    for key in "wrsafglq?":
        if typed in say(f"console-word-{'help' if key == '?' else key}").split():
            return key
    return typed.removeprefix(say("console-word-keep")).strip()
