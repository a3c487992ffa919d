"""A program of a user, for the type checker: every call, every type by name."""

import asyncio

from foyer import (
    Answer,
    ApiConnectionError,
    ApiError,
    AskAnswer,
    AskResult,
    AsyncFoyer,
    Foyer,
    Picture,
    RateLimit,
    Request,
    Response,
)
from foyer.types import (
    Accepted,
    AcceptedJob,
    BatchItem,
    BatchResponse,
    Contributions,
    Job,
    Manifest,
    NpcChatHealth,
    NpcReply,
    Role,
    Stats,
    WorkPage,
)


def fetch(request: Request) -> Response:
    return Response(404, {}, request.url.encode())


async def fetch_later(request: Request) -> Response:
    return fetch(request)


def block() -> None:
    items: list[BatchItem] = [
        {"operationId": "getStats"},
        {"operationId": "npcChatHealth", "id": "b"},
    ]
    with Foyer("https://sam.example", max_retries=1, max_retry_delay=5, fetch=fetch) as client:
        page: WorkPage = client.list_work(limit=3, cursor=None)
        roles: list[Role] = [*page["roles"], *client.iter_roles(limit=3)]
        stats: Stats = client.get_stats()
        calendar: Contributions = client.get_contributions()
        reply: NpcReply = client.chat(npc_id="barista", message="Hi", context={"page": "/"})
        health: NpcChatHealth = client.chat_health()
        batch: BatchResponse = client.run_batch(["getStats", *items])
        accepted: AcceptedJob = client.submit_batch(items)
        job: Job = client.get_job(accepted["id"], timeout=5, max_retries=0, max_retry_delay=1)
        tracked: Accepted = client.track("hire_opened", deep_linked=True, idempotency_key="k")
        said: AskAnswer = client.ask("Where?", prev="Who?")
        results: list[AskResult] = said["results"]
        picture: Picture = client.avatar("hd-180-1", direction=2, size="l", gesture="sml")
        manifest: Manifest = client.manifest("dark")
        answer: Answer[WorkPage] = client.with_response.list_work(limit=3, timeout=2)
        rate: RateLimit | None = answer.rate_limit
    print(tracked["accepted"], results[0]["@type"], picture.content, manifest["name"])
    print(answer.data["roles"], answer.request_id, rate and rate.remaining)
    busiest = calendar["busiest_day"]
    print(roles[0]["slug"], stats["active_visitors"] + 1, busiest and busiest["count"])
    print(reply["messages"][0]["text"], health["npcs"][0]["id"], batch, job["result"]["results"])


async def do_not_block() -> None:
    async with AsyncFoyer("https://sam.example", timeout=2.5, fetch=fetch_later) as client:
        page: WorkPage = await client.list_work(limit=3)
        stats, health = await asyncio.gather(client.get_stats(), client.chat_health())
        batch: BatchResponse = await client.run_batch(["getCodehostContributions"])
        job: Job = await client.get_job((await client.submit_batch(["getStats"]))["id"])
        reply: NpcReply = await client.chat(npc_id="barista", message="Hi")
        slugs: list[str] = [role["slug"] async for role in client.iter_roles()]
        stated: Answer[Stats] = await client.with_response.get_stats(max_retries=1)
        picture: Picture = await client.avatar("hd-180-1", direction=2)
        print(stated.data["as_of"], picture.media_type)
        total: int = (await client.get_contributions())["total"]
    print(page, stats["as_of"], health["status"], batch, job, reply, slugs, total)


if __name__ == "__main__":
    try:
        block()
    except ApiError as error:
        wait: int | None = error.retry_after
        print(error.status, error.code, error.message, error.hint, error.body, wait)
    except ApiConnectionError as error:
        print(error, error.__cause__)
    try:
        asyncio.run(do_not_block())
    except ApiError as error:
        print(error)
