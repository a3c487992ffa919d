"""The client for asyncio: the twin of `Foyer`, call by call."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Literal, TypeVar

from . import _calls
from ._answer import read_answer
from ._ask import AskAnswer
from ._calls import Call, CallOptions
from ._clock import Clock
from ._default_base_url import DEFAULT_BASE_URL
from ._errors import ApiConnectionError, reaching
from ._messages import AsyncFetch, Request, Response
from ._options import Limits, Options
from ._results import Answer, Picture
from ._retry import retry_wait
from ._walk import Walk
from ._with_response import AsyncWithResponse
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
    Role,
    Stats,
    WorkPage,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._httpx_fetch import HttpxFetch

Body = TypeVar("Body")
_CLOCK: Clock[Awaitable[None]] = Clock(asyncio.sleep)


class AsyncFoyer:
    """Client of the API at `base_url`, with the calls and options of `Foyer`.

    Without a `fetch` of yours it needs httpx: ``pip install httpx``.
    Cancelling a task ends its call at once, in a wait too.

    >>> import asyncio
    >>> async def slugs() -> list[str]:
    ...     async with AsyncFoyer() as client:
    ...         return [role["slug"] async for role in client.iter_roles()]
    >>> first, *others = asyncio.run(slugs())
    """

    def __init__(
        self,
        base_url: str = DEFAULT_BASE_URL,
        *,
        max_retries: int = 2,
        max_retry_delay: float = 60,
        timeout: float = 30,
        fetch: AsyncFetch | None = None,
        _clock: Clock[Awaitable[None]] = _CLOCK,
    ) -> None:
        self._options = Options(base_url, Limits(timeout, max_retries, max_retry_delay))
        self._clock = _clock
        self._fetch: AsyncFetch
        # Only what is made here is closed here.
        self._own: HttpxFetch | None = None
        if fetch is None:
            self._fetch = self._own = _httpx_fetch()
        else:
            self._fetch = fetch

    async def __aenter__(self) -> AsyncFoyer:
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

    @property
    def with_response(self) -> AsyncWithResponse:
        """The same calls, each of which gives an `Answer`."""
        return AsyncWithResponse(self._send)

    async def list_work(
        self,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> WorkPage:
        """As `Foyer.list_work`."""
        return (await self._send(_calls.list_work(limit, cursor, **options))).data

    async def iter_roles(
        self, limit: int | None = None, **options: Unpack[CallOptions]
    ) -> AsyncIterator[Role]:
        """As `Foyer.iter_roles`, for ``async for``."""
        walk = Walk()
        while not walk.done:
            call = _calls.list_work(limit, walk.cursor, **options)
            for role in walk.roles_of(await self._send(call)):
                yield role

    async def get_stats(self, **options: Unpack[CallOptions]) -> Stats:
        """As `Foyer.get_stats`."""
        return (await self._send(_calls.get_stats(**options))).data

    async def get_contributions(self, **options: Unpack[CallOptions]) -> Contributions:
        """As `Foyer.get_contributions`."""
        return (await self._send(_calls.get_contributions(**options))).data

    async def chat(
        self,
        *,
        npc_id: str,
        message: str,
        context: Mapping[str, object] | None = None,
        **options: Unpack[CallOptions],
    ) -> NpcReply:
        """As `Foyer.chat`."""
        call = _calls.chat(npc_id=npc_id, message=message, context=context, **options)
        return (await self._send(call)).data

    async def chat_health(self, **options: Unpack[CallOptions]) -> NpcChatHealth:
        """As `Foyer.chat_health`."""
        return (await self._send(_calls.chat_health(**options))).data

    async def run_batch(
        self, requests: Iterable[BatchItem | OperationId], **options: Unpack[CallOptions]
    ) -> BatchResponse:
        """As `Foyer.run_batch`."""
        return (await self._send(_calls.run_batch(requests, **options))).data

    async def submit_batch(
        self, requests: Iterable[BatchItem | OperationId], **options: Unpack[CallOptions]
    ) -> AcceptedJob:
        """As `Foyer.submit_batch`."""
        return (await self._send(_calls.submit_batch(requests, **options))).data

    async def get_job(self, id: str, **options: Unpack[CallOptions]) -> Job:
        """As `Foyer.get_job`."""
        return (await self._send(_calls.get_job(id, **options))).data

    async def track(
        self,
        event: EventName,
        *,
        command: str | None = None,
        ref: str | None = None,
        referrer: str | None = None,
        deep_linked: bool | None = None,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Accepted:
        """As `Foyer.track`."""
        call = _calls.track(
            event,
            command=command,
            ref=ref,
            referrer=referrer,
            deep_linked=deep_linked,
            idempotency_key=idempotency_key,
            **options,
        )
        return (await self._send(call)).data

    async def ask(
        self, query: str, *, prev: str | None = None, **options: Unpack[CallOptions]
    ) -> AskAnswer:
        """As `Foyer.ask`."""
        call = _calls.ask(query, prev=prev, **options)
        return (await self._send(call)).data

    async def avatar(
        self,
        figure: str,
        *,
        direction: int,
        head_direction: int | None = None,
        size: Literal["n", "l"] | None = None,
        gesture: Literal["nrm", "sml", "sad", "srp", "spk", "eyb"] | None = None,
        frame: int | None = None,
        action: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Picture:
        """As `Foyer.avatar`."""
        call = _calls.avatar(
            figure,
            direction=direction,
            head_direction=head_direction,
            size=size,
            gesture=gesture,
            frame=frame,
            action=action,
            **options,
        )
        return (await self._send(call)).data

    async def manifest(
        self, theme: Literal["light", "dark"] | None = None, **options: Unpack[CallOptions]
    ) -> Manifest:
        """As `Foyer.manifest`."""
        call = _calls.manifest(theme, **options)
        return (await self._send(call)).data

    async def _send(self, call: Call[Body]) -> Answer[Body]:
        request, limits = self._options.request(call), self._options.limits(call)
        attempt = 0
        while True:
            outcome = await self._attempt(request)
            wait = retry_wait(request, outcome, attempt, limits, self._clock)
            if wait is None:
                return read_answer(call, outcome, self._clock.now())
            await self._clock.sleep(wait)
            attempt += 1

    async def _attempt(self, request: Request) -> Response | ApiConnectionError:
        try:
            with reaching(request.url):
                return await self._fetch(request)
        except ApiConnectionError as error:
            return error


def _httpx_fetch() -> HttpxFetch:
    try:
        from ._httpx_fetch import HttpxFetch
    except ImportError as error:
        raise ImportError("AsyncFoyer cannot find httpx: run pip install httpx") from error
    return HttpxFetch()
