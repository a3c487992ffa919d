import type { Content } from "../../../lib/content/content.ts";
import { documentsOf } from "../../../lib/api/discovery/mod.ts";
import { mcpServers } from "../../../lib/api/mcp/mod.ts";
import { operations } from "../../../lib/api/operations/mod.ts";
import { mf2 } from "npm:microformats-parser@2.0.6";
import { callTool } from "../../mcp/support/call.ts";
import { pathsOf } from "../../support/content.ts";
import { BASE_URL, type TestSite } from "../../support/test_app.ts";

/** Texts of each site. A table of facts reads each surface only once. */
const textsOfSites = new WeakMap<TestSite, Map<string, Promise<string>>>();

const QUESTIONS: Record<string, string> = {
  "/ask who": "Who are you?",
  "/ask free": "Are you available?",
  "/ask contact": "How can I contact you?",
  "/ask work": "What is the work history?",
};

const TOOLS = new Map(
  mcpServers.flatMap(({ path, tools }) =>
    tools.map((tool) => [tool.name, { path, ...tool }])
  ),
);

/** API operations that need no parameter. */
const READS = operations.filter(({ method, path, request }) =>
  method === "GET" && !path.includes("{") &&
  (request?.query?.safeParse({}).success ?? true)
).map(({ path }) => path);

/** Everything by which the site says something, each under a name. */
export const SURFACES = {
  read(site: TestSite, surface: string): Promise<string> {
    const known = textsOfSites.get(site) ?? new Map<string, Promise<string>>();
    textsOfSites.set(site, known);
    const text = known.get(surface) ?? say(site, surface);
    known.set(surface, text);
    return text;
  },

  all(content: Content): string[] {
    const docs = content.docs.map(({ slug }) => slug);
    const paths = pathsOf(content);
    const pages = paths.filter((path) => !path.startsWith("/docs/"))
      .map((path) => path === "/" ? "index" : path.slice(1));
    return [
      ...paths,
      ...paths.map((path) => path === "/" ? "/index.md" : `${path}.md`),
      ...documentsOf(content).map(({ path }) => path),
      ...READS,
      ...Object.keys(QUESTIONS),
      ...[...TOOLS.values()].flatMap(({ name, examples }) =>
        examples.map((given) => `${name} ${JSON.stringify(given)}`)
      ),
      ...pages.map((slug) => `get_page ${slug}`),
      ...docs.map((slug) => `get_doc ${slug}`),
      "search_docs Zyzzyva",
      "search_docs work",
    ];
  },
};

async function say(site: TestSite, surface: string): Promise<string> {
  const question = QUESTIONS[surface];
  if (question) {
    return await get(site, `/ask?query=${encodeURIComponent(question)}`);
  }
  if (surface.startsWith("JSON-LD of ")) {
    return await jsonLdOf(site, surface.slice("JSON-LD of ".length));
  }
  if (surface.startsWith("mf2 of ")) {
    const path = surface.slice("mf2 of ".length);
    return JSON.stringify(await microformatsOf(site, path));
  }
  if (!surface.startsWith("/")) return await call(site, surface);
  const text = await get(
    site,
    surface === "/api/v1/work" ? `${surface}?limit=20` : surface,
  );
  // Unescape, because the visitor reads the plain text.
  return text.replaceAll("&amp;", "&").replaceAll("&#39;", "'")
    .replaceAll(/<\/?(?:time|span)\b[^>]*>/g, "");
}

let asked = 0;

async function get(site: TestSite, path: string): Promise<string> {
  // A client of its own: the tests ask for more than a minute allows.
  const from = `2001:db8:${(++asked).toString(16)}::1`;
  const response = await site.fetch(path, {
    from,
    headers: { accept: "text/html, */*" },
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return await response.text();
}

async function call(site: TestSite, surface: string): Promise<string> {
  const [, name = "", words = ""] = /^(\w+) ?(.*)$/.exec(surface) ?? [];
  const tool = TOOLS.get(name);
  if (!tool) throw new Error(`There is no surface "${surface}"`);
  // Behind a name stand all arguments, or the one that it cannot do without.
  const [argument] = Object.keys(tool.examples[0]);
  const given = words.startsWith("{")
    ? JSON.parse(words)
    : { ...argument && { [argument]: words } };
  const { content, structuredContent, isError } = await callTool(
    site,
    tool.path,
    name,
    given,
  );
  if (isError) throw new Error(`${surface}: ${content[0].text}`);
  return `${content[0].text}\n${JSON.stringify(structuredContent)}`;
}

/** Structured content of a tool. */
export async function dataOf(site: TestSite, server: string, name: string) {
  return (await callTool(site, server, name)).structuredContent;
}

async function jsonLdOf(site: TestSite, path: string): Promise<string> {
  const html = await get(site, path);
  const [, data = ""] =
    /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.stringify(JSON.parse(data));
}

/** Items and links of a page, as microformats2 has them. */
export async function microformatsOf(site: TestSite, path: string) {
  const html = await get(site, path);
  return mf2(html, { baseUrl: BASE_URL + path });
}
