import { assert, assertEquals, assertMatch } from "@std/assert";
import { edited } from "../support/content.ts";
import { BASE_URL, siteWith } from "../support/test_app.ts";

const LANTERN = "lamps/storm-lantern.md";

Deno.test("an image without alternative text is on every surface, with an empty one", async () => {
  const [[path = "", text = ""] = []] = Object.entries(
    await edited(LANTERN, "![A screw, standing on its point]", "![]"),
  );
  using site = await siteWith({ [path]: text.replace(/^ {2}alt: .*\n/m, "") });
  const page = "/lamps/storm-lantern";
  const html = await site.html(page);
  const twin = await site.text(`${page}.md`);
  const feed = await site.text("/feed.json");
  for (const name of ["storm-lantern.png", "screw.png"]) {
    const address = `/images/lamps/${name}`;
    assertMatch(html, RegExp(`<img src="${address}" alt(?:="")? width=`));
    assert(twin.includes(`![](${BASE_URL}${address})`), name);
    assert(feed.includes(`${BASE_URL}${address}\\" alt=\\"\\"`), name);
  }
  assert(html.includes('property="og:image"'));
  assert(!html.includes("og:image:alt"));
  assertEquals(/"caption":"[^"]*"/.exec(html), null);
});
