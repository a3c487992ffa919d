import { assertEquals } from "@std/assert";
import type { PageMeta } from "../../lib/content/page_meta.ts";
import type { Endpoint } from "../../lib/endpoint.ts";
import { pageForms } from "../../lib/server/middleware/page_forms.ts";
import { endpoint, infoOf } from "./support.ts";

const page: PageMeta = {
  kind: "page",
  path: "/x",
  title: "X",
  description: "A page of the tests.",
  updated: "2026-11-20",
  inMenu: true,
};
const twins = {
  get: () =>
    Promise.resolve({ page, text: "# X\n", tokens: 1, sections: [], body: "" }),
};
const POLICY = "default-src 'self'";

/** Response of the middleware in front of a page with this response. */
async function answer(
  init: RequestInit,
  { kind = "page", status = 200, policy = POLICY }: {
    kind?: Endpoint["kind"];
    status?: number;
    policy?: string | null;
  } = {},
) {
  const info = infoOf(init, { endpoint: endpoint({ kind, page }) });
  const headers = policy === null
    ? new Headers()
    : new Headers({ "content-security-policy": policy });
  const site = {
    pathOf: (path: string) => path,
    urlOf: (path: string) => `https://light.example${path}`,
  };
  const handle = pageForms(() => ({ site, twins }))(() =>
    new Response("<p>X</p>", { status, headers })
  );
  return { response: await handle(info), info };
}

Deno.test("pageForms() gives HTML with its policy, and an ETag of its own", async () => {
  const { response, info } = await answer({});
  const { headers } = response;
  assertEquals(headers.get("content-type"), "text/html; charset=utf-8");
  assertEquals(headers.get("content-security-policy"), POLICY);
  assertEquals(headers.get("cache-control"), "private, no-cache");
  assertEquals(headers.get("vary"), "accept, accept-encoding");
  assertEquals(await response.text(), "<p>X</p>");
  const { response: twin } = await answer({
    headers: { accept: "text/markdown" },
  });
  assertEquals(twin.headers.get("etag") === headers.get("etag"), false);
  assertEquals(info.representation !== undefined, true);
});

Deno.test("pageForms() gives Markdown by Accept, with what it costs to read", async () => {
  const { response } = await answer({ headers: { accept: "text/markdown" } });
  const { headers } = response;
  assertEquals(headers.get("content-type"), "text/markdown; charset=utf-8");
  assertEquals(headers.get("x-markdown-tokens"), "1");
  assertEquals(headers.get("cache-control"), "private, no-cache");
  assertEquals(await response.text(), "# X\n");
});

Deno.test("pageForms() gives Markdown by suffix to any cache, and names the page", async () => {
  const { response } = await answer({}, { kind: "twin" });
  const { headers } = response;
  assertEquals(headers.get("cache-control"), "public, max-age=300");
  assertEquals(headers.get("cdn-cache-control"), "no-store");
  assertEquals(
    headers.get("link"),
    '<https://light.example/x>; rel="canonical", </llms.txt>; rel="describedby"; type="text/plain"',
  );
  await response.body?.cancel();
});

Deno.test("pageForms() lets nothing but a page be cached as one", async () => {
  for (const other of [{ status: 500 }, { policy: null }]) {
    const { response, info } = await answer({}, other);
    assertEquals(info.representation, undefined);
    await response.body?.cancel();
  }
});

Deno.test("pageForms() answers HEAD of a page that fails with its length", async () => {
  const { response } = await answer({ method: "HEAD" }, { status: 500 });
  assertEquals(response.status, 500);
  assertEquals(response.headers.get("content-length"), "8");
  assertEquals(await response.text(), "");
});
