"""What an answer means: a body, or an `ApiError`."""

import codecs
import json
from http import HTTPStatus
from typing import Any

from ._errors import ApiConnectionError, ApiError
from ._messages import MAX_ERROR_BYTES, Response
from ._retry import asked_wait


def read_answer(response: Response | ApiConnectionError, now: float) -> Any:
    """The parsed body of a 2xx; raises for any other outcome."""
    if isinstance(response, ApiConnectionError):
        raise response
    if not 200 <= response.status < 300:
        raise _api_error(response, now)
    try:
        return _parse(response.body)
    except (ValueError, RecursionError) as error:
        # A login page, say, stands where the API should be.
        message = "The body of the answer is not JSON"
        hint = "Is the base address that of a site with this API?"
        raise ApiError(response.status, "unknown", message, hint, _text(response.body)) from error


def _api_error(response: Response, now: float) -> ApiError:
    status, retry_after = response.status, asked_wait(response, now)
    try:
        body = _parse(response.body[:MAX_ERROR_BYTES])
    except (ValueError, RecursionError):
        body = None
    match body:
        case {"code": str(code), "error": str(message)}:
            hint = body.get("hint")
            hint = hint if isinstance(hint, str) else None
            return ApiError(status, code, message, hint, body, retry_after)
    reason, hint = response.reason or _phrase(status), _redirect_hint(response)
    return ApiError(status, "unknown", reason, hint, _text(response.body), retry_after)


def _parse(body: bytes) -> Any:
    return json.loads(body.decode("utf-8-sig", "replace"))


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
    return f"The base address redirects to {location}"


def _text(body: bytes) -> str:
    # An incremental decoder leaves out a character that the limit has cut.
    return codecs.getincrementaldecoder("utf-8")("replace").decode(body[:MAX_ERROR_BYTES])
