"""The transport of the standard library, with a time limit that holds."""

import io
import socket
import ssl
import urllib.request
from functools import cache
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection, IncompleteRead
from time import monotonic
from typing import Any
from urllib.error import URLError

from ._messages import MAX_ERROR_BYTES, Request, Response


class UrllibFetch:
    """A `Fetch` that goes through the proxies of the environment.

    A director that knows no redirects and no error statuses: every answer comes
    back as it is, so none leads to another origin.
    """

    def __init__(self) -> None:
        self._director = urllib.request.OpenerDirector()
        for handler in (urllib.request.ProxyHandler(), _HttpHandler(), _HttpsHandler()):
            self._director.add_handler(handler)

    def __call__(self, request: Request) -> Response:
        """Sends a request; raises what the network says."""
        message = urllib.request.Request(
            request.url, request.body, dict(request.headers), method=request.method
        )
        try:
            with self._director.open(message, timeout=request.timeout) as answer:
                body = _read(answer)
                return Response(answer.status, dict(answer.headers), body, answer.reason)
        except URLError as error:
            # What urllib wraps says more by itself.
            raise error.reason if isinstance(error.reason, OSError) else error from None


def _read(answer: HTTPResponse) -> bytes:
    if 200 <= answer.status < 300:
        return answer.read()
    body = answer.read(MAX_ERROR_BYTES)
    # With a limit, `read` takes the end of the connection for the end of the body.
    if answer.length and len(body) < MAX_ERROR_BYTES:
        raise IncompleteRead(body, answer.length)
    return body


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


class _TimedConnection(HTTPConnection):
    response_class = _TimedResponse

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._deadline = monotonic() + (self.timeout or 0)

    def getresponse(self) -> HTTPResponse:
        # What connecting and sending took is no longer there for the answer.
        self.sock.settimeout(max(self._deadline - monotonic(), 0.001))
        return super().getresponse()


class _TimedTlsConnection(_TimedConnection, HTTPSConnection):
    pass


class _HttpHandler(urllib.request.HTTPHandler):
    def http_open(self, req: urllib.request.Request) -> HTTPResponse:
        return self.do_open(_TimedConnection, req)


class _HttpsHandler(urllib.request.HTTPSHandler):
    def https_open(self, req: urllib.request.Request) -> HTTPResponse:
        return self.do_open(_TimedTlsConnection, req, context=_tls())


@cache
def _tls() -> ssl.SSLContext:
    # Reading the certificates takes longer than a call: once for all clients.
    return ssl.create_default_context()
