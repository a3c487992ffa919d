"""The transport of the standard library, whose connections serve many requests."""

from http.client import HTTPResponse, IncompleteRead
from time import monotonic

from ._idle import IdleConnections
from ._messages import Request, Response, read_limit
from ._route import Route
from ._timed_connection import TimedConnection


class HttpFetch:
    """A `Fetch` for requests to one origin, from any number of threads.

    It follows no redirect and takes every status as it is.
    """

    def __init__(self, base_url: str) -> None:
        self._route = Route(base_url)
        self._idle = IdleConnections()

    def __call__(self, request: Request) -> Response:
        """Sends a request; raises errors of the network."""
        connection, answer = self._begin(request, monotonic() + request.timeout)
        is_whole = False
        try:
            body = _read(answer)
            is_whole = answer.isclosed()
        finally:
            # After a body that was not read to its end, the connection cannot be reused.
            answer.close()
            if not is_whole:
                connection.close()
        self._idle.put(connection)
        return Response(answer.status, dict(answer.headers), body, answer.reason)

    def close(self) -> None:
        """Closes the connections."""
        self._idle.close()

    def _begin(self, request: Request, deadline: float) -> tuple[TimedConnection, HTTPResponse]:
        kept = self._idle.take()
        if kept:
            try:
                return kept, kept.ask(self._route.prepared(request), deadline)
            except ConnectionError:
                # The server closed it at this moment, and may have read the
                # request. Only idempotent ones may be sent again.
                if not request.repeatable:
                    raise
        fresh = self._route.connection()
        return fresh, fresh.ask(self._route.prepared(request), deadline)


def _read(answer: HTTPResponse) -> bytes:
    limit = read_limit(answer.status)
    body = answer.read(limit)
    # `read` with a limit does not notice a connection that ends too early.
    if answer.length and len(body) < limit:
        raise IncompleteRead(body, answer.length)
    return body
