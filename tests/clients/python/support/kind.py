"""Which of the two clients the tests run against: both keep the same promises.

`FOYER_TEST_CLIENT=async` chooses the async one; the blocking one is the default.
"""

import asyncio
import os
from dataclasses import replace

from foyer import AsyncFoyer, Foyer

IS_ASYNC = os.environ.get("FOYER_TEST_CLIENT") == "async"


class BlockingAsyncFoyer:
    """An `AsyncFoyer` that is called like a `Foyer`, in a loop of its own."""

    def __init__(self, *args, fetch=None, _clock=None, **options):
        if fetch:
            options["fetch"] = _awaitable(fetch)
        if _clock:
            options["_clock"] = replace(_clock, sleep=_awaitable(_clock.sleep))
        self._loop = asyncio.new_event_loop()
        try:
            self._client = AsyncFoyer(*args, **options)
        except BaseException:
            self._loop.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._run(self._client.aclose())
        self._run(self._loop.shutdown_asyncgens())
        self._loop.close()

    def __getattr__(self, name):
        method = getattr(self._client, name)
        return lambda *args, **options: self._run(method(*args, **options))

    @property
    def with_response(self):
        return _Blocking(self._client.with_response, self._run)

    def iter_roles(self, *args, **options):
        roles = self._client.iter_roles(*args, **options)
        try:
            while True:
                try:
                    yield self._run(roles.__anext__())
                except StopAsyncIteration:
                    return
        finally:
            self._run(roles.aclose())

    def _run(self, awaitable):
        return self._loop.run_until_complete(awaitable)


class _Blocking:
    """What is called like the blocking one, too."""

    def __init__(self, client, run):
        self._client, self._run = client, run

    def __getattr__(self, name):
        method = getattr(self._client, name)
        return lambda *args, **options: self._run(method(*args, **options))


def _awaitable(function):
    async def awaited(*args):
        return function(*args)

    return awaited


Client = BlockingAsyncFoyer if IS_ASYNC else Foyer
