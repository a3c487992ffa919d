"""What only the async client promises."""

import asyncio
import importlib.util
import unittest

from foyer import AsyncFoyer, Response
from support.kind import IS_ASYNC
from support.site import site

HAS_HTTPX = importlib.util.find_spec("httpx") is not None


class AsyncClient(unittest.TestCase):
    def test_calls_go_side_by_side(self):
        async def both():
            arrived = asyncio.Event()

            async def fetch(request):
                # The first answer waits for the second request.
                if request.url.endswith("/stats"):
                    await arrived.wait()
                arrived.set()
                return Response(200, {}, b"{}")

            async with AsyncFoyer(fetch=fetch) as client:
                return await asyncio.gather(client.get_stats(), client.chat_health())

        self.assertEqual(asyncio.run(both()), [{}, {}])

    @unittest.skipIf(HAS_HTTPX, "httpx is there")
    def test_without_httpx_the_error_says_what_to_install(self):
        with self.assertRaisesRegex(ImportError, r"pip install httpx"):
            AsyncFoyer()

    @unittest.skipUnless(IS_ASYNC, "needs httpx")
    def test_a_client_may_serve_many_calls(self):
        async def many():
            async with AsyncFoyer(site()) as client:
                return await asyncio.gather(*(client.chat_health() for _ in range(20)))

        self.assertEqual({health["status"] for health in asyncio.run(many())}, {"ok"})

    @unittest.skipUnless(IS_ASYNC, "needs httpx")
    def test_a_walk_that_is_left_holds_nothing(self):
        async def first():
            async with AsyncFoyer(site()) as client:
                async for role in client.iter_roles(limit=1):
                    return role

        self.assertIn("slug", asyncio.run(first()))


if __name__ == "__main__":
    unittest.main()
