import { assert, assertEquals } from "@std/assert";
import { BASE_URL, type TestSite, testSite } from "../support/test_app.ts";
import {
  documents,
  essence,
  jsonOf,
  linksIn,
  textOf,
  type TypedLink,
  typedLinksIn,
} from "./support/claims.ts";

/** The response has the link's type. JSON is enough for a type that is JSON. */
async function assertType(site: TestSite, { href, type }: TypedLink) {
  const { pathname, search } = new URL(href, BASE_URL);
  const response = await site.fetch(pathname + search, {
    headers: { accept: type },
  });
  await response.body?.cancel();
  assertEquals(response.status, 200, href);
  const served = essence(response.headers.get("content-type"));
  const isJson = served === "application/json" &&
    essence(type).endsWith("json");
  assert(isJson || served === essence(type), `${href}: ${served}, not ${type}`);
}

const JSON_PATHS = documents
  .filter(({ mediaType }) => /json/.test(mediaType))
  .map(({ path }) => path);

for (const path of JSON_PATHS) {
  Deno.test(`every link in ${path} leads to the type that it says`, async () => {
    using site = testSite();
    const links = typedLinksIn(await jsonOf(site, path));
    for (const link of links) await assertType(site, link);
  });
}

for (const path of ["/", "/about", "/docs/api"]) {
  Deno.test(`every link in the headers of ${path} leads to the type that it says`, async () => {
    using site = testSite();
    const response = await site.fetch(path);
    await response.body?.cancel();
    const links = linksIn(response.headers.get("link") ?? "");
    for (const { href, type } of links) {
      await assertType(site, { href, type: type || "text/html" });
    }
  });
}

Deno.test("every link in the head of a page leads to the type that it says", async () => {
  using site = testSite();
  const html = await textOf(site, "/");
  const tags = [...html.matchAll(/<link ([^>]*)>/g)].map(([, tag = ""]) => tag);
  const typed = tags.map((tag) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1] ?? "",
    type: /type="([^"]*)"/.exec(tag)?.[1] ?? "",
  })).filter(({ type }) => type !== "");
  assert(typed.length > 0);
  for (const link of typed) await assertType(site, link);
});
