"""Rows of the table that all clients are tested with, behaviours.json."""

import base64
import json
import re
import traceback
from datetime import datetime
from itertools import islice

from foyer import ApiConnectionError, ApiError, Picture
from foyer._clock import Clock

from . import ROOT
from .stand_in import StandIn

OPTIONS = {
    "maxRetries": "max_retries",
    "maxRetryDelay": "max_retry_delay",
    "timeout": "timeout",
}
ERRORS = {"ApiError": ApiError, "ApiConnectionError": ApiConnectionError}


# Characters that act on a terminal or end a line of a log.
ACTING = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)


def behaviours():
    """All rows, in the order of the table."""
    path = ROOT / "tests/clients/support/behaviours.json"
    return json.loads(path.read_text("utf-8"))["behaviours"]


class Stage:
    """What a row needs to be played: a stand-in, options, a clock, a call."""

    def __init__(self, row):
        self.row = row
        self.waits = []
        self.stand_in = StandIn(row["answers"])
        self._now = datetime.fromisoformat(
            row.get("now", "2026-11-20T12:00:00Z").replace("Z", "+00:00")
        ).timestamp()

    @property
    def base_url(self):
        """The address, and what the row wants behind it."""
        stand_in = self.stand_in
        address = stand_in.refusing_url if self.row.get("refused") else stand_in.url
        return address + self.row.get("basePath", "")

    @property
    def options(self):
        """The options of the row, by their names in Python."""
        return {OPTIONS[name]: value for name, value in self.row.get("options", {}).items()}

    def clock(self, sleep=None):
        """A clock that moves when somebody sleeps."""
        return Clock(sleep or self.slept, lambda: self._now, lambda: self.row.get("random", 0))

    def slept(self, seconds):
        """Notes a wait."""
        self.waits.append(seconds)
        self._now += seconds

    def act(self, client, values):
        """Makes the call; a list of roles goes to `values` one by one."""
        call = self.row["call"]
        arguments = {_snake(name): value for name, value in call.get("arguments", {}).items()}
        if call["operation"] == "roles":
            roles = client.iter_roles(**arguments)
            values.extend(iter(islice(roles, self.row.get("take"))))
            return values
        return getattr(client, _snake(call["operation"]))(**arguments)

    def act_with_response(self, client):
        """Makes the call; gives its result and what came beside it."""
        answer = self.act(client.with_response, [])
        return answer.data, answer


def check(test, stage, client):
    """Plays a row and compares everything that it expects."""
    expected = stage.row["expected"]
    values = []
    if "error" in expected:
        with test.assertRaises(ERRORS[expected["error"]["type"]]) as caught:
            stage.act(client, values)
        check_error(test, caught.exception, expected["error"])
        if "before" in expected:
            test.assertEqual(values, expected["before"])
    elif "response" in expected:
        value, answer = stage.act_with_response(client)
        test.assertEqual(_plain(value), expected["value"])
        check_members(test, answer, expected["response"])
    else:
        test.assertEqual(_plain(stage.act(client, values)), expected["value"])
    check_traffic(test, stage)


def check_error(test, error, expected):
    """Compares the members that the row names."""
    for name, value in expected.items():
        if name == "bodyLength":
            test.assertEqual(len(error.body), value)
        elif name != "type":
            check_members(test, error, {name: value})
    if expected["type"] == "ApiConnectionError":
        test.assertIsNotNone(error.__cause__)
    check_printed(test, error)


def check_printed(test, error):
    """Finds nothing that acts on a terminal in what Python prints of an error."""
    lines = "".join(traceback.format_exception(error)).split("\n")
    members = [getattr(error, name, None) or "" for name in ["code", "message", "hint"]]
    for text in [str(error), repr(error), *members, *lines]:
        test.assertNotRegex(text, ACTING)


def check_members(test, found, expected):
    """Compares the members that the row names, by their names in Python."""
    for name, value in expected.items():
        member = getattr(found, _snake(name))
        test.assertEqual(vars(member) if name == "rateLimit" and member else member, value, name)


def check_traffic(test, stage):
    """Compares what was sent, and the waits between."""
    row, arrived = stage.row, stage.stand_in.arrived()
    test.assertEqual(len(arrived), row["requests"])
    expected_waits = row.get("waits", [])
    test.assertEqual(len(stage.waits), len(expected_waits), stage.waits)
    for wait, expected_wait in zip(stage.waits, expected_waits):
        test.assertAlmostEqual(wait, expected_wait)
    for request, sent in zip(arrived, row.get("sent", [])):
        test.assertEqual(request["method"], sent["method"])
        test.assertEqual(request["target"], sent["target"])
        for name, value in sent.get("headers", {}).items():
            test.assertEqual(request["headers"].get(name), value, name)
        if "body" in sent:
            test.assertEqual(json.loads(request["body"]), sent["body"])
    if "same" in row:
        values = {request["headers"].get(row["same"]) for request in arrived}
        test.assertEqual(len(values), 1, values)
        test.assertTrue(values.pop())


def _plain(value):
    """As JSON can say it."""
    if not isinstance(value, Picture):
        return value
    content = base64.b64encode(value.content).decode("ascii")
    return {"bytes": content, "mediaType": value.media_type}


def _snake(name):
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)
