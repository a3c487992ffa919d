"""Connections of the standard library, with a time limit that holds."""

import io
import socket
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from time import monotonic
from typing import Any

from ._messages import Request


class _TimedReader(io.RawIOBase):
    """Reads a socket until a deadline: the socket's own limit is for each read."""

    def __init__(self, sock: socket.socket) -> None:
        self._sock = sock
        self._raw = sock.makefile("rb", buffering=0)
        self._deadline = monotonic() + (sock.gettimeout() or 0)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int | None:
        left = self._deadline - monotonic()
        if left <= 0:
            raise TimeoutError("timed out")
        self._sock.settimeout(left)
        return self._raw.readinto(buffer)

    def close(self) -> None:
        self._raw.close()
        super().close()


class _TimedResponse(HTTPResponse):
    def __init__(self, sock: socket.socket, *args: Any, **options: Any) -> None:
        super().__init__(sock, *args, **options)
        self.fp.close()
        self.fp = io.BufferedReader(_TimedReader(sock))


class TimedConnection(HTTPConnection):
    """A connection that is asked one thing after the other."""

    response_class = _TimedResponse

    def ask(self, request: Request, deadline: float) -> HTTPResponse:
        """Sends a request and reads the head of its answer. Closes on failure."""
        try:
            self._set_limit(deadline)
            self.request(request.method, request.url, request.body, dict(request.headers))
            # Connecting and sending have used up a part of the time.
            self._set_limit(deadline)
            return self.getresponse()
        except BaseException:
            self.close()
            raise

    def _set_limit(self, deadline: float) -> None:
        self.timeout = max(deadline - monotonic(), 0.001)
        if self.sock:
            self.sock.settimeout(self.timeout)


class TimedTlsConnection(TimedConnection, HTTPSConnection):
    """The same over TLS."""
