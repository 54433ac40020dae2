"""Seeds for bots that make random choices."""

from hashlib import sha256


def bot_seed(*about: object) -> int:
    """The seed of a bot, from everything that identifies it: the game's seed, its name, its number.

    >>> bot_seed(1, 0, "random", 0) == bot_seed(1, 0, "random", 0) != bot_seed(1, 0, "random", 1)
    True
    """
    text = ":".join(["heckmeck-bot-1", *map(str, about)])
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:8], "big")
