import { assertEquals, assertThrows } from "@std/assert";
import { OperationError } from "../../lib/errors.ts";
import type { Endpoint } from "../../lib/endpoint.ts";
import { limitRate } from "../../lib/server/middleware/limit_rate.ts";
import { InFlightRequests } from "../../lib/services/in_flight_requests.ts";
import { RateWindows } from "../../lib/services/rate_limit/rate_windows.ts";
import { hangingStore } from "../support/hanging_store.ts";
import { endpoint, infoOf, last } from "./support.ts";

/** Asks so often, and tells what the last request was told. */
function ask(times: number, limit: Endpoint["limit"], isEnforced = true) {
  const windows = new RateWindows(3, () => 0);
  const { asked, handle } = last();
  const inFlight = new InFlightRequests();
  const limited = limitRate({ windows, inFlight, isEnforced })(handle);
  const info = infoOf({}, { endpoint: endpoint({ limit }) });
  for (let i = 1; i < times; i++) limited({ ...info });
  return { asked, info, last: () => limited(info) };
}

Deno.test("limitRate() refuses the request beyond the limit, and says how long", () => {
  const { asked, last } = ask(4, "enforced");
  const error = assertThrows(last, OperationError);
  assertEquals(error.code, "rate_limited");
  assertEquals(error.headers["retry-after"], "60");
  assertEquals(asked.length, 3);
});

Deno.test("limitRate() notes what is left", async () => {
  const { info, last } = ask(2, "enforced");
  await last();
  assertEquals(info.rate?.remaining, 1);
});

Deno.test("limitRate() only announces where its endpoint is not limited", async () => {
  const { info, last } = ask(9, "announced");
  await last();
  assertEquals(info.rate?.remaining, 0);
});

Deno.test("limitRate() refuses nobody where the limit is not enforced", async () => {
  const { asked, last } = ask(9, "enforced", false);
  await last();
  assertEquals(asked.length, 9);
});

Deno.test("limitRate() leaves a health check uncounted", async () => {
  const { info, last } = ask(9, "none");
  await last();
  assertEquals(info.rate, undefined);
});

Deno.test("limitRate() lets 256 wait for what other instances know, and refuses one more", async () => {
  const storage = hangingStore(() => 0);
  const windows = new RateWindows(3, () => 0, {
    store: storage.store,
    hash: { of: (text) => Promise.resolve(text) },
    reportError() {},
    after: () => () => {},
  });
  const inFlight = new InFlightRequests();
  const { handle } = last();
  const limited = limitRate({ windows, inFlight, isEnforced: true })(handle);
  const from = (client: string) =>
    infoOf({}, { endpoint: endpoint({ limit: "enforced" }), client });
  storage.hang();
  const waiting = Array.from({ length: 256 }, (_, i) => limited(from(`${i}`)));
  const error = assertThrows(() => limited(from("one")), OperationError);
  assertEquals(error.code, "internal_error");
  assertEquals(error.headers["retry-after"], "1");
  storage.goOn();
  await Promise.all(waiting);
  await inFlight.none(new AbortController().signal);
  assertEquals((await limited(from("one"))).status, 200);
});
