import {
  assert,
  assertEquals,
  assertNotEquals,
  assertRejects,
} from "@std/assert";
import { ApiError, Foyer } from "../../../clients/typescript/mod.ts";
import { StandIn } from "../support/stand_in.ts";

const NOT_FOUND = { status: 404, json: { code: "not_found", error: "No" } };

Deno.test("each event of track has a key of its own", async () => {
  await using standIn = new StandIn([{ json: { accepted: true } }]);
  const foyer = new Foyer({ baseUrl: standIn.url });
  await foyer.track({ event: "hire_opened" });
  await foyer.track({ event: "hire_opened" });
  const [first, second] = standIn.arrived.map(({ headers }) =>
    headers["idempotency-key"]
  );
  assert(first);
  assertNotEquals(first, second);
});

Deno.test("a key that no header can carry is a TypeError and sends nothing", async () => {
  await using standIn = new StandIn([{ json: {} }]);
  const foyer = new Foyer({ baseUrl: standIn.url });
  const options = { idempotencyKey: "a\r\nX-Other: b" };
  const call = foyer.track({ event: "hire_opened" }, options);
  await assertRejects(() => call, TypeError);
  assertEquals(standIn.arrived, []);
});

Deno.test("the result and its response are of one request", async () => {
  await using standIn = new StandIn([{ json: { a: 1 } }]);
  const call = new Foyer({ baseUrl: standIn.url }).getStats();
  const { data, headers } = await call.withResponse();
  assertEquals(data, await call);
  assertEquals(headers.get("content-type"), "application/json");
  assertEquals(standIn.arrived.length, 1);
});

// The runner fails a test that leaves a rejection to nobody.
Deno.test("whoever asks for the response alone handles its failure alone", async () => {
  await using standIn = new StandIn([NOT_FOUND]);
  const foyer = new Foyer({ baseUrl: standIn.url });
  await assertRejects(() => foyer.getStats().withResponse(), ApiError);
});

Deno.test("an error has the headers of its answer", async () => {
  const headers = { "x-of-the-site": "yes" };
  await using standIn = new StandIn([{ ...NOT_FOUND, headers }]);
  const foyer = new Foyer({ baseUrl: standIn.url });
  const error = await foyer.getStats().catch((error) => error);
  assert(error instanceof ApiError, String(error));
  assertEquals(error.headers.get("x-of-the-site"), "yes");
});

Deno.test("the options of a call go before those of the client", async () => {
  await using standIn = new StandIn([{ ...NOT_FOUND, status: 503 }]);
  const foyer = new Foyer({ baseUrl: standIn.url, maxRetries: 0 });
  const options = { maxRetries: 1, maxRetryDelay: 0 };
  await assertRejects(() => foyer.getStats(options), ApiError);
  assertEquals(standIn.arrived.length, 2);
});
