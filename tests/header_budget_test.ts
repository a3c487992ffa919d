import { assertEquals } from "@std/assert";
import { faultsIn } from "./support/sources.ts";
import { testSite } from "./support/test_app.ts";

// A preference that takes more than 2,048 bytes is ignored. Each test also
// sends the same preference within the limit.

/** The value after an empty list of so many bytes in all. */
function padded(value: string, bytes: number): string {
  return ",".repeat(bytes - value.length) + value;
}

async function statusOf(
  path: string,
  headers: Record<string, string>,
  init: RequestInit = {},
): Promise<number> {
  using site = testSite();
  return await site.status(path, { ...init, headers });
}

async function headersOf(
  path: string,
  headers: Record<string, string>,
): Promise<Headers> {
  using site = testSite();
  const response = await site.fetch(path, { headers });
  await response.body?.cancel();
  return response.headers;
}

for (const path of ["/about", "/about.md", "/api/v1/work", "/styles.css"]) {
  Deno.test(`GET ${path} hears an If-None-Match of 2,048 bytes, and no longer one`, async () => {
    const etag = (await headersOf(path, {})).get("etag") ?? "";
    const ask = (bytes: number) =>
      statusOf(path, { "if-none-match": padded(etag, bytes) });
    assertEquals(await ask(2_048), 304);
    assertEquals(await ask(2_049), 200);
  });
}

for (const path of ["/about", "/styles.css"]) {
  Deno.test(`GET ${path} hears an Accept-Encoding of 2,048 bytes, and no longer one`, async () => {
    const ask = async (bytes: number) => {
      const headers = { "accept-encoding": padded("gzip", bytes) };
      return (await headersOf(path, headers)).get("content-encoding");
    };
    assertEquals(await ask(2_048), "gzip");
    assertEquals(await ask(2_049), null);
  });
}

for (const path of ["/about", "/nowhere"]) {
  Deno.test(`GET ${path} hears an Accept of 2,048 bytes, and no longer one`, async () => {
    const ask = async (bytes: number) => {
      const headers = { accept: padded("text/markdown", bytes) };
      return (await headersOf(path, headers)).get("content-type")?.split(
        ";",
      )[0];
    };
    assertEquals(await ask(2_048), "text/markdown");
    assertEquals(await ask(2_049) === "text/markdown", false);
  });
}

Deno.test("/ask hears an Accept of 2,048 bytes, and no longer one", async () => {
  const ask = async (bytes: number) => {
    const headers = { accept: padded("text/event-stream", bytes) };
    return (await headersOf("/ask?q=email", headers)).get("content-type");
  };
  assertEquals(await ask(2_048), "text/event-stream; charset=utf-8");
  assertEquals(await ask(2_049), "application/json");
});

Deno.test("POST /api/v1/batch hears a Prefer of 2,048 bytes, and no longer one", async () => {
  const body = JSON.stringify({ requests: [{ operationId: "getStats" }] });
  const ask = (bytes: number) => {
    const headers = { prefer: padded("respond-async", bytes) };
    return statusOf("/api/v1/batch", headers, { method: "POST", body });
  };
  assertEquals(await ask(2_048), 202);
  assertEquals(await ask(2_049), 200);
});

Deno.test("a Host of more than 2,048 bytes is 400", async () => {
  assertEquals(await statusOf("/", { host: "a".repeat(2_048) }), 200);
  assertEquals(await statusOf("/", { host: "a".repeat(2_049) }), 400);
});

const PARSED = /headers\s*\.get\("(accept[a-z-]*|if-none-match|prefer)"\)/g;

Deno.test("what a client would like is read in one place", async () => {
  const found = await faultsIn(["lib", "routes"], (path, text) => {
    // It stands for a package that gets headers within the budget.
    if (path.startsWith("lib/fresh/")) return [];
    return [...text.matchAll(PARSED)].map(([read]) => `${path}: ${read}`);
  });
  assertEquals(found, []);
});
