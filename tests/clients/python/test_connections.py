"""What a client makes of a network that is slow, broken or without an end."""

import time
import tracemalloc
import unittest

from foyer import ApiConnectionError, ApiError
from support.dripping import dripping
from support.kind import IS_ASYNC, Client
from support.stand_in import StandIn


class Connections(unittest.TestCase):
    def test_the_cause_says_what_the_network_said(self):
        cause = self.failure(StandIn([]).refusing_url).__cause__
        if not IS_ASYNC:
            self.assertIsInstance(cause, ConnectionRefusedError)

    def test_the_time_limit_is_for_the_whole_attempt(self):
        # Each byte comes soon enough; only all of them would take too long.
        for head in [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n"]:
            with self.subTest(head), dripping(head) as url:
                start = time.monotonic()
                error = self.failure(url, timeout=0.2)
                self.assertLess(time.monotonic() - start, 2)
                self.assertIsInstance(error.__cause__, TimeoutError)

    def test_the_time_limit_is_also_for_a_body_without_an_end(self):
        with dripping(b"HTTP/1.1 200 OK\r\n\r\n", pause=0) as url:
            error = self.failure(url, timeout=0.2)
            self.assertIsInstance(error.__cause__, TimeoutError)

    def test_an_error_body_without_an_end_is_read_no_further_than_64_kib(self):
        with (
            dripping(b"HTTP/1.1 500 Broken\r\n\r\n", b"x" * 8192) as url,
            Client(url) as client,
            self.assertRaises(ApiError) as caught,
        ):
            client.get_stats()
        self.assertEqual(caught.exception.message, "Broken")
        self.assertEqual(caught.exception.body, "x" * 65536)

    def test_a_body_above_4_mib_closes_its_connection(self):
        for head in [b"", b"Content-Type: image/png\r\n", b"Content-Length: 9999999999\r\n"]:
            # The server ends when its connection does, and no sooner.
            with (
                self.subTest(head),
                dripping(b"HTTP/1.1 200 OK\r\n" + head + b"\r\n", b"x" * 65536, 0) as url,
                Client(url) as client,
                self.assertRaises(ApiError) as caught,
            ):
                client.avatar("hd-180-1", direction=2)
            self.assertEqual(caught.exception.status, 200)

    def test_a_body_takes_a_few_times_the_limit_at_most_compressed_or_not(self):
        for answer in [{"fault": "endless"}, {"text": "1", "times": 100_000_000, "gzip": True}]:
            stand_in = StandIn([answer])
            tracemalloc.start()
            with self.subTest(answer), Client(stand_in.url) as client:
                self.assertRaises(ApiError, client.get_stats)
                _, peak = tracemalloc.get_traced_memory()
                self.assertLess(peak, 32 * 1024 * 1024)
            tracemalloc.stop()

    def test_the_limit_of_an_error_body_leaves_characters_whole(self):
        stand_in = StandIn([{"status": 500, "text": "€", "times": 30_000}])
        with Client(stand_in.url) as client, self.assertRaises(ApiError) as caught:
            client.get_stats()
        self.assertEqual(caught.exception.body, "€" * 21845)

    def test_a_chunked_answer_is_one(self):
        head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
        with dripping(head, b"2\r\n{}\r\n0\r\n\r\n") as url, Client(url) as client:
            self.assertEqual(client.get_stats(), {})

    def test_a_chunked_answer_cut_off_is_an_api_connection_error(self):
        head = b"HTTP/1.1 %d OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n[1"
        for status in [200, 500]:
            with self.subTest(status), dripping(head % status, None) as url:
                self.failure(url)

    def test_a_name_that_is_none_is_an_api_connection_error(self):
        self.failure("http://no-such-host.invalid")

    def failure(self, url, **options):
        with (
            Client(url, max_retries=0, **options) as client,
            self.assertRaises(ApiConnectionError) as caught,
        ):
            client.get_stats()
        self.assertTrue(str(caught.exception).startswith(f"Cannot reach {url}: "))
        return caught.exception


if __name__ == "__main__":
    unittest.main()
