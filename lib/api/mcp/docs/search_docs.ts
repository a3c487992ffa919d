import * as z from "zod";
import { escapeWords } from "../../../base/markdown/escape_markdown.ts";
import type { Words } from "../../../base/words/words.ts";
import { textUpTo } from "../../rest/text_up_to.ts";
import { defineTool, found } from "../tool.ts";
import {
  BEST_NEAREST,
  findResults,
  MAX_NEAREST,
  type Result as Found,
} from "../../ask/engine.ts";
import { DEFAULT_LIMIT, SCOPES } from "../../../answers/types.ts";
import { MAX_QUERY } from "../../../base/text/code_points.ts";

const Result = z.object({
  title: z.string().describe("Title of the page"),
  heading: z.string().describe("Heading of the section; empty above the first"),
  excerpt: z.string().describe("Plain text around the match"),
  url: z.string().describe("Address of the section"),
  score: z.number().describe("How well it matches, 1 to 100"),
});

const WORDS = `expected 1 to ${MAX_QUERY} characters`;
const SCOPE = `expected ${SCOPES.join(" or ")}`;
const LIMIT = "expected a whole number from 1 to 20";

export const searchDocs = defineTool({
  name: "search_docs",
  title: "Search the documents",
  description:
    "The sections of all documents and pages that match a query best, each with an excerpt and the address of the section.",
  input: z.object({
    query: textUpTo(MAX_QUERY, z.string(WORDS).trim().min(1, WORDS))
      .describe("A few words, or a question"),
    limit: z.int(LIMIT).min(1, LIMIT).max(20, LIMIT).default(DEFAULT_LIMIT)
      .describe(`The most results, 1 to 20; ${DEFAULT_LIMIT} if left out`),
    scope: z.enum(SCOPES, SCOPE).optional().describe(
      "Pages about the person, or about the software; both if left out",
    ),
  }),
  output: z.object({
    results: z.array(Result).describe("Best first; empty where nothing fits"),
  }),
  examples: [
    { query: "rate limit" },
    { query: "errors", limit: 3, scope: "manual" },
  ],
  async run({ query, limit, scope }, { deps, site }) {
    const hits = await deps.knowledge.search(query, limit, scope);
    const { words } = site.content;
    // Passages that come near are of either scope.
    if (hits.length === 0 && scope === undefined) {
      const { results } = await findResults(query, deps);
      return nearestTo(results.slice(0, limit), site.baseUrl, words);
    }
    const results = hits.map(({ title, heading, excerpt, score, ...hit }) => {
      const anchor = hit.anchor && `#${encodeURIComponent(hit.anchor)}`;
      const url = site.baseUrl + hit.path + anchor;
      return { title, heading, excerpt, url, score };
    });
    return found(inWords(results, words), { results });
  },
});

/** Passages for a query that no section matches, labelled as nearest in the text. */
function nearestTo(near: Found[], baseUrl: string, words: Words) {
  const results = near.slice(0, MAX_NEAREST)
    .map(({ name, path, description }, rank) => ({
      title: name,
      heading: "",
      excerpt: description,
      url: baseUrl + path,
      score: BEST_NEAREST - 10 * rank,
    }));
  const text = inWords(results, words);
  const label = results.length > 0 ? `${words.tools.nearest}\n` : "";
  return found(label + text, { results });
}

function inWords(results: z.output<typeof Result>[], words: Words): string {
  if (results.length === 0) return words.tools.nothing;
  return results.map(({ title, heading, excerpt, url }) => {
    const name = heading ? `${title}: ${heading}` : title;
    return `- [${escapeWords(name)}](${url})\n  ${escapeWords(excerpt)}`;
  }).join("\n");
}
