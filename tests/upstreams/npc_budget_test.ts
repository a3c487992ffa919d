import { assert, assertEquals } from "@std/assert";
import { FakeClock } from "../support/clock.ts";
import { BAD_UPSTREAMS, standIn } from "../support/stand_in.ts";
import { deadAddress, upstreamError } from "./helpers.ts";
import {
  ANSWER,
  ASKER,
  bodyOf,
  completion,
  DAY,
  HELLO,
  Ledger,
  modelAt,
  PROMPT,
  slow,
} from "./npc_endpoint.ts";

const COST = 100;

Deno.test("answer() writes down the tokens of each day in UTC, one call after the other", async () => {
  const clock = new FakeClock(`${DAY}T23:59:59Z`);
  const ledger = new Ledger(clock);
  await using server = standIn(() => completion(HELLO));
  const model = modelAt(server.url, { ledger, network: { now: clock.now } });
  for (let call = 0; call < 3; call++) await model.answer(PROMPT, ASKER);
  await model.answer(PROMPT, { client: "192.0.2.2" });
  clock.advance(1_000);
  await model.answer(PROMPT, ASKER);
  assertEquals(await ledger.spent(), 4 * COST);
  assertEquals(await ledger.calls(), [COST, COST, COST]);
  assertEquals(await ledger.spent("2026-11-21"), COST);
});

Deno.test("answer() settles a call on the day on which it was sent", async () => {
  const clock = new FakeClock(`${DAY}T23:59:59Z`);
  const ledger = new Ledger(clock);
  await using server = standIn(slow(HELLO));
  const model = modelAt(server.url, { ledger, network: { now: clock.now } });
  const answer = model.answer(PROMPT, ASKER);
  await server.arrivals(1);
  clock.advance(2_000);
  server.release();
  await answer;
  assertEquals([await ledger.spent(), await ledger.calls()], [COST, [COST]]);
  assertEquals(await ledger.spent("2026-11-21"), 0);
});

Deno.test("answer() writes a call down before it is sent", async () => {
  const ledger = new Ledger();
  await using server = standIn(slow(HELLO));
  const model = modelAt(server.url, { ledger });
  const answer = model.answer(PROMPT, ASKER);
  await server.arrivals(1);
  const [estimate = 0] = await ledger.calls();
  assert(estimate > bodyOf(server, 0).max_completion_tokens);
  assertEquals(await ledger.spent(), estimate);
  server.release();
  await answer;
  assertEquals(await ledger.spent(), COST);
});

for (const [name, handler] of Object.entries(BAD_UPSTREAMS)) {
  Deno.test(`answer() writes every call down where it comes back as ${name}`, async () => {
    const ledger = new Ledger();
    await using server = standIn(handler);
    await upstreamError(modelAt(server.url, { ledger }).answer(PROMPT, ASKER));
    const calls = await ledger.calls();
    assertEquals(calls.length, server.arrived.length);
    assertEquals(await ledger.spent(), sumOf(calls));
    assert(calls.every((tokens) => tokens > 200));
  });
}

Deno.test("answer() writes calls down that nobody heard", async () => {
  const ledger = new Ledger();
  const model = modelAt(await deadAddress(), { ledger });
  await upstreamError(model.answer(PROMPT, ASKER));
  assertEquals((await ledger.calls()).length, 2);
});

Deno.test("answer() writes a call down that took too long, or whose client left", async () => {
  const clock = new FakeClock(`${DAY}T12:00:00Z`);
  const ledger = new Ledger(clock);
  await using server = standIn(slow(HELLO));
  const model = modelAt(server.url, { network: clock, ledger });
  const late = upstreamError(model.answer(PROMPT, ASKER));
  const client = new AbortController();
  const { signal } = client;
  const left = upstreamError(model.answer(PROMPT, { ...ASKER, signal }));
  await server.arrivals(2);
  client.abort();
  clock.advance(8_000);
  assertEquals((await late).failure, "timeout");
  assertEquals((await left).failure, "aborted");
  assertEquals((await ledger.calls()).length, 2);
  assert(await ledger.spent() > 400);
});

