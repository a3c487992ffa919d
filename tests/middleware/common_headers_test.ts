import { assertEquals } from "@std/assert";
import type { Endpoint } from "../../lib/endpoint.ts";
import { Representation } from "../../lib/base/http/representation.ts";
import { commonHeaders } from "../../lib/server/middleware/common_headers.ts";
import { RateWindows } from "../../lib/services/rate_limit/rate_windows.ts";
import { testSite } from "../support/test_app.ts";
import { endpoint, infoOf, last } from "./support.ts";

const windows = new RateWindows(60, () => 0);
const OWN = endpoint({ headers: [["ratelimit-policy", "60"], ["x-own", "1"]] });

async function headersOf(own = {}, make = () => new Response("made")) {
  const handle = commonHeaders({ windows })(last(make).handle);
  return (await handle(infoOf({}, own))).headers;
}

Deno.test("every response has the rate, an id and nosniff, and asks for HTTPS where the site is public", async () => {
  const addresses = [
    "http://localhost:8000",
    "https://localhost:8443",
    "http://light.example",
    "https://light.example",
  ];
  for (const baseUrl of addresses) {
    using site = testSite({ env: { BASE_URL: baseUrl } });
    for (const path of ["/", "/about.md", "/api/v1/work", "/nowhere", "/a2a"]) {
      const { headers } = await site.fetch(path);
      assertEquals(headers.get("ratelimit-limit"), "60", path);
      assertEquals(headers.get("ratelimit-policy"), "60;w=60", path);
      assertEquals(headers.get("ratelimit-reset"), "60", path);
      assertEquals(headers.get("x-content-type-options"), "nosniff", path);
      assertEquals(headers.get("x-request-id")?.length, 16, path);
      assertEquals(
        headers.get("strict-transport-security"),
        baseUrl === "https://light.example" ? "max-age=31536000" : null,
        path,
      );
    }
  }
});

Deno.test("commonHeaders() adds the rate and the id to whatever comes", async () => {
  const rate = { remaining: 7, reset: 30, isExcess: false };
  const headers = await headersOf({ rate });
  assertEquals(headers.get("ratelimit-remaining"), "7");
  assertEquals(headers.get("ratelimit-reset"), "30");
  assertEquals(headers.get("x-request-id"), "id");
});

Deno.test("commonHeaders() tells the window as it stands where nothing was counted", async () => {
  const headers = await headersOf();
  assertEquals(headers.get("ratelimit-remaining"), "60");
  assertEquals(headers.get("ratelimit-reset"), "60");
});

Deno.test("commonHeaders() adds the endpoint's own where they are missing", async () => {
  const own = { endpoint: OWN };
  assertEquals((await headersOf(own)).get("x-own"), "1");
  // As a representation has them: what it says is left as it is.
  const handlerHeaders = { "ratelimit-policy": "60", "x-own": "2" };
  const make = () => new Response("", { headers: handlerHeaders });
  assertEquals((await headersOf(own, make)).get("x-own"), "2");
});

Deno.test("a representation with the endpoint's headers answers as one to which they are added", async () => {
  for (const init of [{}, { method: "HEAD" }, NOT_CHANGED]) {
    const answers = [OWN.headers, []].map(async (common) => {
      const made = new Representation("text", { vary: "x" }, common);
      const info = infoOf(init, { endpoint: OWN });
      const handle = commonHeaders({ windows })((info) =>
        made.respond(info.request)
      );
      const { status, headers } = await handle(info);
      return { status, headers: [...headers] };
    });
    const [within, added] = await Promise.all(answers);
    assertEquals(within, added);
  }
});

const NOT_CHANGED = { headers: { "if-none-match": "*" } };

const POLICY = "content-security-policy";

async function policyAfter(
  make: () => Response,
  kind: Endpoint["kind"] = "page",
) {
  const handle = commonHeaders({ windows })(last(make).handle);
  const info = infoOf({}, { endpoint: endpoint({ kind }) });
  return (await handle(info)).headers.get(POLICY);
}

Deno.test("commonHeaders() lets nothing run in what is no page", async () => {
  assertEquals(
    await policyAfter(() => new Response("{}")),
    "default-src 'none'; frame-ancestors 'none'",
  );
});

for (const path of ["/api/v1/work", "/llms.txt", "/about.md"]) {
  Deno.test(`${path} has the same policy whatever it answers`, async () => {
    using site = testSite();
    const { headers } = await site.fetch(path);
    const known = { "if-none-match": headers.get("etag") ?? "" };
    const inits = [{}, { headers: known }, { method: "DELETE" }];
    const answers = await Promise.all(
      inits.map((init) => site.fetch(path, init)),
    );
    assertEquals(answers.map(({ status }) => status), [200, 304, 405]);
    for (const { headers } of answers) {
      assertEquals(
        headers.get(POLICY),
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
