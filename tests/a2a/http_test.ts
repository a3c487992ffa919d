import { assert, assertEquals } from "@std/assert";
import { BASE_URL, testSite } from "../support/test_app.ts";
import {
  assertError,
  bodyOf,
  EMAIL,
  headersOf,
  message,
} from "./support/calls.ts";

Deno.test("a call over 128 KiB is a 413 ErrorResponse", async () => {
  using site = testSite();
  const init = message([{ text: "a".repeat(1 << 17) }]);
  const { code } = await bodyOf(site, init, 413);
  assertEquals(code, "invalid_body");
});

for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
  Deno.test(`${method} /a2a is 405`, async () => {
    using site = testSite();
    const response = await site.fetch("/a2a", { method });
    assertEquals(response.status, 405);
    assertEquals(response.headers.get("allow"), "POST, OPTIONS");
  });
}

Deno.test("OPTIONS /a2a lets a browser send the headers of A2A", async () => {
  using site = testSite();
  const response = await site.fetch("/a2a", { method: "OPTIONS" });
  assertEquals(response.status, 204);
  const allowed = response.headers.get("access-control-allow-headers") ?? "";
  for (const name of ["A2A-Version", "MCP-Protocol-Version", "Content-Type"]) {
    assert(allowed.split(", ").includes(name), name);
  }
});

for (
  const origin of [
    "https://elsewhere.example",
    "null",
    "http://light.example",
    "https://light.example.elsewhere.example",
    "http://localhost.elsewhere.example",
  ]
) {
  Deno.test(`/a2a refuses a page of ${origin}`, async () => {
    using site = testSite();
    const init = { ...EMAIL, headers: { ...headersOf(EMAIL), origin } };
    assertError(await bodyOf(site, init, 403), -32600);
  });
}

for (const origin of [BASE_URL, "http://localhost:5173", "http://[::1]:8080"]) {
  Deno.test(`/a2a answers a page of ${origin}`, async () => {
    using site = testSite();
    const init = { ...EMAIL, headers: { ...headersOf(EMAIL), origin } };
    assert((await bodyOf(site, init)).result);
  });
}
