import { assert, assertEquals } from "@std/assert";
import { FakeClock } from "../support/clock.ts";
import { BAD_UPSTREAMS, standIn } from "../support/stand_in.ts";
import { deadAddress, upstreamError } from "./helpers.ts";
import {
  ANSWER,
  answer,
  ASKER,
  completion,
  HELLO,
  modelAt,
  PROMPT,
  slow,
} from "./npc_endpoint.ts";

for (const [name, handler] of Object.entries(BAD_UPSTREAMS)) {
  Deno.test(`answer() fails with an UpstreamError on ${name}`, async () => {
    const error = await upstreamError(answer(handler));
    assertEquals(error.provider, "openai");
    assert(!/secret|k3y/.test(error.message));
  });
}

Deno.test("answer() fails with an UpstreamError where nobody listens", async () => {
  const model = modelAt(await deadAddress());
  assertEquals(
    (await upstreamError(model.answer(PROMPT, ASKER))).failure,
    "connection",
  );
});

Deno.test("answer() tries a 429 and a 5xx once more, when Retry-After fits", async () => {
  for (const status of [429, 500, 503]) {
    let calls = 0;
    const result = await answer(() =>
      ++calls > 1
        ? completion(HELLO)
        : new Response(null, { status, headers: { "retry-after": "11" } })
    );
    assertEquals([result, calls], [ANSWER, 2]);
  }
});

Deno.test("answer() does not wait for a Retry-After that does not fit", async () => {
  for (const retryAfter of ["12", "60", "Fri, 20 Nov 2026 12:00:01 GMT"]) {
    await using server = standIn(() =>
      new Response(null, {
        status: 429,
        headers: { "retry-after": retryAfter },
      })
    );
    await upstreamError(modelAt(server.url).answer(PROMPT, ASKER));
    assertEquals(server.arrived.length, 1);
  }
});

Deno.test("answer() gives up on a slow model", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  await using server = standIn(slow(HELLO));
  const model = modelAt(server.url, { network: clock });
  const error = upstreamError(model.answer(PROMPT, ASKER));
  await server.arrivals(1);
  clock.advance(8_000);
  assertEquals((await error).failure, "timeout");
});

Deno.test("answer() ends with the client", async () => {
  await using server = standIn(slow(HELLO));
  const client = new AbortController();
  const model = modelAt(server.url);
  const result = upstreamError(
    model.answer(PROMPT, { ...ASKER, signal: client.signal }),
  );
  await server.arrivals(1);
  client.abort();
  assertEquals((await result).failure, "aborted");
});

/** The failure of one more call while each of these clients waits for an answer. */
async function failureBeside(clients: number[], one: number) {
  await using server = standIn(slow(HELLO));
  const model = modelAt(server.url);
  const asker = (number: number) => ({ client: `192.0.2.${number}` });
  const running = clients.map((each) => model.answer(PROMPT, asker(each)));
  await server.arrivals(clients.length);
  const refused = upstreamError(model.answer(PROMPT, asker(one)));
  // One more that arrives would wait for the release.
  await Promise.race([refused, server.arrivals(clients.length + 1)]);
  server.release();
  assertEquals((await Promise.all(running)).length, clients.length);
  assertEquals(await model.answer(PROMPT, asker(one)), ANSWER);
  return (await refused).failure;
}

Deno.test("answer() runs 8 times at once and no more", async () => {
  assertEquals(await failureBeside([1, 1, 2, 2, 3, 3, 4, 4], 5), "busy");
});

Deno.test("answer() runs twice at once for one client, and for another still", async () => {
  assertEquals(await failureBeside([1, 1, 2], 1), "limited");
});

Deno.test("status is degraded from 5 failures in a row until the next success", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00Z");
  let isDown = true;
  await using server = standIn(() =>
    isDown ? new Response(null, { status: 401 }) : completion(HELLO)
  );
  const model = modelAt(server.url, { network: { now: clock.now } });
  for (let failure = 0; failure < 5; failure++) {
    assertEquals(model.status, "ok");
    await upstreamError(model.answer(PROMPT, ASKER));
  }
  assertEquals(model.status, "degraded");
  assertEquals(
    (await upstreamError(model.answer(PROMPT, ASKER))).failure,
    "paused",
  );
  assertEquals(server.arrived.length, 5);
  isDown = false;
  clock.advance(30_000);
  await model.answer(PROMPT, ASKER);
  assertEquals(model.status, "ok");
});

Deno.test("status stays ok where visitors make the model talk nonsense", async () => {
  await using server = standIn(() => completion("nonsense"));
  const model = modelAt(server.url);
  for (let failure = 0; failure < 6; failure++) {
    await upstreamError(model.answer(PROMPT, ASKER));
  }
  assertEquals(model.status, "ok");
});

Deno.test("status stays ok where the endpoint refuses what visitors say", async () => {
  await using server = standIn(() => new Response(null, { status: 400 }));
  const model = modelAt(server.url);
  for (let failure = 0; failure < 6; failure++) {
    const client = `192.0.2.${failure}`;
    const error = await upstreamError(model.answer(PROMPT, { client }));
    assertEquals([error.status, model.status], [400, "ok"]);
  }
});

Deno.test("status stays ok where visitors leave before the answer", async () => {
  await using server = standIn(slow(HELLO));
  const model = modelAt(server.url);
  for (let failure = 1; failure <= 6; failure++) {
    const client = new AbortController();
    const result = upstreamError(
      model.answer(PROMPT, { ...ASKER, signal: client.signal }),
    );
    await Promise.race([server.arrivals(failure), result]);
    client.abort();
    assertEquals((await result).failure, "aborted");
  }
  assertEquals(model.status, "ok");
});
