"""The client that blocks."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Literal, TypeVar

from . import _calls
from ._answer import read_answer
from ._ask import AskAnswer
from ._calls import Call, CallOptions
from ._clock import Clock
from ._default_base_url import DEFAULT_BASE_URL
from ._errors import ApiConnectionError, reaching
from ._http_fetch import HttpFetch
from ._messages import Fetch, Request, Response
from ._options import Limits, Options
from ._results import Answer, Picture
from ._retry import retry_wait
from ._walk import Walk
from ._with_response import WithResponse
from .types import (
    Accepted,
    AcceptedJob,
    BatchItem,
    BatchResponse,
    Contributions,
    EventName,
    Job,
    Manifest,
    NpcChatHealth,
    NpcReply,
    OperationId,
    Role,
    Stats,
    WorkPage,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

Body = TypeVar("Body")
_CLOCK = Clock(time.sleep)


class Foyer:
    """Client of the API at `base_url`.

    A call that gets 429 waits as long as the API asks and tries again, at most
    `max_retries` times; reads, `ask` and `track` also where no answer came and
    on 502, 503 and 504. A wait over `max_retry_delay` seconds fails at once.
    `timeout` is in seconds, for each attempt. Each call takes these three too,
    as keyword arguments. `fetch` replaces the transport.

    Every call raises `ApiError` when the API answers with a status that is no
    2xx, or with no JSON, and `ApiConnectionError` when no whole answer comes. A
    client may be used from several threads; it keeps connections open between
    calls, until `close` or the end of its ``with``.

    >>> with Foyer(timeout=5) as client:
    ...     health = client.chat_health()
    >>> health["status"]
    'ok'
    """

    def __init__(
        self,
        base_url: str = DEFAULT_BASE_URL,
        *,
        max_retries: int = 2,
        max_retry_delay: float = 60,
        timeout: float = 30,
        fetch: Fetch | None = None,
        _clock: Clock[None] = _CLOCK,
    ) -> None:
        self._options = Options(base_url, Limits(timeout, max_retries, max_retry_delay))
        self._fetch: Fetch
        # Only what is made here is closed here.
        self._own: HttpFetch | None = None
        if fetch is None:
            self._fetch = self._own = HttpFetch(self._options.base_url)
        else:
            self._fetch = fetch
        self._clock = _clock

    def __enter__(self) -> Foyer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections that the client holds open between calls."""
        if self._own:
            self._own.close()

    @property
    def with_response(self) -> WithResponse:
        """The same calls, each of which gives an `Answer`: its result with the response.

        >>> answer = client.with_response.chat_health()
        >>> answer.status, answer.data["status"]
        (200, 'ok')
        """
        return WithResponse(self._send)

    def list_work(
        self,
        limit: int | None = None,
        cursor: str | None = None,
        **options: Unpack[CallOptions],
    ) -> WorkPage:
        """One page of the career, newest first.

        `limit` is 1 to 20 roles, 10 if absent; `cursor` is the `next_cursor` of
        the page before. The code ``invalid_parameter`` refuses either.

        >>> sorted(client.list_work(limit=2)["roles"][0])
        ['company', 'role', 'slug', 'years']
        """
        return self._send(_calls.list_work(limit, cursor, **options)).data

    def iter_roles(
        self, limit: int | None = None, **options: Unpack[CallOptions]
    ) -> Iterator[Role]:
        """All roles, newest first; a page of `limit` roles is fetched when it is needed.

        Raises what `list_work` raises, and an `ApiError` where a cursor comes
        back, which would never end.

        >>> slugs = [role["slug"] for role in client.iter_roles()]
        """
        walk = Walk()
        while not walk.done:
            call = _calls.list_work(limit, walk.cursor, **options)
            yield from walk.roles_of(self._send(call))

    def get_stats(self, **options: Unpack[CallOptions]) -> Stats:
        """Counts people on the site. At most 60 seconds old.

        >>> client.get_stats()["active_visitors"] >= 0
        True
        """
        return self._send(_calls.get_stats(**options)).data

    def get_contributions(self, **options: Unpack[CallOptions]) -> Contributions:
        """52 weeks of contributions, counted by day in UTC.

        Fails with the code ``not_configured`` where the site has no code host,
        ``upstream_error`` where the code host fails.

        >>> len(client.get_contributions()["days"])
        364
        """
        return self._send(_calls.get_contributions(**options)).data

    def chat(
        self,
        *,
        npc_id: str,
        message: str,
        context: Mapping[str, object] | None = None,
        **options: Unpack[CallOptions],
    ) -> NpcReply:
        """Says something to a person in the room, whom `chat_health` lists.

        `message` has at most 500 characters; `context` is what the visitor
        sees. Fails with ``missing_message``, ``empty_message``,
        ``message_too_long``, ``invalid_body`` or ``not_configured``.

        >>> reply = client.chat(npc_id="archivist", message="Where did you work?")
        >>> reply["npc_id"]
        'archivist'
        """
        call = _calls.chat(npc_id=npc_id, message=message, context=context, **options)
        return self._send(call).data

    def chat_health(self, **options: Unpack[CallOptions]) -> NpcChatHealth:
        """Status of the people in the room.

        >>> client.chat_health()["npcs"][0]["id"]
        'librarian'
        """
        return self._send(_calls.chat_health(**options)).data

    def run_batch(
        self, requests: Iterable[BatchItem | OperationId], **options: Unpack[CallOptions]
    ) -> BatchResponse:
        """Runs one to ten operations in one request, each by its name or as an item.

        Every result has its own `status`: one that fails does not fail the
        others. A batch that cannot be read fails with ``invalid_body``.

        >>> batch = client.run_batch(["getStats", {"operationId": "npcChatHealth", "id": "b"}])
        >>> [result["status"] for result in batch["results"]]
        [200, 200]
        """
        return self._send(_calls.run_batch(requests, **options)).data

    def submit_batch(
        self, requests: Iterable[BatchItem | OperationId], **options: Unpack[CallOptions]
    ) -> AcceptedJob:
        """Makes a job of a batch, to be fetched with `get_job` within an hour.

        >>> client.submit_batch(["getStats"])["status"]
        'accepted'
        """
        return self._send(_calls.submit_batch(requests, **options)).data

    def get_job(self, id: str, **options: Unpack[CallOptions]) -> Job:
        """Runs the batch of a job, afresh at every call.

        Fails with ``not_found`` for an id that the API did not issue, and
        ``job_expired`` an hour after it did: submit the batch again.

        >>> job = client.get_job(client.submit_batch(["getStats"])["id"])
        >>> job["result"]["results"][0]["status"]
        200
        """
        return self._send(_calls.get_job(id, **options)).data

    def track(
        self,
        event: EventName,
        *,
        command: str | None = None,
        ref: str | None = None,
        referrer: str | None = None,
        deep_linked: bool | None = None,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Accepted:
        """Tells the site that something happened.

        Every attempt carries the same `idempotency_key`, one of its own making
        unless given, so that it is recorded once. Fails with ``invalid_body``,
        ``unknown_event``, ``invalid_parameter`` or ``rate_limited``.

        >>> client.track("command_run", command="stats")
        {'accepted': True}
        """
        call = _calls.track(
            event,
            command=command,
            ref=ref,
            referrer=referrer,
            deep_linked=deep_linked,
            idempotency_key=idempotency_key,
            **options,
        )
        return self._send(call).data

    def ask(
        self, query: str, *, prev: str | None = None, **options: Unpack[CallOptions]
    ) -> AskAnswer:
        """Asks the pages of the site a question, at most 500 characters.

        `prev` is the question before it, which a follow-up may refer to. Without
        an answer, `hint` says what was not found in those words, and the results
        are passages that come near, with `nearest`. Fails with ``invalid_body``.

        >>> question = "How can I contact you?"
        >>> best = client.ask(question)["results"][0]
        >>> more = client.ask("And by telephone?", prev=question)
        """
        call = _calls.ask(query, prev=prev, **options)
        return self._send(call).data

    def avatar(
        self,
        figure: str,
        *,
        direction: int,
        head_direction: int | None = None,
        size: Literal["n", "l"] | None = None,
        gesture: Literal["nrm", "sml", "sad", "srp", "spk", "eyb"] | None = None,
        frame: int | None = None,
        action: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Picture:
        """Picture of a person in the room, as PNG.

        `figure` is what the person looks like, `direction` where the body faces,
        clockwise, 0 to 7; the head faces there too unless `head_direction` says
        otherwise. `size` is normal or large, `gesture` the face, `frame` which
        picture of the movement, 0 to 999, `action` what the person does: ``std``,
        ``wlk``, ``sit`` or ``wav``. Fails with ``missing_parameters``,
        ``invalid_parameter`` or ``upstream_error``.

        >>> picture = client.avatar("hd-180-1.hr-100-61", direction=2)
        >>> picture.media_type, picture.content[1:4]
        ('image/png', b'PNG')
        """
        call = _calls.avatar(
            figure,
            direction=direction,
            head_direction=head_direction,
            size=size,
            gesture=gesture,
            frame=frame,
            action=action,
            **options,
        )
        return self._send(call).data

    def manifest(
        self, theme: Literal["light", "dark"] | None = None, **options: Unpack[CallOptions]
    ) -> Manifest:
        """The web app manifest, in light colours unless `theme` says ``dark``.

        >>> client.manifest("dark")["start_url"]
        '/'
        """
        call = _calls.manifest(theme, **options)
        return self._send(call).data

    def _send(self, call: Call[Body]) -> Answer[Body]:
        request, limits = self._options.request(call), self._options.limits(call)
        attempt = 0
        while True:
            outcome = self._attempt(request)
            wait = retry_wait(request, outcome, attempt, limits, self._clock)
            if wait is None:
                return read_answer(call, outcome, self._clock.now())
            self._clock.sleep(wait)
            attempt += 1

    def _attempt(self, request: Request) -> Response | ApiConnectionError:
        try:
            with reaching(request.url):
                return self._fetch(request)
        except ApiConnectionError as error:
            return error
