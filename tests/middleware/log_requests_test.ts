import { assertEquals } from "@std/assert";
import type { RequestEntry } from "../../lib/log/log.ts";
import { logRequests } from "../../lib/middleware/log_requests.ts";
import { endpoint, infoOf, last } from "./support.ts";

function logged() {
  const entries: RequestEntry[] = [];
  const middleware = logRequests({
    logRequest: (entry) => entries.push(entry),
    now: () => 12,
  });
  return { entries, middleware };
}

Deno.test("logRequests() notes id, method, window, status and duration", async () => {
  const { entries, middleware } = logged();
  const make = () => new Response(null, { status: 404 });
  await middleware(last(make).handle)(
    infoOf({ method: "HEAD" }, { startedAt: 5 }),
  );
  assertEquals(entries, [{
    requestId: "id",
    method: "HEAD",
    route: "document",
    status: 404,
    ms: 7,
  }]);
});

Deno.test("logRequests() says nothing of health checks", async () => {
  const { entries, middleware } = logged();
  const info = infoOf({}, { endpoint: endpoint({ kind: "health" }) });
  await middleware(last().handle)(info);
  assertEquals(entries, []);
});
