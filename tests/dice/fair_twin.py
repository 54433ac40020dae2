"""A second implementation of docs/fair-dice.md, with only hashlib and hmac."""

import hashlib
import hmac


def commitment(secret_hex: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret_hex)).hexdigest()


def message(nonces: list[str], purpose: str, block: int) -> str:
    return "heckmeck-hmac-sha256-1:" + ",".join(nonces) + ":" + purpose + ":" + str(block)


def block_hex(secret_hex: str, text: str) -> str:
    return hmac.new(bytes.fromhex(secret_hex), text.encode("ascii"), hashlib.sha256).hexdigest()


def draw(secret_hex: str, nonces: list[str], purpose: str, sides: int, many: int) -> list[int]:
    """`many` numbers below `sides`."""
    limit = {2: 256, 3: 255, 4: 256, 5: 255, 6: 252, 7: 252}[sides]
    found: list[int] = []
    block = 0
    while len(found) < many:
        for byte in bytes.fromhex(block_hex(secret_hex, message(nonces, purpose, block))):
            if byte < limit and len(found) < many:
                found.append(byte - byte // sides * sides)
        block += 1
    return found


def roll(
    secret_hex: str, nonces: list[str], number: int, white: int, golden_faces: str | None
) -> tuple[str, str | None]:
    drawn = draw(secret_hex, nonces, str(number), 6, white + (1 if golden_faces else 0))
    dice = "".join(sorted("12345w"[each] for each in drawn[:white]))
    return dice, golden_faces[drawn[white]] if golden_faces else None
