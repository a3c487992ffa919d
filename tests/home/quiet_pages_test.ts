import { assert, assertEquals } from "@std/assert";
import { NPC_IDS } from "../../lib/content/names.ts";
import { isForProgrammers, listPages } from "../../lib/content/page_meta.ts";
import {
  commandLines,
  isForVisitors,
  type Line,
} from "../../lib/ui/browser/palette/line.ts";
import { pathsOf, readFile } from "../support/content.ts";
import { quietPerson } from "../support/quiet_person.ts";
import { HTML, type TestSite, testSite } from "../support/test_app.ts";
import { linksIn, wordsOf } from "./support.ts";

const room = await readFile("pages/room.md");
const quiet = await quietPerson({
  // The link to the manual is the owner's.
  "pages/room.md": room.replace(/ Programs can [^\n]*/, ""),
});

/** Calls, protocols, addresses, fields and operations. */
const MACHINE_NAMES = [
  /\b(?:GET|POST|PUT|DELETE|HEAD)\b[^.]{0,20}/g,
  /\b(?:API|MCP|A2A|JSON|HTTP|OpenTelemetry)\b/g,
  /\/(?:api|mcp|a2a|\.well-known)\b/g,
  /[\w/-]+\.(?:md|json|txt|xml|yaml)\b/g,
  /\b[a-z]+_[a-z_]+\b/g,
  /\b[a-z]+[A-Z]\w+\b/g,
  /\w+\[\d*\]|\w+\[\d…\d\]/g,
  /\bscore: \d/g,
  /\bcommits?\b/g,
];

/** Pages that a visitor can see, besides those of the content. */
const OTHERS = [
  "/offline",
  "/no-such-page",
  "/?ask=How+can+I+contact+Odalys%3F",
  "/?ask=What+does+a+429+mean%3F",
  ...NPC_IDS.map((id) => `/room?to=${id}&ask=Hello`),
];

const pages = pathsOf(quiet).filter((path) => !isForProgrammers(path));

/** Text of the page without the view for agents, the footer and data. */
function shownIn(html: string): string {
  return html.replace(/^[^]*?<body[^>]*>/, "")
    .replaceAll(/<(script|style|template|footer)\b[^]*?<\/\1>/g, "")
    .replaceAll(/<span class="voice"[^]*?<\/a>(?:<!--[^>]*-->)?<\/span>/g, "")
    .replaceAll(/<a class="skip"[^>]*>/g, "<a>");
}

const isForPrograms = (link: string) =>
  isForProgrammers(link) && !VISITING_CARD.test(link) ||
  link.startsWith("/api/");
const VISITING_CARD = /\.vcf$/;

async function namesOn(path: string, env = {}): Promise<string[]> {
  using site = testSite({ content: quiet, env });
  const response = await site.fetch(path, { headers: HTML });
  const shown = shownIn(await response.text());
  const words = wordsOf(shown.replaceAll("<", " <"));
  const links = linksIn(shown).map((link) => link.replace(/[?#].*/, ""))
    .filter((link) => link.startsWith("/") && isForPrograms(link));
  const found = MACHINE_NAMES.flatMap((name) =>
    [...words.matchAll(name)].map(([name]) => name)
  );
  return [...found, ...links].map((name) => `${path}: ${name}`);
}

Deno.test("no page of a quiet site has a name for programs outside of its footer and the view for agents", async () => {
  const found: string[] = [];
  for (const path of [...pages, ...OTHERS]) found.push(...await namesOn(path));
  for (const path of ["/room", "/privacy"]) {
    found.push(...await namesOn(path, { NPC_PROVIDER: "off" }));
  }
  assertEquals(found, []);
});

Deno.test("the librarian of a quiet site suggests its pages, and answers each suggestion with a page for visitors", async () => {
  using site = testSite({ content: quiet });
  const html = await site.html("/room?to=librarian&ask=Hello");
  const suggested = [...html.matchAll(/name="ask" value="([^"]*)"/g)]
    .map(([, title = ""]) => title.replaceAll("&amp;", "&"));
  const titles = listPages(quiet).filter(({ path }) => !isForProgrammers(path))
    .map(({ title }) => title);
  assert(suggested.length > 0);
  for (const title of suggested) {
    assert(titles.includes(title), title);
    const { action } = await chat(site, title);
    assertEquals(action?.type, "open_page", title);
    assert(titles.includes(titleAt(action.target)), action.target);
  }
});

Deno.test("nobody on a quiet site answers from the manual, and a search still finds it", async () => {
  using site = testSite({ content: quiet });
  const asked = await site.json("/ask?query=What+does+a+429+mean%3F");
  const urls: string[] = asked.results.map(({ url }: { url: string }) => url);
  const paths = urls.map((url) => new URL(url).pathname);
  assertEquals(paths.filter(isForProgrammers), []);
  assertEquals(
    (await site.fetch("/docs?q=429", { headers: HTML })).status,
    200,
  );
});

function titleAt(path: string): string {
  return listPages(quiet).find((page) => page.path === path)?.title ?? path;
}

async function chat(site: TestSite, message: string) {
  const response = await site.fetch("/api/v1/npc-chat", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ npcId: "librarian", message }),
  });
  return await response.json();
}

Deno.test("the commands of a quiet site lead to pages for visitors, and call nothing", () => {
  const pages = listPages(quiet).map(({ path, title }): Line => (
    { group: "go", title, machine: path }
  ));
  const files = ["/llms.txt", "/openapi.json", "/.well-known/api-catalog"].map(
    (machine): Line => ({ group: "go", title: machine, machine }),
  );
  const all = [...commandLines(quiet.words.palette, "a@b.example"), ...pages];
  const shown = [...all, ...files].filter(isForVisitors);
  assertEquals(shown.filter(({ group }) => group === "run"), []);
  assertEquals(
    shown.filter(({ group }) => group === "go").map(({ machine }) => machine),
    pages.map(({ machine }) => machine)
      .filter((path) => !isForProgrammers(path)),
  );
  assert(shown.some(({ group }) => group === "do"));
});
