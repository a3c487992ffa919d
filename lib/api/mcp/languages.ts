import * as z from "zod";
import type { State } from "../../state.ts";
import { within } from "../../site.ts";
import type { McpService } from "./service.ts";
import type { AnyTool } from "./tool.ts";

/** The tools of the server. Those about the person take a language if there are two. */
export function toolsOf(
  { id, tools }: McpService,
  { editions }: State,
): AnyTool[] {
  if (id !== "site" || editions.length < 2) return tools;
  const tags = editions.map(({ site }) => site.content.profile.language);
  const language = z.enum(tags, `expected ${tags.join(", ")}`);
  const [first] = tags;
  return tools.map((tool) => ({
    ...tool,
    input: tool.input.extend({
      language: language.optional()
        .describe(`Language of the answer; ${first} if left out`),
    }),
    output: tool.output.extend({
      language: language.describe("Language of the answer"),
    }),
  }));
}

/** The state in the language that a call names, else as it is. */
export function inLanguage(language: unknown, state: State): State {
  const named = state.editions.find(({ site }) => site.language === language);
  return language === undefined ? state : { ...state, ...named };
}

/** The path below the prefix of a language, and the state in that language. */
export function atPath(path: string, state: State) {
  for (const edition of state.editions) {
    const { prefix } = edition.site;
    const inner = prefix && within(prefix, path);
    if (inner) return { path: inner, state: { ...state, ...edition } };
  }
  return { path, state };
}
