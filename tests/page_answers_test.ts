import { assert, assertEquals } from "@std/assert";
import { HTML, testContent, testSite } from "./support/test_app.ts";

const docs = testContent.docs.map(({ slug }) => `/docs/${slug}`);

Deno.test("a trailing slash leads to the one address of a page", async () => {
  using site = testSite();
  for (const path of ["/about/", `${docs[0]}/`]) {
    const response = await site.fetch(`${path}?a=b`, { redirect: "manual" });
    assertEquals(response.status, 308);
    assertEquals(response.headers.get("location"), `${path.slice(0, -1)}?a=b`);
  }
});

Deno.test("pages take GET, HEAD and OPTIONS only", async () => {
  using site = testSite();
  for (const path of ["/", "/about", "/about.md", "/styles.css"]) {
    const head = await site.fetch(path, { method: "HEAD", headers: HTML });
    assertEquals(head.status, 200);
    assert(Number(head.headers.get("content-length")) > 0);
    assertEquals(await head.text(), "");
    const post = await site.fetch(path, { method: "POST", headers: HTML });
    assertEquals(post.status, 405);
    assertEquals(post.headers.get("allow"), "GET, HEAD, OPTIONS");
    assertEquals((await post.json()).code, "method_not_allowed");
  }
  const options = await site.fetch("/about", { method: "OPTIONS" });
  assertEquals(options.status, 204);
  assertEquals(options.headers.get("allow"), "GET, HEAD, OPTIONS");
});

const FORMS = [
  ["text/html,*/*;q=0.8", "text/html; charset=utf-8"],
  ["text/markdown", "text/markdown; charset=utf-8"],
  ["text/markdown, text/html", "text/markdown; charset=utf-8"],
  ["*/*", "application/json"],
  ["application/json", "application/json"],
] as const;

for (const [accept, type] of FORMS) {
  Deno.test(`a page that is not there is a 404 as ${type} for Accept: ${accept}`, async () => {
    using site = testSite();
    const response = await site.fetch("/nowhere", { headers: { accept } });
    assertEquals(response.status, 404);
    assertEquals(response.headers.get("content-type"), type);
    assertEquals(response.headers.get("cache-control"), "no-store");
    const text = await response.text();
    if (type.startsWith("text/")) assert(text.length >= 20);
    else assertEquals(JSON.parse(text).code, "not_found");
  });
}

Deno.test("the page of a fault shows what a program gets, and has a title of its own", async () => {
  const { roles } = testContent;
  const content = { ...testContent };
  let faults = 1;
  Object.defineProperty(content, "roles", {
    get() {
      if (faults-- > 0) throw new Error("once");
      return roles;
    },
  });
  using site = testSite({ content, expectErrors: true });
  const response = await site.fetch("/about", { headers: HTML });
  assertEquals(response.status, 500);
  const html = await response.text();
  const { title } = testContent.words.error;
  assertEquals(html.match(/<title>.*?<\/title>/g), [`<title>${title}</title>`]);
  const [, shown = ""] = /<pre[^>]*><code>([^]*?)<\/code>/.exec(html) ?? [];
  const { code } = JSON.parse(shown.replaceAll("&quot;", '"'));
  assertEquals(code, "internal_error");
});

Deno.test("a fault inside is a 500 that tells nothing, and is reported", async () => {
  const content = { ...testContent };
  using site = testSite({ content, expectErrors: true });
  for (const fact of ["roles", "profile"] as const) {
    Object.defineProperty(content, fact, {
      get() {
        throw new Error("secret inside");
      },
    });
  }
  for (const path of ["/api/v1/work", "/about"]) {
    for (const accept of ["text/html", "*/*"]) {
      const response = await site.fetch(path, { headers: { accept } });
      assertEquals(response.status, 500, path);
      assertEquals(response.headers.get("cache-control"), "no-store");
      assert(response.headers.get("ratelimit-limit"));
      assert(!(await response.text()).includes("secret"));
    }
  }
  assert(site.errors.length >= 4);
});

Deno.test("the page for those who are offline is made once", async () => {
  using site = testSite();
  const response = await site.fetch("/offline", { headers: HTML });
  assertEquals(response.headers.get("cache-control"), "private, no-cache");
  const etag = response.headers.get("etag") ?? "";
  const again = await site.fetch("/offline", {
    headers: { ...HTML, "if-none-match": etag },
  });
  assertEquals(again.status, 304);
  await response.body?.cancel();
  const offline = site.app.endpoints().find(({ path }) => path === "/offline");
  assertEquals(offline?.cache?.key, "path");
});
