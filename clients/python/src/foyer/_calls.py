"""The calls of a client as values: what to ask, and what type comes back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, TypedDict, TypeVar
from urllib.parse import quote, urlencode
from uuid import uuid4

from ._ask import AskAnswer
from ._bodies import read_json, read_picture
from ._messages import Response
from ._results import Picture
from .types import (
    Accepted,
    AcceptedJob,
    BatchItem,
    BatchResponse,
    Contributions,
    EventName,
    Job,
    Manifest,
    NpcChatHealth,
    NpcReply,
    OperationId,
    Stats,
    WorkPage,
)

if TYPE_CHECKING:
    # In `typing` since Python 3.11.
    from typing_extensions import Unpack

Body = TypeVar("Body")


class CallOptions(TypedDict, total=False):
    """Options of one call, which override those of the client."""

    # Seconds for each attempt
    timeout: float
    # Retries of a call
    max_retries: int
    # Seconds; a longer wait fails at once
    max_retry_delay: float


@dataclass(frozen=True)
class Call(Generic[Body]):
    """A call whose answer is a `Body`; `path` has the query, `content` becomes JSON.

    A POST is `repeatable` where, sent twice, it does what it does once; a GET
    always is.
    """

    method: str
    path: str
    options: CallOptions
    content: object = None
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    repeatable: bool = False
    read: Callable[[Response], Any] = read_json


def list_work(
    limit: int | None = None, cursor: str | None = None, **options: Unpack[CallOptions]
) -> Call[WorkPage]:
    return _get("/api/v1/work", {"limit": limit, "cursor": cursor}, options)


def get_stats(**options: Unpack[CallOptions]) -> Call[Stats]:
    return Call("GET", "/api/v1/stats", options)


def get_contributions(**options: Unpack[CallOptions]) -> Call[Contributions]:
    return Call("GET", "/api/v1/codehost-contributions", options)


def chat(
    *,
    npc_id: str,
    message: str,
    context: Mapping[str, object] | None = None,
    **options: Unpack[CallOptions],
) -> Call[NpcReply]:
    content = _given({"npcId": npc_id, "context": context}) | {"message": message}
    return Call("POST", "/api/v1/npc-chat", options, content)


def chat_health(**options: Unpack[CallOptions]) -> Call[NpcChatHealth]:
    return Call("GET", "/api/v1/npc-chat", options)


def run_batch(
    requests: Iterable[BatchItem | OperationId], **options: Unpack[CallOptions]
) -> Call[BatchResponse]:
    return Call("POST", "/api/v1/batch", options, _batch(requests))


def submit_batch(
    requests: Iterable[BatchItem | OperationId], **options: Unpack[CallOptions]
) -> Call[AcceptedJob]:
    headers = {"Prefer": "respond-async"}
    return Call("POST", "/api/v1/batch", options, _batch(requests), headers)


def get_job(id: str, **options: Unpack[CallOptions]) -> Call[Job]:
    # These are no names in a path: the request would go elsewhere.
    if id in ("", ".", ".."):
        raise ValueError(f'Invalid job id "{id}": expected the id from submit_batch')
    return Call("GET", f"/api/v1/jobs/{quote(id, safe='')}", options)


def track(
    event: EventName,
    *,
    command: str | None = None,
    ref: str | None = None,
    referrer: str | None = None,
    deep_linked: bool | None = None,
    idempotency_key: str | None = None,
    **options: Unpack[CallOptions],
) -> Call[Accepted]:
    key = str(uuid4()) if idempotency_key is None else idempotency_key
    # Characters that no header can carry. The API checks the rest.
    if not re.fullmatch("[ -~]+", key):
        raise ValueError(f"Invalid idempotency_key {key!r}: expected visible ASCII characters")
    fields = {"command": command, "ref": ref, "referrer": referrer, "deepLinked": deep_linked}
    content = {"event": event, **_given(fields)}
    return Call("POST", "/api/v1/track", options, content, {"Idempotency-Key": key}, True)


def ask(query: str, *, prev: str | None = None, **options: Unpack[CallOptions]) -> Call[AskAnswer]:
    # A POST: a question may be too long for an address, and is nobody's
    # business in the log of a proxy.
    content = {"query": query, **_given({"prev": prev})}
    return Call("POST", "/ask", options, content, repeatable=True)


def avatar(
    figure: str,
    *,
    direction: int,
    head_direction: int | None = None,
    size: Literal["n", "l"] | None = None,
    gesture: Literal["nrm", "sml", "sad", "srp", "spk", "eyb"] | None = None,
    frame: int | None = None,
    action: str | None = None,
    **options: Unpack[CallOptions],
) -> Call[Picture]:
    query = {
        "figure": figure,
        "direction": direction,
        "head_direction": head_direction,
        "size": size,
        "gesture": gesture,
        "frame": frame,
        "action": action,
    }
    headers = {"Accept": "image/png"}
    path = _path("/api/v1/room-avatar", query)
    return Call("GET", path, options, headers=headers, read=read_picture)


def manifest(
    theme: Literal["light", "dark"] | None = None, **options: Unpack[CallOptions]
) -> Call[Manifest]:
    return _get("/api/v1/manifest", {"theme": theme}, options)


def _get(path: str, query: Mapping[str, object], options: CallOptions) -> Call[Any]:
    return Call("GET", _path(path, query), options)


def _path(path: str, query: Mapping[str, object]) -> str:
    text = urlencode(_given(query))
    return f"{path}?{text}" if text else path


def _given(members: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in members.items() if value is not None}


def _batch(requests: Iterable[BatchItem | OperationId]) -> object:
    if isinstance(requests, str):
        raise TypeError(f'Invalid requests "{requests}": expected a list of operations')
    items = [{"operationId": item} if isinstance(item, str) else item for item in requests]
    return {"requests": items}
