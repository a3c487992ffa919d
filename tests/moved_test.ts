import { assert, assertEquals } from "@std/assert";
import { edited } from "./support/content.ts";
import { DATE, FOG, fogWas } from "./support/old_paths.ts";
import { HTML, siteWith } from "./support/test_app.ts";

const OLD: [was: string, asked: string, location: string][] = [
  ["/2019/03/fog/", "/2019/03/fog/", "/musings/on-fog"],
  ["/2019/03/fog/", "/2019/03/fog", "/musings/on-fog"],
  ["/fog.html", "/fog.html?from=feed", "/musings/on-fog?from=feed"],
  ["/?p=12", "/?p=12", "/musings/on-fog"],
  ["/?p=12", "/?from=feed&p=12", "/musings/on-fog"],
  ["/?p=12", "/?p=12&p=13", "/musings/on-fog"],
  ["/old?id=7&in=en", "/old?in=en&a=b&id=7", "/musings/on-fog"],
  ["/fog.asp?id=7", "/fog.asp?id=7", "/musings/on-fog"],
  ["/brouillard/été/", "/brouillard/%C3%A9t%C3%A9", "/musings/on-fog"],
  ["/brouillard/été/", "/brouillard/%c3%a9t%c3%a9/", "/musings/on-fog"],
  ["/~ola/fog", "/%7Eola/%66og", "/musings/on-fog"],
  ["/%7eola/fog", "/~ola/fog", "/musings/on-fog"],
];

for (const [was, asked, location] of OLD) {
  Deno.test(`with was: ${was}, ${asked} is a 301 to the new address`, async () => {
    using site = await siteWith(await fogWas(was));
    for (const method of ["GET", "HEAD"]) {
      const response = await site.fetch(asked, { method, headers: HTML });
      assertEquals(response.status, 301);
      assertEquals(response.headers.get("location"), location);
      assertEquals(await response.text(), "");
    }
    assertEquals(site.log.map(({ route }) => route), ["page", "page"]);
  });
}

Deno.test("pages, indexes of sections and moved.yaml have old addresses too", async () => {
  using site = await siteWith({
    ...await edited("pages/about.md", "\nupdated: ", "\nwas: [/me]\nupdated: "),
    ...await edited(
      "musings/index.md",
      "\nupdated: ",
      "\nwas: [/blog/]\nupdated: ",
    ),
    "moved.yaml": "/feed/: /feed.xml\n/cv.php: /about#work\n",
  });
  const moved = {
    "/me": "/about",
    "/blog": "/musings",
    "/feed": "/feed.xml",
    "/cv.php?x=1": "/about#work",
  };
  for (const [path, location] of Object.entries(moved)) {
    const response = await site.fetch(path);
    assertEquals(response.status, 301, path);
    assertEquals(response.headers.get("location"), location);
  }
});

Deno.test("a query that nothing claims shows the page that it always did", async () => {
  using site = await siteWith(await fogWas("/?p=12"));
  for (const path of ["/?p=13", "/?p=1&q=12", "/about?p=12"]) {
    assertEquals((await site.fetch(path)).status, 200, path);
  }
});

Deno.test("the old address of what is hidden is not found", async () => {
  const changes = await fogWas("/fog/");
  const text = String(changes[FOG]).replace(DATE, `\nhidden: true${DATE}`);
  using site = await siteWith({ [FOG]: text });
  assertEquals((await site.fetch("/fog/")).status, 404);
});

Deno.test("a method that an old address lacks is refused with the new address as hint", async () => {
  using site = await siteWith(await fogWas("/fog/"));
  const response = await site.fetch("/fog/", { method: "POST" });
  assertEquals(response.status, 405);
  assert((await response.json()).hint.includes("/musings/on-fog"));
});

Deno.test("no document lists an old address", async () => {
  using site = await siteWith(await fogWas("/old-and-foggy/"));
  const paths = site.app.endpoints()
    .filter(({ kind, path }) => kind === "document" || /^\/musings/.test(path))
    .map(({ path }) => path).filter((path) => !path.startsWith("/clients/"));
  assert(paths.includes("/sitemap.xml"));
  for (const path of paths) {
    const text = await site.text(path);
    assert(!text.includes("old-and-foggy"), path);
  }
});
