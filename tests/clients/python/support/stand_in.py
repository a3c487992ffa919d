"""The API that misbehaves as it is told; the tests of all clients share it."""

import json
from functools import cache

from .process import start

PROGRAM = "tests/clients/support/stand_in_server.ts"


class StandIn:
    """A new one takes the place of the one before."""

    def __init__(self, answers):
        addresses = _ask(answers)
        self.url = addresses["url"]
        self.refusing_url = addresses["refused"]

    def arrived(self):
        """The requests so far: method, target, headers and body of each."""
        return _ask(None)


def _ask(question):
    process = _server()
    process.stdin.write(json.dumps(question) + "\n")
    process.stdin.flush()
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"{PROGRAM} has ended")
    return json.loads(line)


@cache
def _server():
    return start("--allow-net", PROGRAM)
