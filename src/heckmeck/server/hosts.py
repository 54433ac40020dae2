"""The names under which a server may be asked.

A page of another site can give itself a name that leads to this server (DNS rebinding). The browser
then takes the two for one site, so the server must know its own names.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[0-9A-Za-z._-]+)(?::[0-9]{1,5})?")


class AllowedHosts:
    """Addresses, `localhost` and the name of this machine are always allowed.

    >>> hosts = AllowedHosts(["games.example.org"])
    >>> [hosts.allows(each) for each in ("192.0.2.7:8421", "[::1]", "Games.example.org:443")]
    [True, True, True]
    >>> hosts.allows("evil.example")
    False
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        machine = socket.gethostname()
        own = ("localhost", machine, f"{machine}.local")
        self._names = {each.lower().rstrip(".") for each in (*own, *names)}

    def allows(self, host: str) -> bool:
        """Whether this header `Host` names the server. Raises `ValueError` if it is malformed."""
        match = HOST.fullmatch(host)
        if match is None:
            raise ValueError(host)
        name = match[1].lower().rstrip(".")
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True


def is_host_name(name: str) -> bool:
    """Whether this is a name without a port.

    >>> is_host_name("games.example.org"), is_host_name("games.example.org:443")
    (True, False)
    """
    match = HOST.fullmatch(name)
    return match is not None and match[1] == name
