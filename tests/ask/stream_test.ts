import { assert, assertEquals } from "@std/assert";
import { type TestInit, testSite } from "../support/test_app.ts";
import {
  accepting,
  eventsIn,
  FORM,
  JSON_TYPE,
  post,
  postJson,
  QUERY,
  STREAM,
} from "./support/requests.ts";

const STREAMED: [name: string, path: string, init?: TestInit][] = [
  ["Accept: text/event-stream", QUERY, accepting(STREAM)],
  [
    "a higher q for the stream",
    QUERY,
    accepting(`${JSON_TYPE};q=0.5, ${STREAM};q=0.6`),
  ],
  ["a stream before the rest", QUERY, accepting(`${STREAM}, */*;q=0.1`)],
  ["streaming=true", `${QUERY}&streaming=true`],
  ["streaming=1", `${QUERY}&streaming=1`],
  ["streaming=true beside a body", "/ask?streaming=true", postJson({})],
  [
    "prefer.streaming",
    "/ask",
    postJson({ query: { text: "email" }, prefer: { streaming: true } }),
  ],
  ["streaming in a form", "/ask", post("q=email&streaming=true", FORM)],
  ["streaming in older JSON", "/ask", postJson({ q: "x", streaming: "1" })],
];

for (const [name, path, init] of STREAMED) {
  Deno.test(`/ask streams for ${name}`, async () => {
    using site = testSite();
    const response = await site.fetch(path, init);
    const { headers } = response;
    assertEquals(response.status, 200);
    assertEquals(headers.get("content-type"), `${STREAM}; charset=utf-8`);
    assertEquals(headers.get("cache-control"), "no-store");
    assertEquals(headers.get("x-accel-buffering"), "no");
    const names = eventsIn(await response.text()).map(({ event }) => event);
    assertEquals(names, ["start", "result", "complete"]);
  });
}

const NOT_STREAMED: [name: string, path: string, init?: TestInit][] = [
  ["no wish at all", QUERY],
  ["Accept: */*", QUERY, accepting("*/*")],
  ["Accept: text/*", QUERY, accepting("text/*")],
  ["both alike", QUERY, accepting(`${STREAM}, ${JSON_TYPE}`)],
  ["anything beside the stream", QUERY, accepting(`${STREAM}, */*`)],
  ["JSON first", QUERY, accepting(`${STREAM};q=0.5, ${JSON_TYPE}`)],
  ["q=0", QUERY, accepting(`${STREAM};q=0`)],
  ["streaming=false", `${QUERY}&streaming=false`],
  ["streaming=0", `${QUERY}&streaming=0`],
  ["an empty streaming", `${QUERY}&streaming=`],
  ["streaming=yes", `${QUERY}&streaming=yes`],
  [
    "prefer.streaming false",
    "/ask",
    postJson({ query: "email", prefer: { streaming: false } }),
  ],
];

for (const [name, path, init] of NOT_STREAMED) {
  Deno.test(`/ask answers with JSON for ${name}`, async () => {
    using site = testSite();
    const response = await site.fetch(path, init);
    assertEquals(response.headers.get("content-type"), JSON_TYPE);
    assertEquals((await response.json())._meta.response_type, "answer");
  });
}

Deno.test("the stream of /ask says what the JSON says", async () => {
  using site = testSite();
  const path = `${QUERY}&query_id=mine`;
  const { results } = await site.json(path);
  const stream = await site.fetch(`${path}&streaming=true`);
  const _meta = { response_type: "answer", version: "0.55" };
  assertEquals(eventsIn(await stream.text()), [
    { event: "start", data: { _meta, query_id: "mine" } },
    { event: "result", data: { index: 0, item: results[0], results } },
    {
      event: "complete",
      data: { _meta: { ..._meta, session_context: {} }, query_id: "mine" },
    },
  ]);
});

Deno.test("a stream of /ask with passages has no item, and the hint at its end", async () => {
  using site = testSite();
  const path = "/ask?query=rate+limit";
  const { results, hint } = await site.json(path);
  assert(results.length > 0 && hint);
  const stream = await site.fetch(`${path}&streaming=true`);
  const [, result, complete] = eventsIn(await stream.text());
  assertEquals(result?.data, { index: 0, item: null, results });
  assertEquals(complete?.data.hint, hint);
});

Deno.test("a stream of /ask that found nothing has a null item", async () => {
  using site = testSite();
  const response = await site.fetch("/ask?query=qwertyuiop&streaming=true");
  const [, result] = eventsIn(await response.text());
  assertEquals(result?.data, { index: 0, item: null, results: [] });
});

Deno.test("a stream of /ask without a query has its three events too", async () => {
  using site = testSite();
  const response = await site.fetch(
    "/ask",
    postJson({ prefer: { streaming: true } }),
  );
  const [start, result, complete] = eventsIn(await response.text());
  assertEquals(start?.data._meta.response_type, "elicitation");
  assertEquals(result?.data.item, null);
  assert(result?.data.elicitation.questions.length > 0);
  assertEquals(complete?.data._meta.response_type, "elicitation");
});
