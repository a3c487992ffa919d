import { assertEquals, assertMatch } from "@std/assert";
import { App, staticFiles } from "fresh";
import { Builder } from "fresh/dev";
import { type Site, siteOf, statusOf, textOf } from "./site.ts";
import { fresh, ours } from "./whose.ts";

/** As a build writes it: nothing is left to shorten. */
const CSS = `${
  Array.from({ length: 100 }, (_, at) => `.c${at}{order:${at}}`).join("")
}\n`;
const FILES = {
  "styles.css": CSS,
  "small.txt": "small",
  "a b.txt": "spaced",
  "script.js": "// Why.\nimport('/other.js');\nimport('./other.js');\n",
  "other.js": "export {};\n",
  "clip.mp4": "0123456789",
  ".hidden": "hidden",
  ".well-known/security.txt": "well-known",
};

const ROUTES = {
  "fall-through": 'export const handler = () => new Response("route");',
  asset: `import { asset } from "fresh/runtime";
export const handler = () => new Response(asset("/styles.css"));`,
};

interface StaticSite extends Site, AsyncDisposable {
  root: string;
}

async function staticSite(): Promise<StaticSite> {
  const root = await Deno.makeTempDir();
  await Deno.mkdir(`${root}/static/.well-known`, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) {
    await Deno.writeTextFile(`${root}/static/${name}`, text);
  }
  await Deno.mkdir(`${root}/routes`);
  for (const [name, text] of Object.entries(ROUTES)) {
    await Deno.writeTextFile(`${root}/routes/${name}.ts`, text);
  }
  const app = new App().use(staticFiles()).fsRoutes();
  (await new Builder({ root }).build({ snapshot: "memory" }))(app);
  return {
    ...siteOf(app),
    root,
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}

ours("a file is served with type, length and nosniff", async () => {
  await using site = await staticSite();
  const { headers, body } = await site.get("/small.txt");
  assertEquals(headers.get("content-type"), "text/plain; charset=UTF-8");
  assertEquals(headers.get("content-length"), "5");
  assertEquals(headers.get("x-content-type-options"), "nosniff");
  await body?.cancel();
});

fresh("a file is served under its encoded name", async () => {
  await using site = await staticSite();
  assertEquals(await textOf(site.get("/a%20b.txt")), "spaced");
});

ours(
  "a script comes without its comments, and imports what it did",
  async () => {
    await using site = await staticSite();
    const script = await textOf(site.get("/script.js"));
    assertEquals(script, 'import("/other.js");import("./other.js");\n');
  },
);

ours("only files of static/ are served, but for dot-files", async () => {
  await using site = await staticSite();
  for (
    const path of [
      "/.hidden",
      "/..%2fstatic%2fsmall.txt",
      "/%2e%2e/static/small.txt",
      "/%",
      "/snapshot.json",
      "/_fresh/snapshot.json",
    ]
  ) {
    assertEquals(await statusOf(site.get(path)), 404);
  }
  assertEquals(await statusOf(site.get("/.well-known/security.txt")), 200);
  assertEquals(await textOf(site.get("/fall-through")), "route");
});

ours("a file is there for GET and HEAD only", async () => {
  await using site = await staticSite();
  const post = await site.get("/small.txt", { method: "POST" });
  assertEquals([post.status, post.headers.get("allow")], [405, "GET, HEAD"]);
  await post.body?.cancel();
  const head = await site.get("/small.txt", { method: "HEAD" });
  assertEquals(head.headers.get("content-length"), "5");
  assertEquals(await head.text(), "");
});

ours("If-None-Match is answered with 304, in all its forms", async () => {
  await using site = await staticSite();
  const { headers } = await site.get("/small.txt");
  const etag = headers.get("etag") ?? "";
  assertMatch(etag, /^"[0-9a-f]+"$/);
  for (const value of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const response = await site.get("/small.txt", {
      headers: { "if-none-match": value },
    });
    assertEquals(response.status, 304);
    assertEquals(response.headers.get("etag"), etag);
  }
  const other = site.get("/small.txt", { headers: { "if-none-match": '"x"' } });
  assertEquals(await statusOf(other), 200);
});

ours("a plain name is revalidated, a fingerprint kept for ever", async () => {
  await using site = await staticSite();
  const plain = await site.get("/styles.css");
  assertEquals(plain.headers.get("cache-control"), "no-cache");
  await plain.body?.cancel();
  const url = await textOf(site.get("/asset"));
  assertMatch(url, /^\/styles\.[0-9a-f]+\.css$/);
  const kept = await site.get(url);
  assertEquals(
    kept.headers.get("cache-control"),
    "public, max-age=31536000, immutable",
  );
  assertEquals(await kept.text(), CSS);
});

ours("a file that did not change keeps its URL", async () => {
  await using one = await staticSite();
  await using two = await staticSite();
  assertEquals(
    await textOf(two.get("/asset")),
    await textOf(one.get("/asset")),
  );
});

ours("texts are sent as the client can decode them", async () => {
  await using site = await staticSite();
  for (
    const [accepts, coding, suffix] of [
      ["br, gzip", "br", "-br"],
      ["gzip", "gzip", "-gzip"],
      ["br;q=0, gzip;q=0.5", "gzip", "-gzip"],
      ["identity", null, ""],
      ["", null, ""],
    ] as const
  ) {
    const response = await site.get("/styles.css", {
      headers: { "accept-encoding": accepts },
    });
    const { headers } = response;
    assertEquals(headers.get("content-encoding"), coding);
    assertEquals(headers.get("vary"), "Accept-Encoding");
    assertMatch(headers.get("etag") ?? "", RegExp(`^"[0-9a-f]+${suffix}"$`));
    const { byteLength } = await response.bytes();
    assertEquals(headers.get("content-length"), String(byteLength));
    assertEquals(byteLength < CSS.length, coding !== null);
  }
});

ours("what is small or no text is sent as it is", async () => {
  await using site = await staticSite();
  const headers = { "accept-encoding": "br" };
  for (const path of ["/small.txt", "/clip.mp4"]) {
    const response = await site.get(path, { headers });
    assertEquals(response.headers.get("content-encoding"), null);
    await response.body?.cancel();
  }
});

ours("a second request does not read the disk", async () => {
  await using site = await staticSite();
  assertEquals(await textOf(site.get("/small.txt")), "small");
  await Deno.remove(`${site.root}/static/small.txt`);
  assertEquals(await textOf(site.get("/small.txt")), "small");
});

ours("a build on disk serves the same as one in memory", async () => {
  await using site = await staticSite();
  await Deno.writeTextFile(
    `${site.root}/main.ts`,
    `import { App, staticFiles } from "fresh";
export const app = new App().use(staticFiles());`,
  );
  await new Builder({ root: site.root }).build();
  const { default: server } = await import(`${site.root}/_fresh/server.js`);
  const init = { headers: { "accept-encoding": "br" } };
  const memory = await site.get("/styles.css", init);
  const disk: Response = await server.fetch(
    new Request("http://site.test/styles.css", init),
  );
  assertEquals(disk.headers.get("etag"), memory.headers.get("etag"));
  assertEquals(await disk.bytes(), await memory.bytes());
});
