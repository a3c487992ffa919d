"""Results of calls beside the bodies of the API."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ._messages import Response
from ._retry_after import read_digits, read_reset

Body = TypeVar("Body")


@dataclass(frozen=True)
class RateLimit:
    """Rate limit of this client at this endpoint.

    `limit` in a window, `remaining` of them, and the seconds until it ends, `reset`.
    """

    limit: int
    remaining: int
    reset: int


@dataclass(frozen=True)
class Answer(Generic[Body]):
    """The result of a call, `data`, with the response that brought it.

    Names of `headers` are in lower case. `rate_limit` is None where the
    response does not say, or is from a cache.

    >>> answer = client.with_response.get_stats()
    >>> answer.status, answer.rate_limit.limit
    (200, 60)
    >>> answer.data["active_visitors"] >= 0
    True
    """

    data: Body
    status: int
    headers: Mapping[str, str]
    rate_limit: RateLimit | None

    @property
    def request_id(self) -> str | None:
        """Identifies the request in the logs of the site."""
        return self.headers.get("x-request-id")


@dataclass(frozen=True)
class Picture:
    """The bytes of a picture, `content`, and their `media_type`."""

    content: bytes
    media_type: str


def lower_headers(response: Response) -> dict[str, str]:
    """The headers by names in lower case."""
    return {name.lower(): value for name, value in response.headers.items()}


def rate_limit_of(response: Response, now: float) -> RateLimit | None:
    """The rate limit in the headers of a response, or None."""
    age = response.header("Age") or ""
    limit = read_digits(response.header("RateLimit-Limit"))
    remaining = read_digits(response.header("RateLimit-Remaining"))
    reset = read_reset(response.header("RateLimit-Reset"), now)
    # A cached response has the rate limit of another request.
    if age.strip("0 ") or limit is None or remaining is None or reset is None:
        return None
    return RateLimit(limit, remaining, reset)
