"""A second implementation of docs/fair-dice.md, with only hashlib and hmac."""

import hashlib
import hmac
from typing import Any


def commitment(secret_hex: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret_hex)).hexdigest()


def prefix1(nonces: list[str]) -> str:
    return "heckmeck-hmac-sha256-1:" + ",".join(nonces)


def message(prefix: str, purpose: str, block: int) -> str:
    return prefix + ":" + purpose + ":" + str(block)


def block_hex(secret_hex: str, text: str) -> str:
    return hmac.new(bytes.fromhex(secret_hex), text.encode("ascii"), hashlib.sha256).hexdigest()


def draw(secret_hex: str, prefix: str, purpose: str, sides: int, many: int) -> list[int]:
    """`many` numbers below `sides`."""
    limit = {2: 256, 3: 255, 4: 256, 5: 255, 6: 252, 7: 252}[sides]
    found: list[int] = []
    block = 0
    while len(found) < many:
        for byte in bytes.fromhex(block_hex(secret_hex, message(prefix, purpose, block))):
            if byte < limit and len(found) < many:
                found.append(byte - byte // sides * sides)
        block += 1
    return found


def roll(
    secret_hex: str, prefix: str, number: int, white: int, golden_faces: str | None
) -> tuple[str, str | None]:
    drawn = draw(secret_hex, prefix, str(number), 6, white + (1 if golden_faces else 0))
    dice = "".join(sorted("12345w"[each] for each in drawn[:white]))
    return dice, golden_faces[drawn[white]] if golden_faces else None


# Method 2


def sha256_text(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def canonical(value: Any) -> str:
    """Canonical JSON, written out by hand."""
    if isinstance(value, dict):
        return (
            "{"
            + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in sorted(value))
            + "}"
        )
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    escapes = {
        '"': '\\"',
        "\\": "\\\\",
        "\b": "\\b",
        "\f": "\\f",
        "\n": "\\n",
        "\r": "\\r",
        "\t": "\\t",
    }
    text = ""
    for character in value:
        if character in escapes:
            text += escapes[character]
        elif character < " ":
            text += f"\\u{ord(character):04x}"
        else:
            text += character
    return '"' + text + '"'


def setup_text(header: dict[str, Any]) -> str:
    """The text whose hash is SETUP."""
    dice = header["meta"]["dice"]
    defaults = {
        "steal": "required",
        "returned_highest": "stays",
        "golden_die": "ones_and_worms",
    }
    agreed = {"first": dice["first"]} if "first" in dice else {}
    return canonical(
        {
            **agreed,
            "commitment": dice["commitment"],
            "edition": header["edition"],
            "options": {**defaults, **header.get("options", {})},
            "players": header["players"],
            "seats": [{key: seat[key] for key in seat if key != "nonce"} for seat in dice["seats"]],
        }
    )


def nonces_text(header: dict[str, Any]) -> str:
    return ",".join(seat.get("nonce") or "-" for seat in header["meta"]["dice"]["seats"])


def prefix2(header: dict[str, Any]) -> str:
    return f"heckmeck-hmac-sha256-2:{sha256_text(setup_text(header))}:{nonces_text(header)}"


def start_digest(header: dict[str, Any]) -> str:
    inputs = f"{sha256_text(setup_text(header))}:{nonces_text(header)}"
    return sha256_text(f"heckmeck-hmac-sha256-2:digest:{inputs}:{header.get('first', 0)}")


def line_text(line: dict[str, Any]) -> str:
    plain = {key: line[key] for key in line if key != "meta"}
    if "dice" in plain:
        plain["dice"] = "".join(sorted(plain["dice"]))
        if line.get("meta") == {"dice": "typed"}:
            plain["typed"] = True
    return canonical(plain)


# The dice of a day


def chain_before(secret_hex: str, days: int) -> str:
    """The secret of so many days before."""
    for _ in range(days):
        secret_hex = commitment(secret_hex)
    return secret_hex


def daily_roll(
    secret_hex: str, day: str, turn: int, roll: int, white: int, golden_faces: str | None
) -> tuple[str, str | None]:
    drawn = draw(secret_hex, f"heckmeck-daily-1:{day}:{turn}", str(roll), 6, 9)
    dice = "".join(sorted("12345w"[each] for each in drawn[:white]))
    return dice, golden_faces[drawn[8]] if golden_faces else None


def daily_start_text(header: dict[str, Any]) -> str:
    dice = header["meta"]["dice"]
    options = {"golden_die": "ones_and_worms", "returned_highest": "stays", "steal": "required"}
    fixed = {
        "commitment": dice["commitment"],
        "day": dice["day"],
        "edition": header["edition"],
        "first": header.get("first", 0),
        "options": options,
        "players": header["players"],
    }
    return "heckmeck-daily-1:digest:" + canonical(fixed)
