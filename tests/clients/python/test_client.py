"""What a client promises beside the table: options, requests, errors."""

import copy
import inspect
import pickle
import unittest

from foyer import ApiError, AsyncFoyer, Foyer, RateLimit, Response, __version__
from foyer._clock import Clock
from foyer._with_response import AsyncWithResponse, WithResponse
from support.kind import Client
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

    def test_the_password_of_a_base_url_is_not_told(self):
        with self.assertRaises(ValueError) as raised:
            Client("http://somebody:secret@sam.example")
        self.assertNotRegex(str(raised.exception), "somebody|secret")
        self.assertIn("sam.example", str(raised.exception))

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


class Results(unittest.TestCase):
    def test_every_call_gives_its_response_too(self):
        calls = {
            name
            for name in vars(Foyer)
            if not name.startswith("_") and name not in ("with_response", "iter_roles", "close")
        }
        for kind in [WithResponse, AsyncWithResponse]:
            self.assertEqual(set(vars(kind(print))), calls)

    def test_a_call_takes_the_arguments_of_its_twin_with_response(self):
        for name, call in vars(WithResponse(print)).items():
            for kind in [Foyer, AsyncFoyer]:
                _, *parameters = inspect.signature(getattr(kind, name)).parameters.values()
                self.assertEqual(parameters, [*inspect.signature(call).parameters.values()], name)

    def test_an_error_has_the_headers_of_its_answer(self):
        stand_in = StandIn([{"status": 404, "headers": {"X-Of-The-Site": "yes"}, "text": ""}])
        with Client(stand_in.url) as client, self.assertRaises(ApiError) as caught:
            client.get_stats()
        self.assertEqual(caught.exception.headers["x-of-the-site"], "yes")

    def test_each_event_has_a_key_of_its_own(self):
        stand_in = StandIn([{"status": 200, "json": {"accepted": True}}])
        with Client(stand_in.url) as client:
            client.track("hire_opened")
            client.track("hire_opened")
        keys = [request["headers"]["idempotency-key"] for request in stand_in.arrived()]
        self.assertEqual(len(set(keys)), 2)

    def test_a_key_that_no_header_can_carry_is_refused(self):
        for key in ["", "a\r\nX-Other: b", "ключ"]:
            with Client() as client, self.assertRaises(ValueError):
                client.track("hire_opened", idempotency_key=key)


class CallOptions(unittest.TestCase):
    def test_the_options_of_a_call_go_before_those_of_the_client(self):
        seen, waits = [], []

        def fetch(request):
            seen.append(request.timeout)
            return Response(503, {}, b"")

        clock = Clock(waits.append, random=lambda: 0)
        with Client(fetch=fetch, max_retries=0, _clock=clock) as client:
            for calls in [client, client.with_response]:
                with self.assertRaises(ApiError):
                    calls.list_work(limit=2, timeout=7, max_retries=2, max_retry_delay=1.5)
        self.assertEqual(seen, [7] * 6)
        self.assertEqual(waits, [1, 1.5] * 2)

    def test_a_walk_has_options_too(self):
        seen = []

        def fetch(request):
            seen.append(request.timeout)
            return Response(200, {}, b'{"roles": [], "next_cursor": null}')

        with Client(fetch=fetch) as client:
            list(client.iter_roles(timeout=7))
        self.assertEqual(seen, [7])

    def test_options_out_of_range_and_others_are_refused(self):
        with Client(fetch=lambda _: Response(200, {}, b"{}")) as client:
            self.assertRaises(ValueError, client.get_stats, timeout=0)
            self.assertRaises(ValueError, client.get_stats, max_retries=-1)
            with self.assertRaises(TypeError) as raised:
                client.get_stats(base_url="http://sam.example")
            for name in ["base_url", "timeout", "max_retries", "max_retry_delay"]:
                self.assertIn(name, str(raised.exception))


class Errors(unittest.TestCase):
    def test_an_error_survives_a_copy_and_a_pickle(self):
        seen = (7, {"x-request-id": "r-1"}, RateLimit(60, 0, 7))
        error = ApiError(429, "rate_limited", "Too many", None, {"code": "rate_limited"}, *seen)
        self.assertEqual(error.request_id, "r-1")
        for twin in [copy.copy(error), pickle.loads(pickle.dumps(error))]:
            self.assertEqual(vars(twin), vars(error))
            self.assertEqual(str(twin), "429 rate_limited: Too many")


if __name__ == "__main__":
    unittest.main()
