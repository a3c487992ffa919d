"""What `ask` answers: an operation of NLWeb, not of the API's document."""

from typing import Literal, TypedDict

AskResult = TypedDict(
    "AskResult",
    {
        # A type of schema.org
        "@type": str,
        # With the anchor of the section
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
AskResult.__doc__ = "A place on the site that answers a question."


class AskMeta(TypedDict):
    """What kind of answer it is."""

    response_type: Literal["answer"]
    version: str


class _AskAnswer(TypedDict):
    _meta: AskMeta
    query_id: str
    # Best first; none where the pages do not mention it
    results: list[AskResult]


class AskAnswer(_AskAnswer, total=False):
    """What the pages say (NLWeb 0.55)."""

    # What was looked for and what can be asked, where nothing was found
    hint: str
