"""The operations of the API as values: what to ask, and what type comes back."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar
from urllib.parse import quote, urlencode

from .types import (
    AcceptedJob,
    BatchItem,
    BatchResponse,
    Contributions,
    Job,
    NpcChatHealth,
    NpcReply,
    OperationId,
    Stats,
    WorkPage,
)

Body = TypeVar("Body")


@dataclass(frozen=True)
class Call(Generic[Body]):
    """A call whose answer is a `Body`; `path` has the query, `content` becomes JSON.

    A POST is `repeatable` where, sent twice, it does what it does once; a GET
    always is.
    """

    method: str
    path: str
    content: object = None
    headers: Mapping[str, str] = field(default_factory=dict)
    repeatable: bool = False


def list_work(limit: int | None, cursor: str | None) -> Call[WorkPage]:
    given = {"limit": limit, "cursor": cursor}
    query = urlencode({name: value for name, value in given.items() if value is not None})
    return Call("GET", f"/api/v1/work?{query}" if query else "/api/v1/work")


def get_stats() -> Call[Stats]:
    return Call("GET", "/api/v1/stats")


def get_contributions() -> Call[Contributions]:
    return Call("GET", "/api/v1/codehost-contributions")


def chat(npc_id: str, message: str, context: Mapping[str, object] | None) -> Call[NpcReply]:
    content: dict[str, object] = {"npcId": npc_id, "message": message}
    if context is not None:
        content["context"] = context
    return Call("POST", "/api/v1/npc-chat", content)


def chat_health() -> Call[NpcChatHealth]:
    return Call("GET", "/api/v1/npc-chat")


def run_batch(requests: Iterable[BatchItem | OperationId]) -> Call[BatchResponse]:
    return Call("POST", "/api/v1/batch", _batch(requests))


def submit_batch(requests: Iterable[BatchItem | OperationId]) -> Call[AcceptedJob]:
    return Call("POST", "/api/v1/batch", _batch(requests), {"Prefer": "respond-async"})


def get_job(id: str) -> Call[Job]:
    # These are no names in a path: the request would go elsewhere.
    if id in ("", ".", ".."):
        raise ValueError(f'Cannot get the job "{id}": expected a job id')
    return Call("GET", f"/api/v1/jobs/{quote(id, safe='')}")


def _batch(requests: Iterable[BatchItem | OperationId]) -> object:
    if isinstance(requests, str):
        raise TypeError(f'Cannot run "{requests}": expected a list of operations')
    items = [{"operationId": item} if isinstance(item, str) else item for item in requests]
    return {"requests": items}
