"""The wait that a response asks for."""

import math
import re
from datetime import timezone
from email.utils import parsedate_to_datetime

from ._messages import Response

# RateLimit-Reset is a number of seconds, or a time in Unix seconds: no window
# is 30 years long, and no time since 2001 is smaller.
FIRST_EPOCH = 1_000_000_000


def asked_wait(response: Response, now: float) -> int | None:
    """The wait in seconds that an answer asks for, or None."""
    wait = _retry_after(response.header("Retry-After"), now)
    if wait is None and response.status == 429:
        return read_reset(response.header("RateLimit-Reset"), now)
    return wait


def read_reset(value: str | None, now: float) -> int | None:
    """Seconds until a window ends; some APIs say when, not how long."""
    reset = read_digits(value)
    if reset is None or reset < FIRST_EPOCH:
        return reset
    return _until(reset, now)


def read_digits(value: str | None) -> int | None:
    """A whole number, or None."""
    digits = (value or "").strip()
    if not re.fullmatch("[0-9]+", digits):
        return None
    # The first 18 are longer than any wait; Python refuses to read thousands.
    return int((digits.lstrip("0") or "0")[:18])


def _retry_after(value: str | None, now: float) -> int | None:
    """RFC 9110 section 10.2.3: seconds or an HTTP-date."""
    if value is None:
        return None
    seconds = read_digits(value)
    return _until_date(value, now) if seconds is None else seconds


def _until_date(value: str, now: float) -> int | None:
    try:
        date = parsedate_to_datetime(value)
    except (TypeError, ValueError, OverflowError):
        return None
    # An HTTP-date is always in GMT.
    return _until(date.replace(tzinfo=date.tzinfo or timezone.utc).timestamp(), now)


def _until(time: float, now: float) -> int:
    return max(0, math.ceil(time - now))
