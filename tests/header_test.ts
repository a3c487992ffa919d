import { assert, assertEquals } from "@std/assert";
import { phoneRows } from "../routes/(_components)/menu_room.ts";
import { testSite } from "./support/test_app.ts";

Deno.test("the menu has the owner's pages before those of the software", async () => {
  using site = testSite();
  const html = await site.html("/");
  const [, sheet = ""] = html.split(`id="all_pages"`);
  const [list = ""] = sheet.split("</ul>");
  const paths = [...list.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
  const isSoftware = (path = "") =>
    ["/developers", "/docs", "/privacy"].includes(path);
  assertEquals(paths[0], "/about");
  assertEquals(
    paths.map(isSoftware),
    paths.map(isSoftware).toSorted((a, b) => Number(a) - Number(b)),
  );
  assert(paths.some(isSoftware));
});

Deno.test("a phone has at most four entries, and fewer the narrower it is", () => {
  const titles = ["A", "B", "C", "D", "E"];
  for (const row of phoneRows(titles)) assertEquals(row, [0, 1, 2, 3]);
  const counts = phoneRows(Array(5).fill("Seven l")).map((row) => row.length);
  assertEquals(counts, counts.toSorted());
  assert(new Set(counts).size > 1);
});

Deno.test("a long title leaves the row of a phone where two others fit", () => {
  const long = "Everything about my lamps";
  for (const row of phoneRows([long, "Lamps", "Tides"])) {
    assertEquals(row, [1, 2]);
  }
  for (const row of phoneRows(["Lamps", long, "Tides"])) {
    assertEquals(row, [0, 2]);
  }
});

Deno.test("a phone has one entry where two do not fit", () => {
  const [long, longer] = ["Lamps of the north", "Tides of the south coast"];
  assertEquals(phoneRows([long, longer]).map((row) => row.length), [1, 1, 1]);
  assertEquals(phoneRows([]), [[], [], []]);
});
