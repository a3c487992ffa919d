import { assert, assertEquals } from "@std/assert";
import type { Content } from "../lib/content/content.ts";
import { testContent, type TestSite, testSite } from "./support/test_app.ts";

const BROWSER = { accept: "text/html", "user-agent": "Mozilla/5.0" };

async function twinPaths(site: TestSite): Promise<string[]> {
  const { pages } = await site.json("/?mode=agent");
  return pages.map(({ markdown }: { markdown: string }) =>
    new URL(markdown).pathname
  );
}

Deno.test("a twin is made without a line in the log, a rate window or a visitor", async () => {
  using site = testSite();
  const before = await site.fetch("/about", { headers: BROWSER });
  await (await site.fetch("/llms-full.txt")).body?.cancel();
  const after = await site.fetch("/about", { headers: BROWSER });
  assertEquals(site.log.map(({ route }) => route), [
    "page",
    "document",
    "page",
  ]);
  const left = ({ headers }: Response) =>
    Number(headers.get("ratelimit-remaining"));
  assertEquals(left(after), left(before) - 1);
  await before.body?.cancel();
  await after.body?.cancel();
  site.clock.advance(60_000);
  const stats = await site.json("/api/v1/stats");
  assertEquals(stats.active_visitors, 1);
});

Deno.test("a twin is made of the same bytes each time", async () => {
  using one = testSite();
  using other = testSite();
  for (const path of await twinPaths(one)) {
    const text = await one.text(path);
    assertEquals(await other.text(path), text, path);
    assertEquals(await one.text(path), text, path);
  }
});

/** The tests' person, of whom the page about the room is read as the test says. */
function whereRoomIsRead(read: () => void): Content {
  const pages = testContent.pages.map((page) => {
    if (page.slug !== "room") return page;
    const get = () => {
      read();
      return page.body;
    };
    return Object.defineProperty({ ...page }, "body", { get });
  });
  return { ...testContent, pages };
}

Deno.test("a twin that could not be made is made the next time", async () => {
  let isBroken = true;
  const content = whereRoomIsRead(() => {
    if (isBroken) throw new Error("broken");
  });
  using site = testSite({ content, expectErrors: true });
  const statusOf = async (path: string) => {
    const { status, body } = await site.fetch(path);
    await body?.cancel();
    return status;
  };
  assertEquals(await statusOf("/room.md"), 500);
  // Surfaces that combine all pages go on without this one.
  assertEquals(await statusOf("/ask?query=email"), 200);
  isBroken = false;
  assertEquals(await statusOf("/room.md"), 200);
  assert(site.errors.length > 0);
});

Deno.test("a page is there before any twin, and a twin before the others", async () => {
  let rendered = 0;
  const content = whereRoomIsRead(() => rendered++);
  using site = testSite({ content });
  for (const path of ["/", "/about", "/about.md", "/sitemap.xml"]) {
    await (await site.fetch(path, { headers: BROWSER })).body?.cancel();
  }
  assertEquals(rendered, 0);
  for (const path of ["/llms.txt", "/llms-full.txt", "/room.md"]) {
    await (await site.fetch(path)).body?.cancel();
  }
  assertEquals(rendered, 1);
});

Deno.test("a twin has at most 20 KB", async () => {
  using site = testSite();
  for (const path of await twinPaths(site)) {
    const { length } = await (await site.fetch(path)).bytes();
    assert(length <= 20 * 1024, `${path}: ${length}`);
  }
});
