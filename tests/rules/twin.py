"""A second, independent implementation of the rules, for comparison only.

Written from the rules page and the record page alone. It knows nothing of the package: it works
on plain mutable dictionaries shaped like the position of the record page, eats record lines as
they stand in a file, and follows the rows of the rules literally, slowly and in their order.
Where it and the engine disagree, one of them misreads a row.
"""

from __future__ import annotations

from typing import Any

Game = dict[str, Any]
Line = dict[str, Any]

FACES = "12345w"
HOME = {
    "canned_worm": 11,
    "hen": 21,
    "raven": 23,
    "weasel": 25,
    "golden_die": 27,
    "apple": 29,
}
DEFAULTS = {"steal": "required", "returned_highest": "stays", "golden_die": "ones_and_worms"}


class Refused(Exception):
    """The line is not a move of this position."""


# ------------------------------------------------------------------ setting up


def start(header: Line) -> Game:
    special = header["edition"] == "specialists"
    grill: dict[int, Any] = {}
    for tile in ([11, 13] if special else []) + list(range(21, 37)):
        grill[tile] = {"up": True, "specialist": None}
    if special:
        for name, tile in HOME.items():
            grill[tile]["specialist"] = name
    game: Game = {
        "edition": header["edition"],
        "options": {**DEFAULTS, **header.get("options", {})},
        "turn": 1,
        "player": header.get("first", 0),
        "grill": grill,
        "players": [
            {"name": name, "stack": [], "specialist": None, "bratworms": 0}
            for name in header["players"]
        ],
        "supply": 7 if special else 0,
        "removed": [],
        "over": False,
        "winners": [],
    }
    fresh_turn(game)
    return game


def resume(header: Line, position: dict[str, Any]) -> Game:
    """A game at the start of a turn, as a position shows it."""
    game = start(header)
    for key in ("turn", "player", "supply"):
        game[key] = position[key]
    game["removed"] = list(position["removed"])
    game["grill"] = {
        place["tile"]: {"up": place["up"], "specialist": place["specialist"]}
        for place in position["grill"]
    }
    for player, shown in zip(game["players"], position["players"], strict=True):
        player["stack"] = list(shown["stack"])
        player["specialist"] = shown["specialist"]
        player["bratworms"] = shown["bratworms"]
    fresh_turn(game)
    return game


def fresh_turn(game: Game) -> None:
    game["phase"] = "roll"
    game["aside"] = []
    game["white"] = 8  # white dice not set aside
    game["gold"] = "undecided" if me(game)["specialist"] == "golden_die" else "out"
    game["rolled"] = None  # list of white faces
    game["shows"] = None  # face of the golden die in that roll
    game["weasel_used"] = False
    game["gained"] = None  # a second specialist, until one is put back
    game["raven_flies"] = False


def me(game: Game) -> dict[str, Any]:
    player: dict[str, Any] = game["players"][game["player"]]
    return player


def others(game: Game) -> list[int]:
    return [seat for seat in range(len(game["players"])) if seat != game["player"]]


# ------------------------------------------------------------------ looking


def face_up(game: Game) -> list[int]:
    return sorted(tile for tile, place in game["grill"].items() if place["up"])


def points(faces: list[str]) -> int:
    return sum(5 if face == "w" else int(face) for face in faces)


def showing(game: Game) -> list[str]:
    faces = list(game["rolled"] or [])
    if game["shows"] is not None:
        faces.append(game["shows"])
    return sorted(faces)


def fresh_faces(game: Game) -> list[str]:
    return [face for face in FACES if face in showing(game) and face not in game["aside"]]


def weasel_ready(game: Game) -> bool:
    return me(game)["specialist"] == "weasel" and not game["weasel_used"]


def worms_of(tile: int) -> int:
    if tile in (11, 13):
        return 1
    if tile <= 24:
        return 1
    if tile <= 28:
        return 2
    return 3 if tile <= 32 else 4


def score(player: dict[str, Any]) -> int:
    tiles = sum(worms_of(tile) for tile in player["stack"])
    apple = 3 if player["specialist"] == "apple" else 0
    return int(tiles + player["bratworms"] + apple)


