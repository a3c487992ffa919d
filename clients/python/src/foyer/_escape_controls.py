"""Text of others that is safe to print."""

import re

# Controls, marks for direction, ends of lines, and surrogates without a pair.
_CONTROLS = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)


def escape_controls(text: str) -> str:
    """The text with an escape for each character that acts on a terminal or a log."""
    return _CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
