"""Network addresses: whose they are, and which of them limits treat as one."""

from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

THIS_MACHINE = ("127.0.0.0/8", "::1")


def address_group(address: str) -> str:
    """What limits per address count by: an IPv4 address, or the /64 network of an IPv6 address.

    Whoever has one IPv6 address has 2⁶⁴ of them.

    >>> address_group("192.0.2.7"), address_group("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> address_group("2001:db8::1:2:3:4")
    '2001:db8::/64'
    """
    parsed = _parse(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((int(parsed), 64), strict=False))
    return address if parsed is None else str(parsed)


class Networks:
    """Addresses and networks, such as those of proxies that are trusted.

    >>> proxies = Networks(["192.0.2.7", "198.51.100.0/24"])
    >>> "192.0.2.7" in proxies, "::ffff:198.51.100.3" in proxies, "192.0.2.8" in proxies
    (True, True, False)
    """

    def __init__(self, networks: Iterable[str]) -> None:
        """Raises `ValueError`."""
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(each) for each in networks]

    def __contains__(self, address: str) -> bool:
        parsed = _parse(address)
        return parsed is not None and any(parsed in each for each in self._networks)


def forwarded_address(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The address that the proxy in front of us saw: the last one in `X-Forwarded-For`.

    Everything before it was sent by the client, which may have made it up.
    """
    lists = [value for name, value in headers if name == b"x-forwarded-for"]
    if not lists:
        return None
    last = lists[-1].rpartition(b",")[2].decode("latin-1").strip()
    parsed = _parse(last.strip("[]"))
    return None if parsed is None else str(parsed)


def forwarded_scheme(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """`http` or `https`: how the client talks to the proxy in front of us."""
    schemes = [value for name, value in headers if name == b"x-forwarded-proto"]
    return schemes[-1].decode() if schemes and schemes[-1] in (b"http", b"https") else None


def _parse(address: str) -> IPv4Address | IPv6Address | None:
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed
