"""Results of `ask`, an operation of NLWeb that the API's document lacks."""

from typing import Literal, TypedDict

_AskResult = TypedDict(
    "_AskResult",
    {
        # A type of schema.org
        "@type": str,
        # Includes the anchor of the section
        "url": str,
        "name": str,
        # Host of the site
        "site": str,
        # 1 to 100
        "score": int,
        # Words of the page; of the first, the answer itself where there is one
        "description": str,
        "schema_object": dict[str, str],
    },
)


class AskResult(_AskResult, total=False):
    """A place on the site that answers a question."""

    # Set for a passage that comes near the question and is no answer
    nearest: Literal[True]
    # The sentence of a passage that matches the question
    match: str


class AskMeta(TypedDict):
    """Kind of an answer."""

    response_type: Literal["answer"]
    version: str


class _AskAnswer(TypedDict):
    _meta: AskMeta
    query_id: str
    # Best first; without an answer at most three passages that come near
    results: list[AskResult]


class AskAnswer(_AskAnswer, total=False):
    """An answer from the pages (NLWeb 0.55)."""

    # Only without an answer: what was not found in those words
    hint: str
