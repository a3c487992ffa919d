import type { Content } from "../../../lib/content/content.ts";
import { mcpServers } from "../../../lib/api/mcp/mod.ts";
import { operations } from "../../../lib/api/operations/mod.ts";
import { leavesOf } from "../../discovery/support/leaves.ts";
import { BASE_URL, type TestSite, testSite } from "../../support/test_app.ts";
import { SECOND_DIR, secondContent } from "./content.ts";
import { latinIn } from "./spoken.ts";

// Somebody whose language is not English takes the site over. She and her
// translation write Arabic, so a word in Latin letters is a name, or is ours.

/** Content of the second person, loaded once for all tests. */
export const content = await secondContent();

/** Names that are the same in every language. */
const NAMES = latinIn([
  "llms.txt API JSON Resume MCP Model Context Protocol Markdown HTML RFC",
  "Deno Deploy OpenTelemetry Claude Code VS Cursor",
  BASE_URL,
  ...operations.map(({ id }) => id),
  ...mcpServers.flatMap(({ path, tools }) => [path, ...namesOf(tools)]),
].join(" "));

/** Keywords that fields of the content hold beside her words. */
const KEYS = ["present", "projects", "publications", "ltr", "rtl"];

/** Addresses, slugs and what else of hers is in Latin letters. */
const HERS = latinIn(textsOf({ ...content, docs: [], words: [] }).join(" "))
  .filter((word) => !KEYS.includes(word));

/** Latin words of the software's documents, which are marked as English. */
export const MANUAL = latinIn(textsOf(content.docs).join(" "));

function namesOf(list: { name: string }[]): string[] {
  return list.map(({ name }) => name);
}

export function textsOf(value: unknown): string[] {
  return [...leavesOf(value)].map(({ text }) => text);
}

/** Words that nobody knows, and commas of another script. */
export function foreignIn(text: string, known: string[] = []): string[] {
  const all = new Set([...NAMES, ...HERS, ...known]);
  const words = latinIn(text).filter((word) => !all.has(word));
  const signs = text.match(/\p{Script=Arabic},/gu) ?? [];
  return [...new Set([...words, ...signs])];
}

export function secondSite(more: Partial<Content> = {}): TestSite {
  return testSite({
    content: { ...content, ...more },
    readContentFile: (path) => Deno.readFile(`${SECOND_DIR}/${path}`),
    env: { RATE_LIMIT: "0" },
  });
}

export async function get(
  site: TestSite,
  path: string,
  accept = "text/html, */*",
) {
  return await site.text(path, { headers: { accept } });
}

/** The text with the sentences left out. */
export function without(text: string, sentences: string[]): string {
  // The longest first: one may be part of another.
  return sentences.toSorted((one, other) => other.length - one.length)
    .reduce((rest, sentence) => rest.replaceAll(sentence, " "), text);
}
