import { assert, assertEquals } from "@std/assert";
import type { AnyOperation } from "../../lib/operation.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import { examplesOf, senderOf } from "../support/examples.ts";
import { type TestInit, testSite } from "../support/test_app.ts";

for (const operation of operations) {
  const { id, responses, cacheControl } = operation;

  for (const [name, example] of examplesOf(operation)) {
    Deno.test(`${id} answers its example "${name}" without configuration and network`, async () => {
      using site = testSite();
      const response = await (await senderOf(site, operation, example))();
      const text = await response.text();
      const documented = responses[response.status];
      assert(documented, text);
      const { schema, mediaType = "application/json" } = documented;
      assertEquals(response.headers.get("content-type"), mediaType);
      if (!mediaType.endsWith("json")) return;
      const body = JSON.parse(text);
      // A schema drops what it does not know.
      assertEquals(schema.parse(body), body);
    });
  }

  Deno.test(`the examples of ${id} get every success that it documents`, async () => {
    using site = testSite();
    const statuses = new Set<string>();
    for (const [, example] of examplesOf(operation)) {
      const response = await (await senderOf(site, operation, example))();
      await response.body?.cancel();
      statuses.add(String(response.status));
    }
    assertEquals([...statuses].sort(), Object.keys(responses).sort());
  });

  const mayBeCached = cacheControl !== "no-store";
  const what = mayBeCached ? "has an ETag and may be cached" : "is not cached";
  Deno.test(`the answer of ${id} ${what}`, async () => {
    using site = testSite();
    const { headers, body } = await (await senderOf(site, operation))();
    await body?.cancel();
    assertEquals(headers.get("cache-control"), cacheControl);
    assertEquals(headers.has("etag"), mayBeCached);
    assertEquals(
      headers.get("cdn-cache-control"),
      mayBeCached ? "no-store" : null,
    );
  });

  Deno.test(`the 61st ${id} in a minute is refused`, async () => {
    using site = testSite();
    const send = await senderOf(site, operation);
    for (let i = 0; i < 60; i++) {
      const response = await send();
      assert(response.ok);
      await response.body?.cancel();
    }
    const refused = await send();
    assertEquals(refused.status, 429);
    assertEquals(refused.headers.get("retry-after"), "60");
    assertEquals((await refused.json()).code, "rate_limited");
    site.clock.advance(60_000);
    const passed = await send();
    assert(passed.ok);
    await passed.body?.cancel();
    // The window asks the store beside the answer.
    await site.app.core.settled();
  });
}

const reads = operations.filter(({ method }) => method === "GET");

for (const operation of reads) {
  Deno.test(`HEAD for ${operation.id} says what GET says, without the body`, async () => {
    using site = testSite();
    const send = await senderOf(site, operation);
    await assertHeadIsGet(send, operation);
  });

  Deno.test(`${operation.id} ignores Accept and Range`, async () => {
    using site = testSite();
    const send = await senderOf(site, operation);
    const plain = await send();
    const headers = { accept: "text/html", range: "bytes=0-0" };
    const strange = await send({ headers });
    assertEquals(strange.status, 200);
    assertEquals(
      strange.headers.get("content-type"),
      plain.headers.get("content-type"),
    );
    assertEquals(await strange.bytes(), await plain.bytes());
  });
}

for (const path of ["/api/v1/stats?x", "/api/v1/jobs/unknown"]) {
  Deno.test(`HEAD ${path} says what GET says, without the body`, async () => {
    using site = testSite();
    await assertHeadIsGet((init) => site.fetch(path, init));
  });
}

async function assertHeadIsGet(
  send: (init?: TestInit) => Promise<Response>,
  { cacheControl = "" }: Partial<AnyOperation> = {},
): Promise<void> {
  const head = await send({ method: "HEAD" });
  const get = await send();
  assertEquals(head.status, get.status);
  assertEquals(await head.text(), "");
  const { length } = await get.bytes();
  const claimed = head.headers.get("content-length");
  // The length of what was not made is not known: then none is claimed.
  const mayBeUnknown = claimed === null && cacheControl === "no-store";
  if (!mayBeUnknown) assertEquals(claimed, String(length));
  const own = ["x-request-id", "ratelimit-remaining", "content-length"];
  const comparable = ({ headers }: Response) =>
    [...headers].filter(([name]) => !own.includes(name));
  assertEquals(comparable(head), comparable(get));
}
