"""Arguments and results of a ``fetch``."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Request:
    """One attempt at a call.

    `timeout` is in seconds, for all of it. A `repeatable` request, sent twice,
    does what it does once.
    """

    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None
    timeout: float
    repeatable: bool


@dataclass(frozen=True)
class Response:
    """The answer to a `Request`, redirects and errors too.

    >>> Response(200, {"Content-Type": "text/plain"}, b"Hello").header("content-type")
    'text/plain'
    """

    status: int
    headers: Mapping[str, str]
    body: bytes
    reason: str = ""

    def header(self, name: str) -> str | None:
        """The value of a header, whose name may be in any case."""
        for other, value in self.headers.items():
            if other.lower() == name.lower():
                return value
        return None


Fetch = Callable[[Request], Response]
AsyncFetch = Callable[[Request], Awaitable[Response]]

# Maximum length of an answer that is read whole.
MAX_BODY_BYTES = 4 * 1024 * 1024
# An error that is no ErrorResponse is read only so far: it may have no end.
MAX_ERROR_BYTES = 64 * 1024


def read_limit(status: int) -> int:
    """Bytes to read of the body of an answer, of which one more than fits shows that."""
    return MAX_BODY_BYTES + 1 if 200 <= status < 300 else MAX_ERROR_BYTES
