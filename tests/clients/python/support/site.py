"""A real site in a process of its own."""

import re
import threading
import time
import urllib.request
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer

from .process import start

PERMISSIONS = ["--allow-net", "--allow-read", "--allow-write", "--allow-env"]


@cache
def site():
    """The address of the site, which is the same for all tests of a run."""
    process = start(
        *PERMISSIONS,
        "main.ts",
        CONTENT_DIR="tests/fixtures/person",
        HOST="127.0.0.1",
        PORT="0",
        KV_PATH=":memory:",
        RATE_LIMIT="0",
        LOG_FORMAT="off",
        CODEHOST_PROVIDER="forgejo",
        CODEHOST_USER="odalys",
        CODEHOST_URL=_codehost(),
    )
    text = ""
    while line := process.stdout.readline():
        text += line
        if found := re.search(r"http://localhost:\d+", text):
            url = found[0].replace("localhost", "127.0.0.1")
            # The first question makes the site read its pages, and keeps all else
            # waiting; the count of visitors is served from its last value then.
            for path in ["/api/v1/stats", "/ask?query=work"]:
                urllib.request.urlopen(url + path).close()
            return url
    raise RuntimeError(f"The site did not start (run `deno task build` first): {text}")


def _codehost():
    """A code host with three contributions, all of today."""
    body = f'[{{"timestamp": {int(time.time())}, "contributions": 3}}]'.encode()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
