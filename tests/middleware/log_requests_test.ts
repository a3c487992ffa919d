import { assert, assertEquals } from "@std/assert";
import type { RequestEntry } from "../../lib/base/log/log.ts";
import { logRequests } from "../../lib/server/middleware/log_requests.ts";
import { testSite } from "../support/test_app.ts";
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

Deno.test("a request for a page is logged by its path, without the query", async () => {
  using site = testSite();
  const { status } = await site.fetch("/about?secret=1");
  assertEquals(status, 200);
  assertEquals(site.log.map(({ route, path }) => [route, path]), [
    ["page", "/about"],
  ]);
});

Deno.test("of what the site does not have no path is logged", async () => {
  using site = testSite();
  const paths = [
    "/secret",
    "/about/secret",
    "/%73ecret",
    "//secret",
    "/about.md",
  ];
  for (const path of paths) await site.fetch(path);
  assertEquals(site.log.length, paths.length);
  assertEquals(site.log.filter((entry) => "path" in entry), []);
  assert(!JSON.stringify(site.log).includes("secret"));
});
