"""Programs of the project that the tests talk to."""

import atexit
import os
import subprocess

from . import ROOT


def start(*arguments, **environment):
    """Starts a Deno program in the tree; it ends with the tests."""
    process = subprocess.Popen(
        [os.environ.get("DENO", "deno"), "run", "--no-check", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment, "NO_COLOR": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    atexit.register(_end, process)
    return process


def _end(process):
    process.terminate()
    process.communicate()