def purchase(game: Game) -> dict[str, Any]:
    """What stopping now would do: keys `exact`, `victim`, `lower`, or none of them: a failure."""
    total = points(game["aside"])
    worm = "w" in game["aside"]
    if not worm and me(game)["specialist"] == "canned_worm":  # B3
        worm, total = True, total + 5
    if not worm:
        return {}
    if total in face_up(game):  # C1
        return {"exact": total}
    if total in (11, 13):  # C3
        return {}
    result: dict[str, Any] = {}
    for seat in others(game):  # C2
        stack = game["players"][seat]["stack"]
        if stack and stack[-1] == total:
            result["victim"] = seat
    below = [tile for tile in face_up(game) if tile < total and tile not in (11, 13)]
    if below:  # C4
        result["lower"] = max(below)
    return result


def robbable(game: Game) -> list[int]:
    found = []
    for seat in others(game):
        player = game["players"][seat]
        if player["bratworms"] > 0 and player["specialist"] != "hen":
            found.append(seat)
    return found


def legal(game: Game) -> list[Line]:
    phase = game["phase"]
    if phase == "roll":
        if not game["aside"]:  # A1, B1
            if game["gold"] == "undecided":
                return [{"do": "roll", "golden": True}, {"do": "roll", "golden": False}]
            return [{"do": "roll"}]
        moves: list[Line] = [{"do": "stop"}]
        if game["options"]["steal"] == "optional":
            bought = purchase(game)
            if "victim" in bought and "lower" in bought:
                moves.append({"do": "stop", "take": "lower"})
        dice_left = game["white"] > 0 or game["gold"] == "in"
        if dice_left and len(set(game["aside"])) < 6:  # A4, A5
            moves.append({"do": "roll"})
        return moves
    if phase == "keep":
        moves = [{"do": "keep", "face": face} for face in fresh_faces(game)]
        if weasel_ready(game):  # B2
            if not moves:
                moves.append({"do": "fail"})
            moves.append({"do": "reroll"})
        return moves
    if phase == "rob":
        return [{"do": "rob", "player": seat} for seat in robbable(game)]
    if phase == "return":
        both = [me(game)["specialist"], game["gained"]]
        return [{"do": "return", "specialist": name} for name in both]
    return []


def position(game: Game) -> dict[str, Any]:
    keeping = game["phase"] == "keep"
    return {
        "edition": game["edition"],
        "turn": game["turn"],
        "player": game["player"],
        "phase": game["phase"],
        "grill": [{"tile": tile, **game["grill"][tile]} for tile in sorted(game["grill"])],
        "players": [
            {
                "name": player["name"],
                "stack": list(player["stack"]),
                "specialist": player["specialist"],
                "bratworms": player["bratworms"],
                "worms": score(player),
            }
            for player in game["players"]
        ],
        "supply": game["supply"],
        "removed": sorted(game["removed"]),
        "aside": "".join(sorted(game["aside"])),
        "total": points(game["aside"]),
        "rolled": "".join(showing(game)) if keeping else None,
        "golden": game["shows"] if keeping else None,
        "hand": {"white": game["white"], "golden": game["gold"] == "in"},
        "weasel_used": game["weasel_used"],
        "legal": legal(game),
        "over": game["over"],
        "winners": list(game["winners"]),
    }


# ------------------------------------------------------------------ moving


def play(game: Game, line: Line) -> None:
    """Change the game by one record line, or raise Refused and leave it alone."""
    line = {key: value for key, value in line.items() if key != "meta"}
    do = line.get("do")
    if do in ("roll", "reroll"):
        roll(game, line)
        return
    if line not in legal(game):
        raise Refused(line)
    if do == "keep":
        keep(game, line["face"])
    elif do == "stop":
        stop(game, lower="take" in line)
    elif do == "fail":
        fail(game)
    elif do == "rob":
        rob(game, line["player"])
    else:
        put_back_one(game, line["specialist"])


def roll(game: Game, line: Line) -> None:
    allowed = [move["do"] for move in legal(game)]
    if line["do"] not in allowed or set(line) - {"do", "dice", "golden"} or "dice" not in line:
        raise Refused(line)
    first = line["do"] == "roll" and not game["aside"]
    with_gold = "golden" in line
    if first and with_gold and game["gold"] != "undecided":
        raise Refused(line)
    if not first and with_gold != (game["gold"] == "in"):
        raise Refused(line)
    gold_faces = "1w" if game["options"]["golden_die"] == "ones_and_worms" else FACES
    if with_gold and line["golden"] not in list(gold_faces):
        raise Refused(line)
    dice = list(line["dice"])
    if len(dice) != game["white"] or any(face not in FACES for face in dice):
        raise Refused(line)
    if first:
        game["gold"] = "in" if with_gold else "out"
    if line["do"] == "reroll":
        game["weasel_used"] = True
    game["rolled"] = dice
    game["shows"] = line.get("golden")
    game["phase"] = "keep"
    if not fresh_faces(game) and not weasel_ready(game):  # A3
        fail(game)


