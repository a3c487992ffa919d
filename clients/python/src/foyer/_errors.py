"""The two ways in which a call fails."""

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from ._escape_controls import escape_controls
from ._results import RateLimit


class ApiError(Exception):
    """The API returned a status other than 2xx, or a body that is not valid.

    Above 4 MiB no body is read. `message`, `code` and `hint` are safe to print:
    control characters are escaped. `body` and `headers` are as they came.

    `status` is the HTTP status; `code` is for programs and may be one that this
    version does not know; `message` is the API's `error`, for people; `hint`
    says what to do, or is None; `body` is the whole parsed body. An answer
    without an ErrorResponse has the code ``"unknown"``, the reason phrase as
    its message and the text of the body, at most 64 KiB of it. `retry_after`
    is the wait in seconds that the API asked for, or None. `headers` are those
    of the answer, by names in lower case; `rate_limit` is what they say of the
    window of requests, or None.

    >>> error = ApiError(404, "not_found", "Cannot find the job", None, {})
    >>> str(error)
    '404 not_found: Cannot find the job'
    """

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        hint: str | None,
        body: Any,
        retry_after: int | None = None,
        headers: Mapping[str, str] | None = None,
        rate_limit: RateLimit | None = None,
    ) -> None:
        # All of it goes to the base, so that a copy or a pickle has all of it.
        headers = {} if headers is None else headers
        code, message = escape_controls(code), escape_controls(message)
        hint = None if hint is None else escape_controls(hint)
        super().__init__(status, code, message, hint, body, retry_after, headers, rate_limit)
        self.status = status
        self.code = code
        self.message = message
        self.hint = hint
        self.body = body
        self.retry_after = retry_after
        self.headers = headers
        self.rate_limit = rate_limit

    @property
    def request_id(self) -> str | None:
        """Identifies the request in the logs of the site."""
        return self.headers.get("x-request-id")

    def __str__(self) -> str:
        return f"{self.status} {self.code}: {self.message}"


class ApiConnectionError(Exception):
    """No complete response: refused, reset, cut off or timed out.

    `__cause__` is the error of the layer below.
    """


@contextmanager
def reaching(url: str) -> Generator[None, None, None]:
    """Turns errors of the network into an `ApiConnectionError`."""
    try:
        yield
    except (OSError, HTTPException) as error:
        raise unreachable(url, error) from error


def unreachable(url: str, error: Exception) -> ApiConnectionError:
    """The error to raise `from` the error of the layer below."""
    parts = urlsplit(url)
    # A traceback prints the cause as well, which may be the first line of any server.
    error.args = tuple(escape_controls(x) if isinstance(x, str) else x for x in error.args)
    reason = escape_controls(str(error)) or type(error).__name__
    return ApiConnectionError(f"Cannot reach {parts.scheme}://{parts.netloc}: {reason}")
