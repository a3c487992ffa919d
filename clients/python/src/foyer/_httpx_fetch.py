"""The transport of the async client; the only importer of httpx."""

import ssl
from functools import cache

import anyio
import httpx

from ._errors import unreachable
from ._messages import Request, Response, read_limit


class HttpxFetch:
    """An `AsyncFetch` that keeps connections open until `aclose`."""

    def __init__(self) -> None:
        # The limits of httpx are for each read; one for the attempt is below.
        self._client = httpx.AsyncClient(verify=_tls(), timeout=None, follow_redirects=False)

    async def __call__(self, request: Request) -> Response:
        """Sends a request; raises an `ApiConnectionError` or a `TimeoutError`."""
        try:
            with anyio.fail_after(request.timeout):
                return await self._send(request)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise unreachable(request.url, error) from error

    async def aclose(self) -> None:
        """Closes the connections."""
        await self._client.aclose()

    async def _send(self, request: Request) -> Response:
        async with self._client.stream(
            request.method, request.url, headers=request.headers, content=request.body
        ) as answer:
            body = await _read(answer)
            return Response(answer.status_code, answer.headers, body, answer.reason_phrase)


@cache
def _tls() -> ssl.SSLContext:
    # Reading the certificates takes longer than a call: once for all clients.
    return httpx.create_ssl_context()


async def _read(answer: httpx.Response) -> bytes:
    limit = read_limit(answer.status_code)
    body = bytearray()
    # Raw: nothing compressed was asked for, and a little of it may be gigabytes.
    async for chunk in answer.aiter_raw():
        body += chunk
        if len(body) >= limit:
            break
    return bytes(body)
