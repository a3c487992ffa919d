import { z } from "zod";
import type { Config } from "../../lib/config.ts";
import { loadContent } from "../../lib/content/load.ts";
import { siteInMemory, withoutOthers } from "../site_in_memory.ts";
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
  return async (question) => {
    const { q: query, prev, kind } = question;
    const body = JSON.stringify({ query, prev });
    const headers = { "content-type": "application/json" };
    const start = performance.now();
    const response = await send("/ask", { method: "POST", headers, body });
    const { results } = Answer.parse(await response.json());
    const took = performance.now() - start;
    const given = results.map(({ url, ...rest }) => ({
      ...rest,
      path: url.slice(BASE_URL.length),
    }));
    return { question, kind, given, verdict: judge(question, given), took };
  };
}
