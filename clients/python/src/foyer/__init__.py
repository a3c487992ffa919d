"""Client of the API of a Foyer site.

>>> from foyer import Foyer
>>> with Foyer() as client:
...     page = client.list_work(limit=1)
>>> len(page["roles"])
1

The bodies that the API sends and takes are in `foyer.types`.
"""

from ._ask import AskAnswer, AskResult
from ._async_client import AsyncFoyer
from ._calls import CallOptions
from ._client import Foyer
from ._errors import ApiConnectionError, ApiError
from ._messages import Request, Response
from ._results import Answer, Picture, RateLimit
from ._version import __version__

__all__ = [
    "Answer",
    "ApiConnectionError",
    "ApiError",
    "AskAnswer",
    "AskResult",
    "AsyncFoyer",
    "CallOptions",
    "Foyer",
    "Picture",
    "RateLimit",
    "Request",
    "Response",
    "__version__",
]
