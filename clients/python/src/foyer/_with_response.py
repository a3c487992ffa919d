"""The calls of a client, each with the response that brought its result."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

from . import _calls
from ._calls import Call
from ._results import Answer

P = ParamSpec("P")
Body = TypeVar("Body")


class Send(Protocol):
    """Sends any call."""

    def __call__(self, call: Call[Body], /) -> Answer[Body]:
        """Its answer."""
        ...


class AsyncSend(Protocol):
    """Sends any call."""

    def __call__(self, call: Call[Body], /) -> Awaitable[Answer[Body]]:
        """Its answer, later."""
        ...


class WithResponse:
    """The calls of `Foyer`, each of which gives an `Answer`."""

    def __init__(self, send: Send) -> None:
        self.list_work = _sent(_calls.list_work, send)
        self.get_stats = _sent(_calls.get_stats, send)
        self.get_contributions = _sent(_calls.get_contributions, send)
        self.chat = _sent(_calls.chat, send)
        self.chat_health = _sent(_calls.chat_health, send)
        self.run_batch = _sent(_calls.run_batch, send)
        self.submit_batch = _sent(_calls.submit_batch, send)
        self.get_job = _sent(_calls.get_job, send)
        self.track = _sent(_calls.track, send)
        self.ask = _sent(_calls.ask, send)
        self.avatar = _sent(_calls.avatar, send)
        self.manifest = _sent(_calls.manifest, send)


class AsyncWithResponse:
    """The calls of `AsyncFoyer`, each of which gives an `Answer`."""

    def __init__(self, send: AsyncSend) -> None:
        self.list_work = _sent_async(_calls.list_work, send)
        self.get_stats = _sent_async(_calls.get_stats, send)
        self.get_contributions = _sent_async(_calls.get_contributions, send)
        self.chat = _sent_async(_calls.chat, send)
        self.chat_health = _sent_async(_calls.chat_health, send)
        self.run_batch = _sent_async(_calls.run_batch, send)
        self.submit_batch = _sent_async(_calls.submit_batch, send)
        self.get_job = _sent_async(_calls.get_job, send)
        self.track = _sent_async(_calls.track, send)
        self.ask = _sent_async(_calls.ask, send)
        self.avatar = _sent_async(_calls.avatar, send)
        self.manifest = _sent_async(_calls.manifest, send)


def _sent(make: Callable[P, Call[Body]], send: Send) -> Callable[P, Answer[Body]]:
    @wraps(make)
    def call(*args: P.args, **options: P.kwargs) -> Answer[Body]:
        return send(make(*args, **options))

    return call


def _sent_async(
    make: Callable[P, Call[Body]], send: AsyncSend
) -> Callable[P, Awaitable[Answer[Body]]]:
    @wraps(make)
    async def call(*args: P.args, **options: P.kwargs) -> Answer[Body]:
        return await send(make(*args, **options))

    return call