def keep(game: Game, face: str) -> None:
    taken = showing(game).count(face)
    game["aside"] += [face] * taken
    game["white"] -= game["rolled"].count(face)
    if game["shows"] == face:
        game["gold"] = "aside"
    game["rolled"] = game["shows"] = None
    game["phase"] = "roll"
    if game["edition"] == "specialists" and face == "1" and taken >= 2:  # A7
        gain_bratworm(game)


def gain_bratworm(game: Game) -> None:
    if game["supply"] > 0:  # E1
        game["supply"] -= 1
        me(game)["bratworms"] += 1
        return
    victims = robbable(game)
    if len(victims) == 1:  # E3
        take_bratworm(game, victims[0])
    elif len(victims) > 1:  # E2
        game["phase"] = "rob"


def take_bratworm(game: Game, victim: int) -> None:
    game["players"][victim]["bratworms"] -= 1
    me(game)["bratworms"] += 1


def rob(game: Game, victim: int) -> None:
    take_bratworm(game, victim)
    if game["raven_flies"]:
        raven_lands(game)
    else:
        game["phase"] = "roll"


def raven_lands(game: Game) -> None:
    game["raven_flies"] = False
    put_on_lowest_free(game, "raven")
    end_turn(game)


def put_on_lowest_free(game: Game, name: str) -> None:  # D7
    for tile in face_up(game):
        if game["grill"][tile]["specialist"] is None:
            game["grill"][tile]["specialist"] = name
            return
    game["removed"].append(name)


def stop(game: Game, lower: bool) -> None:
    bought = purchase(game)
    if "exact" in bought:
        take(game, bought["exact"])
    elif "victim" in bought and not lower:
        steal(game, bought["victim"])
    elif "lower" in bought:
        take(game, bought["lower"])
    else:
        fail(game)


def take(game: Game, tile: int) -> None:
    place = game["grill"].pop(tile)
    me(game)["stack"].append(tile)  # D1
    if place["specialist"] is None:
        end_turn(game)
    elif place["specialist"] == "raven":  # D3
        game["raven_flies"] = True
        gain_bratworm(game)
        if game["phase"] != "rob":
            raven_lands(game)
    else:
        gain_specialist(game, place["specialist"])  # D2


def steal(game: Game, victim: int) -> None:
    loser = game["players"][victim]
    if loser["specialist"] != "hen":  # D4; the hen keeps the tile where it is, D5
        me(game)["stack"].append(loser["stack"].pop())
    gained, loser["specialist"] = loser["specialist"], None
    if gained is None:
        end_turn(game)
    else:
        gain_specialist(game, gained)


def gain_specialist(game: Game, name: str) -> None:
    if me(game)["specialist"] is None:
        me(game)["specialist"] = name
        end_turn(game)
    else:  # D6
        game["gained"] = name
        game["phase"] = "return"


def put_back_one(game: Game, name: str) -> None:
    if name != game["gained"]:
        me(game)["specialist"] = game["gained"]
    game["gained"] = None
    put_on_lowest_free(game, name)
    end_turn(game)


def fail(game: Game) -> None:
    player = me(game)
    if player["specialist"] == "hen":
        if player["stack"]:  # F1
            player["specialist"] = None
            put_on_lowest_free(game, "hen")
    elif player["stack"]:  # F3
        returned = player["stack"].pop()
        game["grill"][returned] = {"up": True, "specialist": None}
        if player["specialist"] is not None:
            leaving, player["specialist"] = player["specialist"], None
            put_on_lowest_free(game, leaving)
        highest = max(face_up(game))
        if highest != returned or game["options"]["returned_highest"] == "turned":
            place = game["grill"][highest]
            place["up"] = False
            moving, place["specialist"] = place["specialist"], None
            if moving is not None:
                put_on_lowest_free(game, moving)
    end_turn(game)


def end_turn(game: Game) -> None:
    if face_up(game):
        game["turn"] += 1
        game["player"] = (game["player"] + 1) % len(game["players"])
        fresh_turn(game)
        return
    fresh_turn(game)  # G1
    game["phase"] = "over"
    game["over"] = True
    best = max(score(player) for player in game["players"])
    tied = [seat for seat, player in enumerate(game["players"]) if score(player) == best]
    highest = [max(game["players"][seat]["stack"], default=0) for seat in tied]
    game["winners"] = [
        seat for seat, tile in zip(tied, highest, strict=True) if tile == max(highest)
    ]
