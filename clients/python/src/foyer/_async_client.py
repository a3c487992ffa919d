"""The client for asyncio: the twin of `Foyer`, call by call."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable, Mapping
from itertools import count
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

from . import _calls
from ._answer import read_answer
from ._calls import Call
from ._clock import Clock
from ._errors import ApiConnectionError, reaching
from ._messages import AsyncFetch, Request, Response
from ._options import Options
from ._retry import retry_wait
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

if TYPE_CHECKING:
    from ._httpx_fetch import HttpxFetch

Body = TypeVar("Body")
_CLOCK: Clock[Awaitable[None]] = Clock(asyncio.sleep)


class AsyncFoyer:
    """Client of the API at `base_url`, with the calls and options of `Foyer`.

    Without a `fetch` of yours it needs httpx: install ``foyer-client[async]``.
    Cancelling a task ends its call at once, in a wait too.

    >>> import asyncio
    >>> async def slugs() -> list[str]:
    ...     async with AsyncFoyer("http://localhost:8000") as client:
    ...         return [role["slug"] async for role in client.iter_roles()]
    >>> first, *others = asyncio.run(slugs())
    """

    def __init__(
        self,
        base_url: str = "http://localhost:8000",
        *,
        max_retries: int = 2,
        max_retry_delay: float = 60,
        timeout: float = 30,
        fetch: AsyncFetch | None = None,
        _clock: Clock[Awaitable[None]] = _CLOCK,
    ) -> None:
        self._options = Options(base_url, max_retries, max_retry_delay, timeout)
        self._clock = _clock
        self._fetch: AsyncFetch
        # Only what is made here is closed here.
        self._own: HttpxFetch | None = None
        if fetch is None:
            self._fetch = self._own = _httpx_fetch()
        else:
            self._fetch = fetch

    async def __aenter__(self) -> "AsyncFoyer":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the connections that the client holds open."""
        if self._own:
            await self._own.aclose()

    async def list_work(self, limit: int | None = None, cursor: str | None = None) -> WorkPage:
        """As `Foyer.list_work`."""
        return await self._call(_calls.list_work(limit, cursor))

    async def iter_roles(self, limit: int | None = None) -> AsyncIterator[Role]:
        """As `Foyer.iter_roles`, for ``async for``."""
        walk = Walk()
        while not walk.done:
            for role in walk.roles_of(await self.list_work(limit, walk.cursor)):
                yield role

    async def get_stats(self) -> Stats:
        """As `Foyer.get_stats`."""
        return await self._call(_calls.get_stats())

    async def get_contributions(self) -> Contributions:
        """As `Foyer.get_contributions`."""
        return await self._call(_calls.get_contributions())

    async def chat(
        self, *, npc_id: str, message: str, context: Mapping[str, object] | None = None
    ) -> NpcReply:
        """As `Foyer.chat`."""
        return await self._call(_calls.chat(npc_id, message, context))

    async def chat_health(self) -> NpcChatHealth:
        """As `Foyer.chat_health`."""
        return await self._call(_calls.chat_health())

    async def run_batch(self, requests: Iterable[BatchItem | OperationId]) -> BatchResponse:
        """As `Foyer.run_batch`."""
        return await self._call(_calls.run_batch(requests))

    async def submit_batch(self, requests: Iterable[BatchItem | OperationId]) -> AcceptedJob:
        """As `Foyer.submit_batch`."""
        return await self._call(_calls.submit_batch(requests))

    async def get_job(self, id: str) -> Job:
        """As `Foyer.get_job`."""
        return await self._call(_calls.get_job(id))

    async def _call(self, call: Call[Body]) -> Body:
        request = self._options.request(call)
        for attempt in count():
            outcome = await self._attempt(request)
            wait = retry_wait(request, outcome, attempt, self._options, self._clock)
            if wait is None:
                break
            await self._clock.sleep(wait)
        body: Body = read_answer(outcome, self._clock.now())
        return body

    async def _attempt(self, request: Request) -> Response | ApiConnectionError:
        try:
            with reaching(request.url):
                return await self._fetch(request)
        except ApiConnectionError as error:
            return error


def _httpx_fetch() -> "HttpxFetch":
    try:
        from ._httpx_fetch import HttpxFetch
    except ImportError as error:
        raise ImportError("AsyncFoyer needs httpx: pip install 'foyer-client[async]'") from error
    return HttpxFetch()
