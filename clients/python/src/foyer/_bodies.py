"""Reading of bodies."""

import json
from typing import Any

from ._messages import Response
from ._results import Picture


class Unreadable(Exception):
    """A 2xx with something else than what was asked for."""


def read_json(response: Response) -> Any:
    """The parsed body."""
    return parse(response.body)


def read_picture(response: Response) -> Picture:
    """The bytes of a picture, by its content type."""
    media_type = response.header("Content-Type") or ""
    if not media_type.lower().startswith("image/"):
        raise Unreadable("The response body is not a picture")
    return Picture(response.body, media_type)


def parse(body: bytes) -> Any:
    """Parses JSON."""
    try:
        return json.loads(body.decode("utf-8-sig", "replace"))
    except (ValueError, RecursionError) as error:
        raise Unreadable("The response body is not JSON") from error
