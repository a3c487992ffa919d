"""Options of a client, and requests that follow from them."""

import json
import re
from dataclasses import dataclass, fields, replace
from typing import Any
from urllib.parse import quote, urlsplit

from ._calls import Call
from ._messages import Request
from ._version import __version__

USER_AGENT = f"foyer-python/{__version__}"


@dataclass(frozen=True)
class Limits:
    """Limits of a call, in seconds."""

    timeout: float
    max_retries: int
    max_retry_delay: float

    def __post_init__(self) -> None:
        # `not` finds NaN too, which compares false with everything.
        if not self.timeout > 0:
            raise ValueError(f"Invalid timeout {self.timeout}: expected more than 0 s")
        if not self.max_retries >= 0:
            raise ValueError(f"Invalid max_retries {self.max_retries}: expected 0 or more")
        if not self.max_retry_delay >= 0:
            raise ValueError(
                f"Invalid max_retry_delay {self.max_retry_delay}: expected 0 s or more"
            )


_NAMES = [field.name for field in fields(Limits)]


class Options:
    """Options of a client."""

    def __init__(self, base_url: str, limits: Limits) -> None:
        self.base_url = _base_url(base_url)
        self._limits = limits

    def limits(self, call: Call[Any]) -> Limits:
        """The limits of a call: its own, else the client's."""
        for name in call.options:
            if name not in _NAMES:
                raise TypeError(f'Invalid option "{name}" of a call: expected {", ".join(_NAMES)}')
        return replace(self._limits, **call.options)

    def request(self, call: Call[Any]) -> Request:
        """The request that asks for a call."""
        headers = {
            "Accept": "application/json",
            # Bytes as they are: what is read of an error is bounded.
            "Accept-Encoding": "identity",
            "User-Agent": USER_AGENT,
            **call.headers,
        }
        body = None
        if call.content is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(call.content, allow_nan=False).encode("ascii")
        url, timeout = self.base_url + call.path, self.limits(call).timeout
        repeatable = call.repeatable or call.method == "GET"
        return Request(call.method, url, headers, body, timeout, repeatable)


def _base_url(text: str) -> str:
    """The base address without a slash at its end, so that paths join with one."""
    parts = urlsplit(text)
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or parts.username is not None
        or "?" in text
        or "#" in text
    ):
        # Errors end in logs, where no password belongs.
        shown = re.sub("^([^/?#]*//)[^/?#]*@", r"\1…@", text)
        raise ValueError(
            f'Invalid base_url "{shown}": expected an http or https address'
            " without credentials, query and fragment"
        )
    path = quote(parts.path.rstrip("/"), safe="/%:@!$&'()*+,;=~")
    return f"{parts.scheme}://{parts.netloc}{path}"
