import { assertEquals } from "@std/assert";
import type { Endpoint } from "../../lib/endpoint.ts";
import { commonHeaders } from "../../lib/middleware/common_headers.ts";
import { RateWindows } from "../../lib/rate_limit/rate_windows.ts";
import { endpoint, infoOf, last } from "./support.ts";

const windows = new RateWindows(60, () => 0);

async function headersOf(baseUrl: string, own = {}) {
  const handle = commonHeaders({ windows, baseUrl })(last().handle);
  return (await handle(infoOf({}, own))).headers;
}

Deno.test("commonHeaders() adds the rate, the id and nosniff to whatever comes", async () => {
  const rate = { remaining: 7, reset: 30, isExcess: false };
  const headers = await headersOf("http://localhost", { rate });
  assertEquals(headers.get("ratelimit-limit"), "60");
  assertEquals(headers.get("ratelimit-remaining"), "7");
  assertEquals(headers.get("ratelimit-reset"), "30");
  assertEquals(headers.get("ratelimit-policy"), "60;w=60");
  assertEquals(headers.get("x-content-type-options"), "nosniff");
  assertEquals(headers.get("x-request-id"), "id");
  assertEquals(headers.get("strict-transport-security"), null);
});

Deno.test("commonHeaders() tells the window as it stands where nothing was counted", async () => {
  const headers = await headersOf("http://localhost");
  assertEquals(headers.get("ratelimit-remaining"), "60");
  assertEquals(headers.get("ratelimit-reset"), "60");
});

Deno.test("commonHeaders() adds the endpoint's own", async () => {
  const own = { endpoint: endpoint({ headers: [["x-own", "1"]] }) };
  assertEquals((await headersOf("http://localhost", own)).get("x-own"), "1");
});

Deno.test("commonHeaders() asks for HTTPS where the site is public", async () => {
  const headers = await headersOf("https://light.example");
  assertEquals(
    headers.get("strict-transport-security"),
    "max-age=63072000; includeSubDomains",
  );
});

const POLICY = "content-security-policy";

async function policyAfter(
  make: () => Response,
  kind: Endpoint["kind"] = "page",
) {
  const options = { windows, baseUrl: "http://localhost" };
  const handle = commonHeaders(options)(last(make).handle);
  const info = infoOf({}, { endpoint: endpoint({ kind }) });
  return (await handle(info)).headers.get(POLICY);
}

Deno.test("commonHeaders() lets nothing run in what is no page", async () => {
  assertEquals(
    await policyAfter(() => new Response("{}")),
    "default-src 'none'; frame-ancestors 'none'",
  );
});

for (const kind of ["operation", "document", "twin"] as const) {
  Deno.test(`commonHeaders() gives the same policy to whatever ${kind} answers`, async () => {
    const own = { headers: { [POLICY]: "own" } };
    const notModified = () => new Response(null, { status: 304 });
    for (const make of [notModified, () => new Response("", own)]) {
      assertEquals(
        await policyAfter(make, kind),
        "default-src 'none'; frame-ancestors 'none'",
      );
    }
  });
}

Deno.test("commonHeaders() leaves a page its own policy, and one that the browser has", async () => {
  const own = { headers: { [POLICY]: "own" } };
  assertEquals(await policyAfter(() => new Response("", own)), "own");
  const notModified = () => new Response(null, { status: 304 });
  assertEquals(await policyAfter(notModified), null);
});
