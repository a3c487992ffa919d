"""When to try again: decisions, made from values."""

from typing import Any

from ._clock import Clock
from ._errors import ApiConnectionError
from ._messages import Request, Response
from ._options import Limits
from ._retry_after import asked_wait

# Many clients that failed together do not come back together.
JITTER_SECONDS = 0.25
# Statuses of a gateway, or of a site that stops or starts.
PASSING = (502, 503, 504)


def retry_wait(
    request: Request,
    outcome: Response | ApiConnectionError,
    attempt: int,
    limits: Limits,
    clock: Clock[Any],
) -> float | None:
    """Seconds until the next attempt, or None if this outcome is the last.

    `attempt` counts from 0.
    """
    if attempt >= limits.max_retries or not _may_pass(request, outcome):
        return None
    wait: float | None = None
    if isinstance(outcome, Response):
        wait = asked_wait(outcome, clock.now())
    if wait is None:
        wait = min(2.0 ** min(attempt, 30), limits.max_retry_delay)
    if wait > limits.max_retry_delay:
        return None
    return min(wait + clock.random() * JITTER_SECONDS, limits.max_retry_delay)


def _may_pass(request: Request, outcome: Response | ApiConnectionError) -> bool:
    """After a 429 nothing was done. Other failures may have had effects."""
    if isinstance(outcome, ApiConnectionError):
        return request.repeatable
    return outcome.status == 429 or (request.repeatable and outcome.status in PASSING)
