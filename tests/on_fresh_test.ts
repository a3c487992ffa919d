import { assert, assertEquals } from "@std/assert";
import {
  assetPaths,
  servedPaths,
} from "../lib/services/upstreams/asset_paths.ts";
import { asFramework, asHtml } from "./support/as_framework.ts";
import { pathsOf } from "./support/content.ts";
import { HTML, testContent, testSite } from "./support/test_app.ts";

// Fresh itself answers otherwise than lib/fresh here and there. Each test makes
// such an answer, as it was seen, and holds that visitors see no difference.

const env = { RATE_LIMIT: "0" };

Deno.test("HEAD of an error has the length of the GET, where the framework gives none", async () => {
  using _fresh = asFramework((request, { body, status, headers: made }) => {
    if (request.method !== "HEAD") {
      return new Response(body, { status, headers: made });
    }
    const headers = new Headers(made);
    headers.delete("content-length");
    return new Response(null, { status, headers });
  });
  using site = testSite({ env });
  const wrong: string[] = [];
  let errors = 0;
  for (const { kind, path, allow } of site.app.endpoints()) {
    if (kind !== "operation" || !allow.includes("GET")) continue;
    const target = `${path.replace(/\{\w+\}/, "x")}?cursor=x&limit=x`;
    const get = await site.fetch(target);
    const { length } = await get.bytes();
    if (get.status < 400) continue;
    errors++;
    const { headers, body } = await site.fetch(target, { method: "HEAD" });
    if (headers.get("content-length") !== `${length}`) wrong.push(path);
    if (body) wrong.push(`${path} has a body`);
  }
  assert(errors > 0);
  assertEquals(wrong, []);
});

/** The key of a build, which Fresh adds to the address of a file. */
const KEY = "__frsh_c=0123456789abcdef0123456789abcdef01234567";

async function twins(): Promise<string[]> {
  using site = testSite({ env });
  const paths = pathsOf(testContent).map((path) =>
    path === "/" ? "/index.md" : `${path}.md`
  );
  return await Promise.all([...paths, "/llms-full.txt"].map(async (path) => {
    const response = await site.fetch(path);
    assertEquals(response.status, 200, path);
    const tokens = response.headers.get("x-markdown-tokens");
    return `${path} ${tokens} ${await response.text()}`;
  }));
}

Deno.test("the key of a build in the address of a picture is in no twin", async () => {
  const plain = await twins();
  let keyed = 0;
  using _fresh = asHtml((html) =>
    html.replaceAll(/(<img\b[^>]*\bsrc="\/[^"#]*)/g, (start) => {
      keyed++;
      return `${start}${start.includes("?") ? "&amp;" : "?"}${KEY}`;
    })
  );
  const changed = (await twins()).filter((twin, at) => twin !== plain[at]);
  // Compare paths only: the whole texts would fill the screen.
  assertEquals(changed.map((twin) => twin.split(" ")[0]), []);
  assert(keyed > 0);
});

Deno.test("only a page with an inline script of the framework's goes without Trusted Types", async () => {
  const nonce = ` nonce="${"0a".repeat(16)}"`;
  const marked = (html: string) =>
    html.replaceAll("<script", `<script${nonce}`);
  const boot = `<script type="module"${nonce}>boot()</script></body>`;
  const policy = async (change: (html: string) => string) => {
    using _fresh = asHtml(change);
    using site = testSite({ env });
    const { headers, body } = await site.fetch("/about", { headers: HTML });
    await body?.cancel();
    return headers.get("content-security-policy") ?? "";
  };
  const plain = await policy((html) => html);
  assert(plain.includes("require-trusted-types-for"));
  assertEquals(await policy(marked), plain);
  const booted = await policy((html) => marked(html).replace("</body>", boot));
  assert(!booted.includes("trusted-types"), booted);
  assert(/script-src 'self' '[^']+' '[^']+';/.test(booted), booted);
});

Deno.test("no endpoint is listed twice where asset() keeps a path", async () => {
  const assets = [...await assetPaths("static"), "/unknown-to-the-build.css"];
  using site = testSite({ env, assets });
  const paths = site.app.endpoints().map(({ path }) => path);
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at);
  assertEquals(twice, []);
});

Deno.test("the files of islands are found where lib/fresh and where Fresh puts them", async () => {
  for (const folder of ["_fresh/js", "_fresh/static/_fresh/js"]) {
    const root = await Deno.makeTempDir();
    for (const name of [`${folder}/0a/island.js`, "static/styles.css"]) {
      const path = `${root}/${name}`;
      await Deno.mkdir(path.replace(/[^/]+$/, ""), { recursive: true });
      await Deno.writeTextFile(path, "");
    }
    const paths = await servedPaths(root);
    await Deno.remove(root, { recursive: true });
    assertEquals(paths, ["/styles.css", "/_fresh/js/0a/island.js"]);
  }
});
