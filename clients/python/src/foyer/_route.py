"""The way to an origin: directly, or through a proxy of the environment."""

import ssl
from base64 import b64encode
from dataclasses import replace
from functools import cache
from urllib.parse import SplitResult, unquote, urlsplit
from urllib.request import getproxies, proxy_bypass

from ._messages import Request
from ._timed_connection import TimedConnection, TimedTlsConnection


class Route:
    """Settings of connections to the origin of an address."""

    def __init__(self, base_url: str) -> None:
        parts = urlsplit(base_url)
        self._is_tls = parts.scheme == "https"
        self._host = parts.netloc
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._proxy = _proxy_to(parts)

    def connection(self) -> TimedConnection:
        """A new connection, which opens when it is asked something."""
        if not self._is_tls:
            return TimedConnection(_host_of(self._proxy) if self._proxy else self._host)
        if not self._proxy:
            return TimedTlsConnection(self._host, context=_tls())
        tunnel = TimedTlsConnection(_host_of(self._proxy), context=_tls())
        tunnel.set_tunnel(self._host, headers=_authorization(self._proxy))
        return tunnel

    def prepared(self, request: Request) -> Request:
        """The request as the other end of a connection wants it."""
        if self._proxy and not self._is_tls:
            headers = {**request.headers, **_authorization(self._proxy)}
            return replace(request, headers=headers)
        return replace(request, url=request.url[len(self._origin) :])


def _proxy_to(parts: SplitResult) -> SplitResult | None:
    address = getproxies().get(parts.scheme)
    if not address or proxy_bypass(parts.netloc):
        return None
    return urlsplit(address if "//" in address else f"//{address}")


def _host_of(proxy: SplitResult) -> str:
    return proxy.netloc.rpartition("@")[2]


def _authorization(proxy: SplitResult) -> dict[str, str]:
    if proxy.username is None:
        return {}
    name, password = unquote(proxy.username), unquote(proxy.password or "")
    credentials = b64encode(f"{name}:{password}".encode()).decode("ascii")
    return {"Proxy-Authorization": f"Basic {credentials}"}


@cache
def _tls() -> ssl.SSLContext:
    # Reading the certificates takes longer than a call: once for all clients.
    return ssl.create_default_context()
