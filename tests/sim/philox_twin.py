"""The generator of the compiled rules, written down plainly."""

from collections.abc import Iterator

DICE, CHOICES = 0, 1
LOW = (1 << 32) - 1
ROLLS = 6**9


def philox(counter: list[int], key: list[int]) -> list[int]:
    """Philox4x32-10."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(10):
        left, right = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = right >> 32 ^ c1 ^ k0, right & LOW, left >> 32 ^ c3 ^ k1, left & LOW
        k0, k1 = k0 + 0x9E3779B9 & LOW, k1 + 0xBB67AE85 & LOW
    return [c0, c1, c2, c3]


def words(seed: int, stream: int, game: int) -> Iterator[int]:
    block = 0
    while True:
        yield from philox([block, stream, game & LOW, game >> 32], [seed & LOW, seed >> 32])
        block += 1


def below(limit: int, source: Iterator[int]) -> int:
    """Skips the words that would make low numbers more likely than others."""
    while True:
        product = next(source) * limit
        if product & LOW >= 2**32 % limit:
            return product >> 32


def roll(source: Iterator[int]) -> list[int]:
    """Nine dice as numbers 0 to 5: eight white ones and the golden one."""
    number = below(ROLLS, source)
    return [number // 6**die % 6 for die in range(9)]
