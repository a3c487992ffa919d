"""The client that blocks."""

import time
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from types import TracebackType
from typing import TypeVar

from . import _calls
from ._answer import read_answer
from ._calls import Call
from ._clock import Clock
from ._errors import ApiConnectionError, reaching
from ._messages import Fetch, Request, Response
from ._options import Options
from ._retry import retry_wait
from ._urllib_fetch import UrllibFetch
from ._walk import Walk
from .types import (
    AcceptedJob,
    BatchItem,
    BatchResponse,
    Contributions,
    Job,
    NpcChatHealth,
    NpcReply,
    OperationId,
    Role,
    Stats,
    WorkPage,
)

Body = TypeVar("Body")
_CLOCK = Clock(time.sleep)


class Foyer:
    """Client of the API at `base_url`.

    A call that gets 429 waits as long as the API asks and tries again, at most
    `max_retries` times; a wait over `max_retry_delay` seconds fails at once.
    `timeout` is in seconds, for each attempt. `fetch` replaces the transport.

    Every call raises `ApiError` when the API answers with a status that is no
    2xx, or with no JSON, and `ApiConnectionError` when no whole answer comes. A
    client may be used from several threads.

    >>> with Foyer("http://localhost:8000", timeout=5) as client:
    ...     health = client.chat_health()
    >>> health["status"]
    'ok'
    """

    def __init__(
        self,
        base_url: str = "http://localhost:8000",
        *,
        max_retries: int = 2,
        max_retry_delay: float = 60,
        timeout: float = 30,
        fetch: Fetch | None = None,
        _clock: Clock[None] = _CLOCK,
    ) -> None:
        self._options = Options(base_url, max_retries, max_retry_delay, timeout)
        self._fetch = fetch or UrllibFetch()
        self._clock = _clock

    def __enter__(self) -> "Foyer":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the client, which keeps no connection open between calls."""

    def list_work(self, limit: int | None = None, cursor: str | None = None) -> WorkPage:
        """One page of the career, newest first.

        `limit` is 1 to 20 roles, 10 if absent; `cursor` is the `next_cursor` of
        the page before. The code ``invalid_parameter`` refuses either.

        >>> sorted(client.list_work(limit=2)["roles"][0])
        ['company', 'role', 'slug', 'years']
        """
        return self._call(_calls.list_work(limit, cursor))

    def iter_roles(self, limit: int | None = None) -> Iterator[Role]:
        """All roles, newest first; a page of `limit` roles is fetched when it is needed.

        Raises what `list_work` raises, and an `ApiError` where a cursor comes
        back, which would never end.

        >>> slugs = [role["slug"] for role in client.iter_roles()]
        """
        walk = Walk()
        while not walk.done:
            yield from walk.roles_of(self.list_work(limit, walk.cursor))

    def get_stats(self) -> Stats:
        """How many people are on the site, as of at most 60 seconds ago.

        >>> client.get_stats()["active_visitors"] >= 0
        True
        """
        return self._call(_calls.get_stats())

    def get_contributions(self) -> Contributions:
        """52 weeks of contributions, counted by day in UTC.

        Fails with the code ``not_configured`` where the site has no code host,
        ``upstream_error`` where the code host fails.

        >>> len(client.get_contributions()["days"])
        364
        """
        return self._call(_calls.get_contributions())

    def chat(
        self, *, npc_id: str, message: str, context: Mapping[str, object] | None = None
    ) -> NpcReply:
        """Says something to a person in the room, whom `chat_health` lists.

        `message` has at most 500 characters; `context` is what the visitor
        sees. Fails with ``missing_message``, ``empty_message``,
        ``message_too_long``, ``invalid_body`` or ``not_configured``.

        >>> reply = client.chat(npc_id="archivist", message="Where did you work?")
        >>> reply["npc_id"]
        'archivist'
        """
        return self._call(_calls.chat(npc_id, message, context))

    def chat_health(self) -> NpcChatHealth:
        """Whether the people in the room answer, and who they are.

        >>> client.chat_health()["npcs"][0]["id"]
        'librarian'
        """
        return self._call(_calls.chat_health())

    def run_batch(self, requests: Iterable[BatchItem | OperationId]) -> BatchResponse:
        """Runs one to ten operations in one request, each by its name or as an item.

        Every result has its own `status`: one that fails does not fail the
        others. A batch that cannot be read fails with ``invalid_body``.

        >>> batch = client.run_batch(["getStats", {"operationId": "npcChatHealth", "id": "b"}])
        >>> [result["status"] for result in batch["results"]]
        [200, 200]
        """
        return self._call(_calls.run_batch(requests))

    def submit_batch(self, requests: Iterable[BatchItem | OperationId]) -> AcceptedJob:
        """Makes a job of a batch, to be fetched with `get_job` within an hour.

        >>> client.submit_batch(["getStats"])["status"]
        'accepted'
        """
        return self._call(_calls.submit_batch(requests))

    def get_job(self, id: str) -> Job:
        """Runs the batch of a job, afresh at every call.

        Fails with ``not_found`` for an id that the API did not issue, and
        ``job_expired`` an hour after it did: submit the batch again.

        >>> job = client.get_job(client.submit_batch(["getStats"])["id"])
        >>> job["result"]["results"][0]["status"]
        200
        """
        return self._call(_calls.get_job(id))

    def _call(self, call: Call[Body]) -> Body:
        request = self._options.request(call)
        for attempt in count():
            outcome = self._attempt(request)
            wait = retry_wait(request, outcome, attempt, self._options, self._clock)
            if wait is None:
                break
            self._clock.sleep(wait)
        body: Body = read_answer(outcome, self._clock.now())
        return body

    def _attempt(self, request: Request) -> Response | ApiConnectionError:
        try:
            with reaching(request.url):
                return self._fetch(request)
        except ApiConnectionError as error:
            return error
