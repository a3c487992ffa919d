import type { Content } from "../../../lib/content/content.ts";
import { documentsOf } from "../../../lib/discovery/mod.ts";
import { callTool } from "../../mcp/support/call.ts";
import { pathsOf } from "../../support/content.ts";
import type { TestSite } from "../../support/test_app.ts";

/** What each site has said, so that a table of facts asks only once. */
const said = new WeakMap<TestSite, Map<string, Promise<string>>>();

const QUESTIONS: Record<string, string> = {
  "/ask who": "Who is this?",
  "/ask free": "Are you available?",
  "/ask contact": "How can I contact you?",
  "/ask work": "What is the work history?",
};

const TOOLS: Record<string, [server: string, argument: string]> = {
  get_about: ["/mcp", ""],
  get_work_history: ["/mcp", ""],
  get_contact: ["/mcp", ""],
  get_page: ["/mcp", "slug"],
  get_doc: ["/docs/mcp", "path"],
  search_docs: ["/docs/mcp", "query"],
};

/** Everything by which the site says something, each under a name. */
export const SURFACES = {
  read(site: TestSite, surface: string): Promise<string> {
    const known = said.get(site) ?? new Map<string, Promise<string>>();
    said.set(site, known);
    const text = known.get(surface) ?? say(site, surface);
    known.set(surface, text);
    return text;
  },

  all(content: Content): string[] {
    const docs = content.docs.map(({ slug }) => slug);
    const pages = ["index", ...content.pages.map(({ slug }) => slug)];
    const paths = pathsOf(content);
    return [
      ...paths,
      ...paths.map((path) => path === "/" ? "/index.md" : `${path}.md`),
      ...documentsOf(content).map(({ path }) => path),
      "/api/v1/work",
      "/api/v1/npc-chat",
      "/api/v1/manifest",
      ...Object.keys(QUESTIONS),
      "get_about",
      "get_work_history",
      "get_contact",
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
  if (!surface.startsWith("/")) return await call(site, surface);
  const text = await get(
    site,
    surface === "/api/v1/work" ? `${surface}?limit=20` : surface,
  );
  // What the markup escapes is still what is said.
  return text.replaceAll("&amp;", "&").replaceAll("&#39;", "'");
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
  const [name = "", ...rest] = surface.split(" ");
  const [server = "", argument = ""] = TOOLS[name] ?? [];
  const given = argument ? { [argument]: rest.join(" ") } : {};
  const { content, structuredContent, isError } = await callTool(
    site,
    server,
    name,
    given,
  );
  if (isError) throw new Error(`${surface}: ${content[0].text}`);
  return `${content[0].text}\n${JSON.stringify(structuredContent)}`;
}

/** What a tool gives as data. */
export async function dataOf(site: TestSite, server: string, name: string) {
  return (await callTool(site, server, name)).structuredContent;
}

async function jsonLdOf(site: TestSite, path: string): Promise<string> {
  const html = await get(site, path);
  const [, data = ""] =
    /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.stringify(JSON.parse(data));
}
