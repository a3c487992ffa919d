"""Every row of the table that all clients share."""

import asyncio
import unittest

from foyer import AsyncFoyer
from support.behaviour import Stage, behaviours, check, check_traffic
from support.kind import IS_ASYNC, Client


class Behaviours(unittest.TestCase):
    """A test for each row whose call ends by itself."""


class Aborts(unittest.TestCase):
    """A test for each row whose call is cancelled, which only tasks are."""


def _test(row):
    def test(self):
        stage = Stage(row)
        with Client(stage.base_url, _clock=stage.clock(), **stage.options) as client:
            check(self, stage, client)

    return test


def _abort_test(row):
    def test(self):
        asyncio.run(_abort(self, Stage(row)))

    return test


async def _abort(test, stage):
    is_waiting = asyncio.Event()

    async def sleep(seconds):
        stage.slept(seconds)
        is_waiting.set()
        await asyncio.Event().wait()

    options = {"_clock": stage.clock(sleep), **stage.options}
    async with AsyncFoyer(stage.base_url, **options) as client:
        task = asyncio.create_task(stage.act(client, []))
        if stage.row["abort"] == "request":
            while not stage.stand_in.arrived():
                # Real time: the stand-in is a process of its own, which has to be asked.
                await asyncio.sleep(0.005)
        if stage.row["abort"] == "wait":
            await is_waiting.wait()
        task.cancel()
        with test.assertRaises(asyncio.CancelledError):
            await task
    check_traffic(test, stage)


def _add_tests():
    for number, row in enumerate(behaviours()):
        if "abort" in row and not IS_ASYNC:
            continue
        group, test = (Aborts, _abort_test) if "abort" in row else (Behaviours, _test)
        method = test(row)
        # A failure shows the sentence.
        method.__doc__ = row["name"]
        setattr(group, f"test_{number:03}", method)


_add_tests()


if __name__ == "__main__":
    unittest.main()
