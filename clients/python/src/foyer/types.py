"""The bodies of the API, by the names that its OpenAPI document gives them.

They describe what travels: at run time each is a plain `dict`. Timestamps are
RFC 3339 in UTC, dates are ``YYYY-MM-DD``. A text that more values may come for
is any `str`. Made by `deno task generate`: do not edit.
"""

from typing import Any, Literal, TypedDict

# `NotRequired` came with Python 3.11: until 3.10 leaves, a body with optional
# members has a base that holds the required ones.

OperationId = Literal["getStats", "getCodehostContributions", "npcChatHealth"]

EventName = Literal["hire_opened", "command_run"]


class Role(TypedDict):
    """One role of a career."""

    # Where
    company: str
    # As what
    role: str
    # When: a year, or two joined by an en dash
    years: str
    # Identifies the role, also for get_work_history
    slug: str


class WorkPage(TypedDict):
    """One page of roles."""

    # The roles of this page, newest first
    roles: list[Role]
    # Opaque token of the next page; null on the last one
    next_cursor: str | None


class _ErrorResponse(TypedDict):
    # What went wrong, for programs
    code: str
    # What went wrong, for people
    error: str


class ErrorResponse(_ErrorResponse, total=False):
    """The body of every 4xx and 5xx response."""

    # What to do about it
    hint: str


class Stats(TypedDict):
    """Who is here now."""

    # People with a page view in the last five minutes
    active_visitors: int
    # When the provider was asked
    as_of: str


class Day(TypedDict):
    """One day of a calendar."""

    date: str
    count: int
    # 0 for none, else 1 to 4 by the quartiles of the other days
    level: int


class BusiestDay(TypedDict):
    """The day with the most."""

    date: str
    count: int


# Not a class: `from` cannot be the name of an attribute.
Contributions = TypedDict(
    "Contributions",
    {
        # Where they are counted, joined by commas
        "provider": str,
        # The first day
        "from": str,
        # The last day: today in UTC
        "to": str,
        # 52 weeks of days, oldest first
        "days": list[Day],
        # Contributions on all days
        "total": int,
        # Days with any
        "active_days": int,
        # Days in a row up to today, which may still be without
        "current_streak": int,
        # Most days in a row
        "longest_streak": int,
        # The day with the most, the earliest of several
        "busiest_day": BusiestDay | None,
        # With two decimals
        "average_per_day": float,
        # When they were counted
        "as_of": str,
    },
)
Contributions.__doc__ = "A contribution calendar of 52 weeks."


class Npc(TypedDict):
    """A person in the room."""

    # What to send as npcId
    id: str
    name: str
    role: str


class NpcChatHealth(TypedDict):
    """State of the NPC chat."""

    # Whether the people in the room answer, and how well
    status: Literal["ok", "degraded", "not_configured"]
    # Who speaks for them
    provider: Literal["builtin", "openai", "off"]
    # Who is in the room
    npcs: list[Npc]


class _NpcChatRequest(TypedDict):
    # What the visitor says
    message: str
    # Who is spoken to
    npcId: str


class NpcChatRequest(_NpcChatRequest, total=False):
    """Something said to a person in the room."""

    # What the visitor sees; `page` is the path of a page
    context: dict[str, Any]


class _NpcMessage(TypedDict):
    # What it says
    text: str


class NpcMessage(_NpcMessage, total=False):
    """One chat bubble."""

    # Place of a quotation; absent from what somebody says
    source: dict[str, Any]


class NpcAction(TypedDict):
    """What is done besides speaking."""

    # What is done
    type: Literal["emote", "walk_to", "open_page", "highlight"]
    # To what, or to whom
    target: str


class NpcReply(TypedDict):
    """The answer of a person in the room."""

    # Who answers
    npc_id: str
    # What is said, in this order
    messages: list[NpcMessage]
    # What happens besides
    action: NpcAction | None
    # Who found the words
    source: Literal["builtin", "openai"]


class _TrackEvent(TypedDict):
    # What happened
    event: EventName


class TrackEvent(_TrackEvent, total=False):
    """A first-party analytics event."""

    # The verb of a command
    command: str
    # Where the link came from
    ref: str
    # The page before
    referrer: str
    # Whether the page was entered there
    deepLinked: bool


class Accepted(TypedDict):
    """An event was accepted."""

    # Always true: the event is stored
    accepted: bool


class _BatchItem(TypedDict):
    # What to run
    operationId: OperationId


class BatchItem(_BatchItem, total=False):
    """One request of a batch."""

    # Chosen by the client and given back unchanged
    id: str


class BatchRequest(TypedDict):
    """Reads without arguments to run in one request."""

    # What to run, in this order
    requests: list[BatchItem]


class _BatchResult(TypedDict):
    operationId: OperationId
    # What it would have been alone
    status: int
    # What the body would have been alone, also an ErrorResponse
    body: dict[str, Any]


class BatchResult(_BatchResult, total=False):
    """The result of one request."""

    # The id of the request, if it had one
    id: str


class BatchResponse(TypedDict):
    """The results of a batch."""

    # Results in request order
    results: list[BatchResult]


class AcceptedJob(TypedDict):
    """A batch that waits to be fetched."""

    # The job id, which carries the batch itself
    id: str
    status: Literal["accepted"]
    # Where to get the result
    status_url: str
    # An hour from now
    expires_at: str


class Job(TypedDict):
    """A finished job."""

    # The job id
    id: str
    status: Literal["succeeded"]
    # Where this came from
    status_url: str
    # Until when it can be fetched
    expires_at: str
    result: BatchResponse


class Manifest(TypedDict):
    """A W3C web app manifest."""

    name: str
    short_name: str
    description: str
    start_url: str
    display: str
    background_color: str
    theme_color: str
    icons: list[dict[str, Any]]
