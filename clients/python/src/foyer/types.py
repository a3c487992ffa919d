"""The bodies of the API, by the names that its OpenAPI document gives them.

They describe what travels: at run time each is a plain `dict`. Timestamps are
RFC 3339 in UTC, dates are ``YYYY-MM-DD``.
"""

from typing import Any, Literal, TypedDict

# `NotRequired` came with Python 3.11: until 3.10 leaves, a body with optional
# members has a base that holds the required ones.

OperationId = Literal["getStats", "getCodehostContributions", "npcChatHealth"]


class Role(TypedDict):
    """One role of a career; `years` is ``2019–2023``, ``2021–present`` or ``2020``."""

    company: str
    role: str
    years: str
    slug: str


class WorkPage(TypedDict):
    """One page of roles, newest first; `next_cursor` is None on the last one."""

    roles: list[Role]
    next_cursor: str | None


class Stats(TypedDict):
    """Who is here now, as the provider said at `as_of`."""

    active_visitors: int
    as_of: str


class Day(TypedDict):
    """One day of the calendar; `level` is 0 for none, else 1 to 4 by the quartiles."""

    date: str
    count: int
    level: int


class BusiestDay(TypedDict):
    """The day with the most contributions, the earliest of several."""

    date: str
    count: int


# Not a class: `from` cannot be the name of an attribute.
Contributions = TypedDict(
    "Contributions",
    {
        "provider": str,
        "from": str,
        "to": str,
        "days": list[Day],
        "total": int,
        "active_days": int,
        "current_streak": int,
        "longest_streak": int,
        "busiest_day": BusiestDay | None,
        "average_per_day": float,
        "as_of": str,
    },
)
Contributions.__doc__ = "A contribution calendar of 52 weeks, the oldest day first."


class Npc(TypedDict):
    """A person in the room; `id` is what `chat` takes as `npc_id`."""

    id: str
    name: str
    role: str


class NpcChatHealth(TypedDict):
    """State of the NPC chat, and who is in the room."""

    status: Literal["ok", "degraded", "not_configured"]
    provider: Literal["builtin", "openai", "off"]
    npcs: list[Npc]


class NpcMessage(TypedDict):
    """One chat bubble, of at most 160 characters."""

    text: str


class NpcAction(TypedDict):
    """What a person in the room does besides speaking."""

    type: Literal["emote", "walk_to", "open_page", "highlight"]
    target: str


class NpcReply(TypedDict):
    """The answer of a person in the room, in one to three bubbles."""

    npc_id: str
    messages: list[NpcMessage]
    action: NpcAction | None
    source: Literal["builtin", "openai"]


class _BatchItem(TypedDict):
    operationId: OperationId


class BatchItem(_BatchItem, total=False):
    """One request of a batch; an `id` comes back unchanged in its result."""

    id: str


class _BatchResult(TypedDict):
    operationId: OperationId
    status: int
    body: dict[str, Any]


class BatchResult(_BatchResult, total=False):
    """What one request would have got alone: a `status` that is no 2xx has an `ErrorResponse`."""

    id: str


class BatchResponse(TypedDict):
    """The results of a batch in request order."""

    results: list[BatchResult]


class AcceptedJob(TypedDict):
    """A batch that runs whenever its job is fetched, until `expires_at`."""

    id: str
    status: Literal["accepted"]
    status_url: str
    expires_at: str


class Job(TypedDict):
    """A finished job; `result` is what `run_batch` would have returned."""

    id: str
    status: Literal["succeeded"]
    status_url: str
    expires_at: str
    result: BatchResponse


class _ErrorResponse(TypedDict):
    code: str
    error: str


class ErrorResponse(_ErrorResponse, total=False):
    """The body of every error; more codes may come, so `code` is any text."""

    hint: str
