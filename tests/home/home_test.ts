import { assert, assertEquals } from "@std/assert";
import type { Content } from "../../lib/content/content.ts";
import { newestEntries } from "../../lib/content/newest_entries.ts";
import { docPath } from "../../lib/content/page_meta.ts";
import { rolePath } from "../../lib/content/anchors.ts";
import { barePerson } from "../support/bare_person.ts";
import { testContent, testSite } from "../support/test_app.ts";
import { blockOf, home, linksIn, wordsOf } from "./support.ts";

async function homeOf(changes: Partial<Content> = {}): Promise<string> {
  using site = testSite({ content: { ...testContent, ...changes } });
  return await home(site);
}

Deno.test("the home page says who, where, and whether free, above the floor", async () => {
  const [head = ""] = (await homeOf()).split("</header><");
  const floor = (await homeOf()).split('<header class="floor">')[1]
    ?.split("</header>")[0] ?? head;
  const { name, headline, place, availability } = testContent.profile;
  for (const text of [name, headline, place, availability]) {
    assert(wordsOf(floor).includes(text), text);
  }
});

Deno.test("the home page leads to the contact and the story at once", async () => {
  const steps = (await homeOf()).split('class="btns"')[1]?.split("</p>")[0];
  assertEquals(linksIn(steps ?? ""), [
    "/contact",
    "/about#career",
    "/#your-agent",
  ]);
});

Deno.test("the home page has the answer to the question in its address first", async () => {
  using site = testSite();
  for (const search of ["", "?ask=email"]) {
    const html = await home(site, search);
    const [ask, work] = ["ask", "work"].map((id) => html.indexOf(`id="${id}"`));
    assertEquals(Number(ask) < Number(work), search !== "");
  }
});

Deno.test("the number of readers stands at the floor, before an answer", async () => {
  using site = testSite();
  for (const search of ["", "?ask=email"]) {
    const html = await home(site, search);
    assert(html.indexOf("data-callers") < html.indexOf('id="ask"'), search);
  }
});

Deno.test("the home page has the three newest roles, and the way to the others", async () => {
  const { roles } = testContent;
  assert(roles.length > 3);
  const links = linksIn(blockOf(await homeOf(), "work"));
  assertEquals(
    links.filter((link) => link.startsWith("/about#")),
    roles.slice(0, 3).map(rolePath),
  );
  assertEquals(links.slice(-2), ["/about", "/resume.pdf"]);
});

Deno.test("how many roles there are besides is counted, and none is not", async () => {
  const { roles } = testContent;
  const onwardWith = async (count: number) => {
    const work = blockOf(
      await homeOf({ roles: roles.slice(0, count) }),
      "work",
    );
    return wordsOf(work.split("</ol>")[1] ?? "");
  };
  assert((await onwardWith(5)).includes("2"));
  assert(!/\d/.test(await onwardWith(3)));
});

Deno.test("of what a person does not have the home page says nothing", async () => {
  const html = await homeOf({ ...barePerson, npcs: [] });
  for (const id of ["work", "call", "newest", "elsewhere", "room"]) {
    assertEquals(blockOf(html, id), "", id);
  }
});

/** The buttons of the head, by address. */
const stepsIn = (html: string) =>
  linksIn(html.split('class="btns"')[1]?.split("</p>")[0] ?? "");

Deno.test("a button leads to a résumé only if there is one", async () => {
  assertEquals(stepsIn(await homeOf(barePerson)), ["/contact", "/#your-agent"]);
  const resume = testContent.resume;
  assert(stepsIn(await homeOf({ ...barePerson, resume })).includes("/about"));
});

Deno.test("an agent is promised a work history only if there is one", async () => {
  const { lead, withoutWork } = testContent.words.home.add;
  for (
    const [given, line] of [[{}, lead], [barePerson, withoutWork]] as const
  ) {
    const [start = ""] = line.replace(/.*\. /, "").split("{name}");
    const block = wordsOf(blockOf(await homeOf(given), "your-agent"));
    assert(block.includes(start), line);
  }
});

Deno.test("the staff are the door to the room, each to their own place in it", async () => {
  const { npcs } = testContent;
  const room = blockOf(await homeOf(), "room");
  assertEquals(
    linksIn(room).filter((link) => link.startsWith("/room")),
    npcs.map(({ id }) => `/room#${id}`),
  );
  for (const { name } of npcs) assert(wordsOf(room).includes(name), name);
});

Deno.test("the home page has the newest entries, and no list of documents", async () => {
  const html = await homeOf();
  assertEquals(
    linksIn(blockOf(html, "newest")).filter((link) => !link.includes("#")),
    newestEntries(testContent).slice(0, 3).map(({ path }) => path),
  );
  const [, main = ""] = html.split("<main");
  const documents = linksIn(main).filter((link) =>
    testContent.docs.some(({ slug }) => docPath(slug) === link)
  );
  assertEquals(documents, []);
});
