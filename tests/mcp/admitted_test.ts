import { assertEquals } from "@std/assert";
import { answersBy, statusesBy } from "./support/answered.ts";

// Headers by which MCP admits a request or refuses it. Each table has a
// header's value and the status.

type Rows = [value: string, status: number][];

Deno.test("an Origin is served if it is that of the site or of this machine", async () => {
  const origins: Rows = [
    ["https://light.example", 200],
    ["http://localhost", 200],
    ["http://localhost:6274", 200],
    ["https://localhost:3000", 200],
    ["http://127.0.0.1:8000", 200],
    ["http://[::1]:8000", 200],
    ["https://evil.example", 403],
    ["http://light.example", 403],
    ["https://light.example:8443", 403],
    ["https://light.example.evil.example", 403],
    ["http://localhost.evil.example", 403],
    ["https://preview-sam.acme.deno.net", 403],
    ["https://sam-abc123.acme.deno.net", 403],
    ["null", 403],
    ["", 403],
    ["localhost", 403],
  ];
  assertEquals(await statusesBy("origin", origins), origins);
});

Deno.test("on Deno Deploy an Origin may be a preview of the site", async () => {
  const previews: Rows = [
    ["https://sam.acme.deno.net", 200],
    ["https://sam--branch.acme.deno.net", 200],
    ["https://sam-abc123.acme.deno.net", 200],
    ["http://sam-abc123.acme.deno.net", 403],
    ["https://samantha.acme.deno.net", 403],
    ["https://sam.other.deno.net", 403],
    ["https://sam.acme.deno.net.evil.example", 403],
    [`https://sam-${"x".repeat(2_020)}.acme.deno.net`, 200],
    [`https://sam-${"x".repeat(2_040)}.acme.deno.net`, 403],
  ];
  const env = {
    DENO_DEPLOY: "true",
    DENO_DEPLOY_APP_SLUG: "sam",
    DENO_DEPLOY_ORG_SLUG: "acme",
  };
  assertEquals(await statusesBy("origin", previews, { env }), previews);
});

Deno.test("Host is the site, an address or a name without a dot", async () => {
  const hosts: Rows = [
    ["light.example", 200],
    ["light.example:443", 200],
    ["localhost:8000", 200],
    ["127.0.0.1:8000", 200],
    ["192.168.1.20:8000", 200],
    ["[::1]:8000", 200],
    ["foyer:8000", 200],
    ["evil.example", 403],
    ["evil.example:8000", 403],
    ["light.example.evil.example", 403],
  ];
  assertEquals(await statusesBy("host", hosts), hosts);
});

Deno.test("JSON has to be acceptable", async () => {
  const accepted: Rows = [
    ["application/json, text/event-stream", 200],
    ["application/json", 200],
    ["*/*", 200],
    ["application/*", 200],
    ["text/event-stream", 406],
    ["text/html", 406],
    ["application/json;q=0", 406],
  ];
  assertEquals(await statusesBy("accept", accepted), accepted);
});

Deno.test("a body has the type of JSON", async () => {
  const types: Rows = [
    ["application/json; charset=utf-8", 200],
    ["Application/JSON", 200],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["application/jsonp", 415],
  ];
  assertEquals(await statusesBy("content-type", types), types);
});

Deno.test("a refusal is an error of JSON-RPC that is kept nowhere", async () => {
  const refused = {
    origin: "https://evil.example",
    host: "evil.example",
    accept: "text/html",
    "content-type": "text/plain",
  };
  for (const [header, value] of Object.entries(refused)) {
    for (const [, { headers, body }] of await answersBy(header, [value])) {
      assertEquals(headers.get("cache-control"), "no-store", header);
      assertEquals([body.jsonrpc, body.id], ["2.0", null], header);
      assertEquals(typeof body.error.code, "number", header);
    }
  }
});
