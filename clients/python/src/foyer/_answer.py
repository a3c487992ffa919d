"""Turns the outcome of a call into an `Answer` or an error."""

import codecs
from http import HTTPStatus
from typing import TypeVar

from ._bodies import Unreadable, parse
from ._calls import Call
from ._errors import ApiConnectionError, ApiError
from ._messages import MAX_BODY_BYTES, MAX_ERROR_BYTES, Response
from ._results import Answer, lower_headers, rate_limit_of
from ._retry_after import asked_wait

Body = TypeVar("Body")


def read_answer(
    call: Call[Body], outcome: Response | ApiConnectionError, now: float
) -> Answer[Body]:
    """The answer to a call; raises for any other outcome than a 2xx that can be read."""
    if isinstance(outcome, ApiConnectionError):
        raise outcome
    if not 200 <= outcome.status < 300:
        raise _api_error(outcome, now)
    headers, rate_limit = lower_headers(outcome), rate_limit_of(outcome, now)
    try:
        if len(outcome.body) > MAX_BODY_BYTES:
            raise Unreadable("The response body is longer than 4 MiB")
        return Answer(call.read(outcome), outcome.status, headers, rate_limit)
    except Unreadable as error:
        # A login page, say, stands where the API should be.
        hint = "Check that the base address is that of a Foyer site"
        fields = ("unknown", str(error), hint, _text(outcome.body), None)
        raise ApiError(outcome.status, *fields, headers, rate_limit) from error


def _api_error(response: Response, now: float) -> ApiError:
    status, retry_after = response.status, asked_wait(response, now)
    seen = (retry_after, lower_headers(response), rate_limit_of(response, now))
    try:
        body = parse(response.body[:MAX_ERROR_BYTES])
    except Unreadable:
        body = None
    match body:
        case {"code": str(code), "error": str(message)}:
            hint = body.get("hint")
            hint = hint if isinstance(hint, str) else None
            return ApiError(status, code, message, hint, body, *seen)
        case _:
            pass
    reason, hint = response.reason or _phrase(status), _redirect_hint(response)
    return ApiError(status, "unknown", reason, hint, _text(response.body), *seen)


def _phrase(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return f"Status {status}"


def _redirect_hint(response: Response) -> str | None:
    """No operation redirects, so a redirect means that the address is wrong."""
    location = response.header("Location")
    if response.status not in range(300, 400) or not location:
        return None
    return f"The base address redirects to {location}; check the address"


def _text(body: bytes) -> str:
    # An incremental decoder leaves out a character that the limit has cut.
    return codecs.getincrementaldecoder("utf-8")("replace").decode(body[:MAX_ERROR_BYTES])
