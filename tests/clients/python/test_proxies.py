"""The proxies of the environment, which the blocking client goes through."""

import base64
import os
import unittest
from contextlib import contextmanager

from foyer import ApiConnectionError, Foyer
from support.stand_in import StandIn

NAMES = ["http_proxy", "https_proxy", "no_proxy"]


@contextmanager
def environment(**values):
    """These proxies and no others."""
    names = [*NAMES, *(name.upper() for name in NAMES)]
    before = {name: os.environ.pop(name) for name in names if name in os.environ}
    os.environ.update(values)
    try:
        yield
    finally:
        for name in values:
            os.environ.pop(name)
        os.environ.update(before)


class Proxies(unittest.TestCase):
    def test_a_request_goes_through_the_proxy(self):
        stand_in = StandIn([{"status": 200, "json": {}}])
        proxy = stand_in.url.replace("http://", "http://me:p%40ss@")
        with environment(http_proxy=proxy), Foyer("http://sam.example/under") as client:
            client.get_stats()
        (request,) = stand_in.arrived()
        self.assertEqual(request["target"], "http://sam.example/under/api/v1/stats")
        self.assertEqual(request["headers"]["host"], "sam.example")
        credentials = base64.b64encode(b"me:p@ss").decode()
        self.assertEqual(request["headers"]["proxy-authorization"], f"Basic {credentials}")

    def test_https_goes_through_a_tunnel(self):
        stand_in = StandIn([{"status": 503, "text": ""}])
        with (
            environment(https_proxy=stand_in.url),
            Foyer("https://sam.example", max_retries=0) as client,
            self.assertRaises(ApiConnectionError),
        ):
            client.get_stats()
        (request,) = stand_in.arrived()
        self.assertEqual((request["method"], request["target"]), ("CONNECT", "sam.example:443"))

    def test_no_proxy_is_heeded(self):
        stand_in = StandIn([{"status": 200, "json": {}}])
        values = {"http_proxy": stand_in.refusing_url, "no_proxy": "127.0.0.1"}
        with environment(**values), Foyer(stand_in.url, max_retries=0) as client:
            client.get_stats()
        self.assertEqual(stand_in.arrived()[0]["target"], "/api/v1/stats")


if __name__ == "__main__":
    unittest.main()
