"""What a client makes of the answers of a transport."""

import contextlib
import json
import os
import time
import unittest

from foyer import ApiConnectionError, ApiError, Response
from foyer._clock import Clock
from support.kind import Client


class Transports(unittest.TestCase):
    def test_fetch_replaces_the_transport(self):
        seen = []

        def fetch(request):
            seen.append(request)
            return Response(200, {}, b'{"active_visitors": 7}')

        with Client("https://sam.example/", timeout=5, fetch=fetch) as client:
            self.assertEqual(client.get_stats(), {"active_visitors": 7})
        (request,) = seen
        self.assertEqual(request.method, "GET")
        self.assertEqual(request.url, "https://sam.example/api/v1/stats")
        self.assertEqual(request.timeout, 5)
        self.assertIsNone(request.body)

    def test_headers_of_a_fetch_may_be_in_any_case(self):
        waits = []
        answers = [Response(429, {"retry-AFTER": "3"}, b""), Response(200, {}, b"{}")]
        clock = Clock(waits.append, random=lambda: 0)
        with Client(fetch=lambda _: answers.pop(0), _clock=clock) as client:
            client.get_stats()
        self.assertEqual(waits, [3])

    def test_a_fetch_that_fails_is_an_api_connection_error(self):
        def fetch(_):
            raise ConnectionResetError("gone")

        with (
            Client("https://sam.example", fetch=fetch) as client,
            self.assertRaises(ApiConnectionError) as caught,
        ):
            client.get_stats()
        self.assertEqual(str(caught.exception), "Cannot reach https://sam.example: gone")
        self.assertIsInstance(caught.exception.__cause__, ConnectionResetError)

    def test_an_error_without_a_reason_has_the_phrase_of_its_status(self):
        for status, phrase in [(502, "Bad Gateway"), (599, "Status 599")]:
            with (
                Client(fetch=lambda _, status=status: Response(status, {}, b"")) as client,
                self.assertRaises(ApiError) as caught,
            ):
                client.get_stats()
            self.assertEqual(caught.exception.message, phrase)

    def test_of_a_long_error_body_64_kib_count(self):
        body = json.dumps({"code": "not_found", "error": "x" * 70_000}).encode()
        with (
            Client(fetch=lambda _: Response(404, {}, body)) as client,
            self.assertRaises(ApiError) as caught,
        ):
            client.get_stats()
        self.assertEqual(caught.exception.code, "unknown")
        self.assertEqual(caught.exception.body, body[:65536].decode())

    def test_a_body_may_have_4_mib_and_no_byte_more(self):
        for more in [0, 1]:
            body = b"7".rjust(4 * 1024 * 1024 + more)
            with Client(fetch=lambda _, body=body: Response(200, {}, body)) as client:
                if more:
                    self.assertRaises(ApiError, client.get_stats)
                else:
                    self.assertEqual(client.get_stats(), 7)

    @unittest.skipUnless(hasattr(time, "tzset"), "needs tzset")
    def test_a_date_without_a_zone_is_in_gmt_wherever_the_client_is(self):
        waits = []
        answers = [Response(429, {"Retry-After": "Thu Jan  1 00:00:09 1970"}, b"")]
        answers.append(Response(200, {}, b"{}"))
        clock = Clock(waits.append, now=lambda: 0, random=lambda: 0)
        with time_zone("EST+5"), Client(fetch=lambda _: answers.pop(0), _clock=clock) as client:
            client.get_stats()
        self.assertEqual(waits, [9])

    def test_an_address_that_is_no_api_has_a_hint(self):
        for answer, hint in [
            (Response(302, {"Location": "https://sam.example/"}, b""), "https://sam.example/"),
            (Response(200, {}, b"<h1>Hello</h1>"), "base address"),
        ]:
            with (
                Client(fetch=lambda _, answer=answer: answer) as client,
                self.assertRaises(ApiError) as caught,
            ):
                client.get_stats()
            self.assertIn(hint, caught.exception.hint)

    def test_json_too_deep_to_read_is_no_error_response(self):
        for status in [200, 500]:
            body = b"[" * 60_000
            with (
                Client(fetch=lambda _, status=status: Response(status, {}, body)) as client,
                self.assertRaises(ApiError) as caught,
            ):
                client.get_stats()
            self.assertEqual((caught.exception.status, caught.exception.code), (status, "unknown"))

    def test_a_wait_of_thousands_of_digits_fails_at_once(self):
        answer = Response(429, {"Retry-After": "9" * 5000}, b"")
        with Client(fetch=lambda _: answer) as client, self.assertRaises(ApiError) as caught:
            client.get_stats()
        self.assertGreater(caught.exception.retry_after, 60)

    def test_jitter_comes_from_chance(self):
        waits = []
        answer = Response(429, {"Retry-After": "3"}, b"")
        clock = Clock(waits.append)
        with Client(max_retries=200, fetch=lambda _: answer, _clock=clock) as client:
            self.assertRaises(ApiError, client.get_stats)
        self.assertTrue(all(3 <= wait < 3.25 for wait in waits))
        self.assertGreater(len(set(waits)), 1)


@contextlib.contextmanager
def time_zone(name):
    before = os.environ.get("TZ")
    os.environ["TZ"] = name
    time.tzset()
    try:
        yield
    finally:
        os.environ.pop("TZ")
        if before is not None:
            os.environ["TZ"] = before
        time.tzset()


if __name__ == "__main__":
    unittest.main()
