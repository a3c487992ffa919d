import { assert, assertEquals } from "@std/assert";
import type { Content } from "../../lib/content/content.ts";
import { figureOf } from "../../lib/content/figure.ts";
import { listPages } from "../../lib/content/page_meta.ts";
import { barePerson } from "../support/bare_person.ts";
import { HTML, testContent, testSite } from "../support/test_app.ts";
import { blockOf, linksIn, wordsOf } from "./support.ts";

const quiet: Content = {
  ...testContent,
  profile: { ...testContent.profile, machine: "quiet" },
};

async function read(content: Content, path = "/"): Promise<string> {
  using site = testSite({ content });
  return await site.html(path);
}

const footerOf = (html: string) => html.split("<footer")[1] ?? "";
const namesIn = (html: string) => html.match(/<a class="m"/g) ?? [];

Deno.test("a quiet site has no names for programs beside its text, on no page of its menu", async () => {
  const menu = listPages(quiet).filter(({ inMenu }) => inMenu);
  for (const { path } of [{ path: "/" }, ...menu]) {
    const html = await read(quiet, path);
    const [, main = ""] = html.split("<main");
    assertEquals(
      /<div class="k">(?:(?!<\/div>).)*class="m"/s.test(main),
      false,
      path,
    );
    assert(namesIn(footerOf(html)).length > 0, path);
  }
});

Deno.test("the home page of a quiet site has no block for programmers", async () => {
  const [loud, silent] = [await read(testContent), await read(quiet)];
  for (const id of ["call", "your-agent"]) {
    assert(blockOf(loud, id) !== "", id);
    assertEquals(blockOf(silent, id), "", id);
  }
  assertEquals(blockOf(silent, "contributions"), "");
  assert(!linksIn(silent).includes("/#your-agent"));
});

Deno.test("the first step of a quiet site is the preferred channel, if it is a mail or a call", async () => {
  const [preferred] = testContent.contact.channels;
  for (const url of ["tel:+15550100", "https://chat.example"]) {
    const channels = preferred ? [{ ...preferred, url }] : [];
    const html = await read({
      ...quiet,
      contact: { ...quiet.contact, channels },
    });
    const [, steps = ""] = html.split('class="btns"');
    assertEquals(
      /href="([^"]*)"/.exec(steps)?.[1],
      url.startsWith("tel:") ? url : "/contact",
    );
  }
});

Deno.test("a quiet site leaves the pages of the software out of its menu, and serves them", async () => {
  const menu = listPages(quiet).filter(({ inMenu }) => inMenu)
    .map(({ path }) => path);
  for (const path of ["/developers", "/docs"]) {
    assert(!menu.includes(path));
    using site = testSite({ content: quiet });
    assertEquals(await site.status(path, { headers: HTML }), 200);
  }
});

Deno.test("agents read a quiet site as any other", async () => {
  const twin = async (content: Content) => {
    using site = testSite({ content });
    const text = await site.text("/llms.txt");
    return text.match(/https:[^)\s]*/g);
  };
  assertEquals(await twin(quiet), await twin(testContent));
});

Deno.test("the floor of the home page is never empty, and the same name has the same figure", async () => {
  const html = await read(barePerson);
  assert(
    /<div class="g body"><img src="\/avatars\/owner-right\.png/.test(html),
  );
  const { name } = barePerson.profile;
  assertEquals(figureOf(name), figureOf(name));
  const figures = ["N", "N".repeat(40), "عائشة الخيالية"].map((name) =>
    figureOf(name)
  );
  assertEquals(new Set(figures).size, figures.length);
});

Deno.test("an agent is added by a link for each client, and by the address", async () => {
  const block = blockOf(await read(testContent), "your-agent");
  const claude = "https://claude.ai/customize/connectors?";
  for (const scheme of [claude, "vscode:", "cursor:", "/mcp"]) {
    assert(linksIn(block).some((link) => link.startsWith(scheme)), scheme);
  }
  assert(wordsOf(block).includes("/mcp"));
});

Deno.test("the facts name the skills of the résumé, else those of the jobs", async () => {
  const factsOf = async (content: Content) =>
    wordsOf(
      (await read(content)).split('class="facts"')[1]?.split("</dl>")[0] ?? "",
    );
  const [skill = ""] = testContent.roles.flatMap(({ skills }) => skills);
  const resume = { ...testContent.resume, skills: [] };
  assert((await factsOf({ ...testContent, resume })).includes(skill));
  assert(!(await factsOf(barePerson)).includes(testContent.words.home.skills));
});
