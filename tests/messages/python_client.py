"""Prints the messages of the Python client as JSON, by the situation that causes each."""

import json
import sys

from foyer import ApiConnectionError, ApiError, AsyncFoyer, Foyer
from foyer._messages import Response

# Without httpx, whether it is installed or not.
sys.modules["httpx"] = None  # type: ignore[assignment]


def answering(status, body, headers=None):
    """A client whose site gives this answer to each request."""
    response = Response(status, headers or {}, body)
    return Foyer("https://me.example", fetch=lambda _: response, max_retries=0)


PAGE = b'{"roles": [], "next_cursor": "c", "total": 1}'
MOVED = {"Location": "https://other.example/"}
CALLS = {
    "a wrong base_url": lambda: Foyer("nowhere"),
    "a password in base_url": lambda: Foyer("https://me:secret@me.example"),
    "a wrong timeout": lambda: Foyer(timeout=0),
    "a wrong max_retries": lambda: Foyer(max_retries=-1),
    "a wrong max_retry_delay": lambda: Foyer(max_retry_delay=-1),
    "an unknown option": lambda: Foyer().get_stats(retries=5),
    "an id that is no job": lambda: Foyer().get_job(".."),
    "a malformed idempotency_key": lambda: Foyer().track("hire_opened", idempotency_key="\n"),
    "a batch that is no list": lambda: Foyer().run_batch("getStats"),
    "no httpx": AsyncFoyer,
    "a site that is not running": lambda: Foyer(sys.argv[1], max_retries=0).get_stats(),
    "an error of the API": lambda: answering(
        404, b'{"code": "not_found", "error": "Cannot find the job", "hint": "Send its id"}'
    ).get_job("a"),
    "an error page": lambda: answering(502, b"<p>Bad gateway</p>").get_stats(),
    "a redirect": lambda: answering(301, b"", MOVED).get_stats(),
    "a page instead of JSON": lambda: answering(200, b"<p>Hello</p>").get_stats(),
    "JSON instead of a picture": lambda: answering(200, b"{}").avatar("hd-180-1", direction=2),
    "a body that is too long": lambda: answering(200, b" " * (4 * 2**20 + 1)).get_stats(),
    "a cursor that comes back": lambda: list(answering(200, PAGE).iter_roles()),
}


def message_of(call):
    """The text of the error that a call raises, with the hint of the API or the client."""
    try:
        call()
    except ApiError as error:
        return f"{error}\nhint: {error.hint}"
    except (ApiConnectionError, ImportError, TypeError, ValueError) as error:
        return str(error)
    raise AssertionError("No error. Expected one.")


print(json.dumps({name: message_of(call) for name, call in CALLS.items()}))
