"""What a client promises beside the table: options, requests, errors."""

import copy
import pickle
import unittest

from foyer import ApiError, __version__
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


class Errors(unittest.TestCase):
    def test_an_error_survives_a_copy_and_a_pickle(self):
        error = ApiError(429, "rate_limited", "Too many", None, {"code": "rate_limited"}, 7)
        for twin in [copy.copy(error), pickle.loads(pickle.dumps(error))]:
            self.assertEqual(vars(twin), vars(error))
            self.assertEqual(str(twin), "429 rate_limited: Too many")


if __name__ == "__main__":
    unittest.main()