Deno.test("answer() writes down what an answer of no use has cost", async () => {
  const answers = [
    completion("nonsense"),
    completion(HELLO, { message: { content: "", refusal: "No" } }),
    Response.json({ choices: [], usage: { total_tokens: COST } }),
  ];
  for (const answer of answers) {
    const ledger = new Ledger();
    await using server = standIn(() => answer);
    await upstreamError(modelAt(server.url, { ledger }).answer(PROMPT, ASKER));
    assertEquals(await ledger.calls(), [COST]);
  }
});

Deno.test("answer() writes down each attempt, and each format that is refused", async () => {
  const statuses = [503, 400, 400];
  const ledger = new Ledger();
  await using server = standIn(() => {
    const status = statuses.shift();
    return status ? new Response(null, { status }) : completion(HELLO);
  });
  const model = modelAt(server.url, { ledger });
  assertEquals(await model.answer(PROMPT, ASKER), ANSWER);
  const calls = await ledger.calls();
  assertEquals(calls.length, 4);
  assertEquals(calls.findIndex((tokens) => tokens === COST), 3);
  assertEquals(await ledger.spent(), sumOf(calls));
});

/** Cost of one call with this usage of tokens. */
async function costWhere(usage: unknown): Promise<number> {
  const ledger = new Ledger();
  await using server = standIn(async () =>
    Response.json({ ...await completion(HELLO).json(), usage })
  );
  const model = modelAt(server.url, { ledger });
  assertEquals(await model.answer(PROMPT, ASKER), ANSWER);
  const [cost = 0] = await ledger.calls();
  assertEquals(await ledger.spent(), cost);
  return cost;
}

Deno.test("answer() estimates the tokens where the model does not say, or says what cannot be", async () => {
  const estimate = await costWhere(undefined);
  assert(estimate > 200);
  const absurd = [0, -1, -5_000, 1.5, 1e300, "many", null, [COST]];
  for (const total_tokens of absurd) {
    assertEquals(await costWhere({ total_tokens }), estimate);
  }
  for (const usage of [null, {}, 7]) {
    assertEquals(await costWhere(usage), estimate);
  }
  const most = await costWhere({ total_tokens: 2 ** 50 });
  assertEquals(most, 10 * estimate);
});

Deno.test("answer() estimates more for a longer message, whatever its script", async () => {
  const estimates: number[] = [];
  for (const message of ["Hi", "Hello you ".repeat(50), "你".repeat(500)]) {
    const ledger = new Ledger();
    await using server = standIn(BAD_UPSTREAMS["a 404"] ?? slow(HELLO));
    const model = modelAt(server.url, { ledger });
    await upstreamError(model.answer({ ...PROMPT, message }, ASKER));
    estimates.push(await ledger.spent());
  }
  const [short = 0, long = 0, chinese = 0] = estimates;
  assert(long >= short + 500 / 4 && chinese >= short + 490, `${estimates}`);
});

Deno.test("answer() does not ask where nobody can count the tokens", async () => {
  const broken = () => Promise.reject(new Error("No ledger"));
  const ledgers = [
    { open: broken },
    { open: () => Promise.resolve({ update: broken }) },
  ];
  await using server = standIn(() => completion(HELLO));
  for (const ledger of ledgers) {
    const model = modelAt(server.url, { ledger });
    const error = await upstreamError(model.answer(PROMPT, ASKER));
    assertEquals([error.provider, error.failure], ["openai", "budget"]);
    assertEquals(model.status, "ok");
  }
  assertEquals(server.arrived.length, 0);
});

Deno.test("answer() answers where the cost of the answer cannot be written down", async () => {
  const ledger = new Ledger();
  await using server = standIn(slow(HELLO));
  let isBroken = false;
  const model = modelAt(server.url, {
    ledger: {
      open: async (client) => {
        const account = await ledger.open(client);
        return {
          update: (change) =>
            isBroken
              ? Promise.reject(new Error("No ledger"))
              : account.update(change),
        };
      },
    },
  });
  const answer = model.answer(PROMPT, ASKER);
  await server.arrivals(1);
  isBroken = true;
  server.release();
  assertEquals(await answer, ANSWER);
  assert(await ledger.spent() > 200);
});

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
