import * as z from "zod";
import type { Config } from "../../lib/config.ts";
import { loadContent } from "../../lib/content/load.ts";
import { type Send, siteInMemory, withoutOthers } from "../site_in_memory.ts";
import { type Given, judge } from "./judge.ts";
import type { Question } from "./question_set.ts";
import type { Judged } from "./table.ts";

const BASE_URL = "https://evaluated.example";

const Answer = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      name: z.string(),
      description: z.string(),
      nearest: z.boolean().optional(),
    }),
  ),
  hint: z.string().optional(),
});

export interface Asked extends Judged {
  question: Question;
  given: Given[];
}

/** Sends questions to `/ask` of a site in memory and judges the answers. */
export async function askSite(
  config: Config,
  now?: () => number,
): Promise<(question: Question) => Promise<Asked>> {
  const content = await loadContent(config.CONTENT_DIR);
  const send = await siteInMemory({
    config: withoutOthers(config),
    content,
    baseUrl: BASE_URL,
    now,
  });
  const isFalseNo = falseNoOf(content.words.ask.unsaid, await textOf(send));
  return async (question) => {
    const { q: query, prev, kind } = question;
    const body = JSON.stringify({ query, prev });
    const headers = { "content-type": "application/json" };
    const start = performance.now();
    const response = await send("/ask", { method: "POST", headers, body });
    const { results, hint } = Answer.parse(await response.json());
    const took = performance.now() - start;
    const given = results.map(({ url, ...rest }) => ({
      ...rest,
      path: url.slice(BASE_URL.length),
    }));
    const verdict = isFalseNo(hint) ? "false no" : judge(question, given);
    return { question, kind, given, verdict, took };
  };
}

/** Pages about the software, where the words of a person say nothing. */
const OF_THE_SITE = /^\/(?:docs|developers|privacy|room|mcp)(?:\/|$)/;

/** The Markdown of all pages about the person, without front matter. */
async function textOf(send: Send): Promise<string> {
  const map = await (await send("/sitemap.xml")).text();
  const paths = map.matchAll(/<loc>([^<]*)<\/loc>/g)
    .map(([, url = ""]) => new URL(url).pathname)
    .filter((path) => !OF_THE_SITE.test(path));
  const texts = [...paths].map(async (path) =>
    (await send(path === "/" ? "/index.md" : `${path}.md`)).text()
  );
  return (await Promise.all(texts))
    .map((text) => text.replace(/^---\n.*?\n---\n/s, "")).join("\n");
}

/**
 * Returns a test for false hints: they name a word as unsaid that the pages say.
 * `unsaid`: the template of such hints.
 */
function falseNoOf(unsaid: string, said: string) {
  const [before = "", after = ""] = unsaid.split("{what}")
    .map((part) => part.split("{name}").at(-1));
  return (hint = ""): boolean => {
    const from = hint.indexOf(before);
    const to = hint.indexOf(after, from + before.length);
    if (from === -1 || to === -1) return false;
    const what = RegExp.escape(hint.slice(from + before.length, to));
    return new RegExp(`(?<!\\p{L})${what}(?!\\p{L})`, "iu").test(said);
  };
}
