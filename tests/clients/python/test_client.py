"""What a client promises beside the table: options, transports, errors."""

import contextlib
import copy
import json
import os
import pickle
import socket
import threading
import time
import unittest

from foyer import ApiConnectionError, ApiError, Response, __version__
from foyer._clock import Clock
from support.kind import IS_ASYNC, Client
from support.stand_in import StandIn

STATS = {"active_visitors": 3, "as_of": "2026-11-20T12:00:00Z"}


class Options(unittest.TestCase):
    def test_a_base_url_that_is_no_address_of_a_site_is_refused(self):
        for base_url in [
            "",
            "sam.example",
            "file:///etc",
            "ftp://sam.example",
            "https://",
            "https://me:secret@sam.example",
            "https://sam.example/?page=1",
            "https://sam.example/#top",
        ]:
            with self.subTest(base_url), self.assertRaises(ValueError):
                Client(base_url)

    def test_numbers_out_of_range_are_refused(self):
        for options in [
            {"max_retries": -1},
            {"max_retry_delay": -1},
            {"max_retry_delay": float("nan")},
            {"timeout": 0},
            {"timeout": float("nan")},
        ]:
            with self.subTest(options), self.assertRaises(ValueError):
                Client(**options)

    def test_a_base_url_of_any_language_is_encoded(self):
        stand_in = StandIn([{"status": 200, "json": STATS}])
        with Client(f"{stand_in.url}/größe/") as client:
            client.get_stats()
        self.assertEqual(stand_in.arrived()[0]["target"], "/gr%C3%B6%C3%9Fe/api/v1/stats")

    def test_the_name_of_a_batch_is_no_list_of_names(self):
        with Client() as client, self.assertRaises(TypeError):
            client.run_batch("getStats")

    def test_what_is_no_name_in_a_path_is_no_job_id(self):
        for id in ["", ".", ".."]:
            with Client() as client, self.assertRaises(ValueError):
                client.get_job(id)

    def test_what_json_cannot_say_is_refused_before_it_is_sent(self):
        with Client() as client, self.assertRaises(ValueError):
            client.chat(npc_id="barista", message="Hello", context={"x": float("inf")})


class Requests(unittest.TestCase):
    def test_a_request_names_the_client_and_its_version(self):
        stand_in = StandIn([{"status": 200, "json": STATS}])
        with Client(stand_in.url) as client:
            client.get_stats()
        headers = stand_in.arrived()[0]["headers"]
        self.assertEqual(headers["user-agent"], f"foyer-python/{__version__}")
        self.assertNotIn("content-type", headers)
        self.assertNotIn("authorization", headers)

    def test_text_that_is_no_unicode_comes_to_the_api_as_it_is(self):
        stand_in = StandIn([{"status": 200, "json": {}}])
        with Client(stand_in.url) as client:
            client.chat(npc_id="barista", message="\ud800")
        self.assertIn('"\\ud800"', stand_in.arrived()[0]["body"])


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
            Client(url, **options) as client,
            self.assertRaises(ApiConnectionError) as caught,
        ):
            client.get_stats()
        self.assertTrue(str(caught.exception).startswith(f"Cannot reach {url}: "))
        return caught.exception


class dripping:
    """A server that sends a head, then piece after piece until nobody listens."""

    def __init__(self, head, piece=b"x", pause=0.02):
        self._head, self._piece, self._pause = head, piece, pause
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._serve)

    def __enter__(self):
        self._thread.start()
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __exit__(self, *_):
        self._thread.join()
        self._listener.close()

    def _serve(self):
        connection, _ = self._listener.accept()
        with connection:
            try:
                connection.recv(65536)
                connection.sendall(self._head)
                while self._piece:
                    connection.sendall(self._piece)
                    time.sleep(self._pause)
            except OSError:
                pass


class Errors(unittest.TestCase):
    def test_an_error_survives_a_copy_and_a_pickle(self):
        error = ApiError(429, "rate_limited", "Too many", None, {"code": "rate_limited"}, 7)
        for twin in [copy.copy(error), pickle.loads(pickle.dumps(error))]:
            self.assertEqual(vars(twin), vars(error))
            self.assertEqual(str(twin), "429 rate_limited: Too many")


if __name__ == "__main__":
    unittest.main()
