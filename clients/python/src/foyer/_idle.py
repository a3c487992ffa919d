"""Connections between two requests."""

import selectors
from threading import Lock
from time import monotonic

from ._timed_connection import TimedConnection

# As many, and as long, as make a difference: servers close them after a while,
# and one that is closed just when it is used is a failed call.
MOST = 10
LONGEST_SECONDS = 5.0


class IdleConnections:
    """A few open connections; the one that was used last goes first."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept: list[tuple[TimedConnection, float]] = []
        self._is_closed = False

    def take(self) -> TimedConnection | None:
        """A connection that the server has not closed, if there is one."""
        while True:
            with self._lock:
                if not self._kept:
                    return None
                connection, since = self._kept.pop()
            if monotonic() - since < LONGEST_SECONDS and not _has_something_to_say(connection):
                return connection
            connection.close()

    def put(self, connection: TimedConnection) -> None:
        """Keeps a connection whose answer has been read to its end."""
        with self._lock:
            if connection.sock and not self._is_closed and len(self._kept) < MOST:
                self._kept.append((connection, monotonic()))
                return
        connection.close()

    def close(self) -> None:
        """Closes all, and from now on each that comes back."""
        with self._lock:
            self._is_closed = True
            kept, self._kept = self._kept, []
        for connection, _ in kept:
            connection.close()


def _has_something_to_say(connection: TimedConnection) -> bool:
    """Nobody has asked: it is the end, or bytes that answer nothing."""
    with selectors.DefaultSelector() as selector:
        selector.register(connection.sock, selectors.EVENT_READ)
        return bool(selector.select(0))
