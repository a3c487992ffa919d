"""When to try again: decisions, made from values."""

import math
import re
from datetime import timezone
from email.utils import parsedate_to_datetime
from typing import Any

from ._clock import Clock
from ._errors import ApiConnectionError
from ._messages import Request, Response
from ._options import Options

# Many clients that were refused together do not come back together.
JITTER_SECONDS = 0.25
# RateLimit-Reset is a number of seconds, or a time in Unix seconds: no window
# is 30 years long, and no time since 2001 is smaller.
FIRST_EPOCH = 1_000_000_000
# Of a gateway, or of a site that is about to stop or to start.
PASSING = (502, 503, 504)


def retry_wait(
    request: Request,
    outcome: Response | ApiConnectionError,
    attempt: int,
    options: Options,
    clock: Clock[Any],
) -> float | None:
    """Seconds until the next attempt, or None if this outcome is the last.

    `attempt` counts from 0.
    """
    if attempt >= options.max_retries or not _may_pass(request, outcome):
        return None
    wait: float | None = None
    if isinstance(outcome, Response):
        wait = asked_wait(outcome, clock.now())
    if wait is None:
        wait = min(2.0 ** min(attempt, 30), options.max_retry_delay)
    if wait > options.max_retry_delay:
        return None
    return min(wait + clock.random() * JITTER_SECONDS, options.max_retry_delay)


def _may_pass(request: Request, outcome: Response | ApiConnectionError) -> bool:
    """429 alone says that nothing was done; the others leave that open."""
    if isinstance(outcome, ApiConnectionError):
        return request.repeatable
    return outcome.status == 429 or (request.repeatable and outcome.status in PASSING)


def asked_wait(response: Response, now: float) -> int | None:
    """The wait in seconds that an answer asks for, or None."""
    wait = _retry_after(response.header("Retry-After"), now)
    if wait is None and response.status == 429:
        return _rate_limit_reset(response.header("RateLimit-Reset"), now)
    return wait


def _retry_after(value: str | None, now: float) -> int | None:
    """RFC 9110 section 10.2.3: seconds or an HTTP-date."""
    if value is None:
        return None
    seconds = _digits(value)
    return _until_date(value, now) if seconds is None else seconds


def _rate_limit_reset(value: str | None, now: float) -> int | None:
    reset = _digits(value or "")
    if reset is None or reset < FIRST_EPOCH:
        return reset
    return _until(reset, now)


def _digits(value: str) -> int | None:
    digits = value.strip()
    if not re.fullmatch("[0-9]+", digits):
        return None
    # The first 18 are longer than any wait; Python refuses to read thousands.
    return int((digits.lstrip("0") or "0")[:18])


def _until_date(value: str, now: float) -> int | None:
    try:
        date = parsedate_to_datetime(value)
    except (TypeError, ValueError, OverflowError):
        return None
    # An HTTP-date is in GMT, also where it does not say so.
    return _until(date.replace(tzinfo=date.tzinfo or timezone.utc).timestamp(), now)


def _until(time: float, now: float) -> int:
    return max(0, math.ceil(time - now))
