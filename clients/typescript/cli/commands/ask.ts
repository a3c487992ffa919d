import type { AskResult } from "../../requests.ts";
import type { Command } from "../command.ts";
import { blocks, tableLines } from "../table/lines.ts";
import { namesOf } from "../table/shape.ts";
import { cellOf, itemsOf, memberOf } from "../table/value.ts";
import type { View } from "../table/view.ts";
import { wrap } from "../terminal/wrap.ts";

const COLUMNS = ["score", "name", "url"];

export const ask: Command = {
  name: "ask",
  operands: ["<question>"],
  options: ["prev"],
  summary: "Answers from the pages of the site",
  examples: [
    'foyer ask "How can I contact you?" --table',
    'foyer ask "And by telephone?" --prev "How can I contact you?"',
    'foyer ask "What did she build?" --fields name,url',
  ],
  answer: {
    list: ["results"],
    fields: namesOf<AskResult>({
      "@type": true,
      url: true,
      name: true,
      site: true,
      score: true,
      description: true,
      match: true,
      nearest: true,
      language: true,
      schema_object: true,
    }),
    view,
  },
  run: ({ foyer, operands: [query = ""], settings: { prev } }) =>
    foyer.ask({ query, prev }),
};

/** The answer, or the hint and the best passage that comes near; then the sources. */
function view(answer: unknown): View {
  const results = itemsOf(answer, ["results"]);
  const text = [memberOf(answer, "hint"), memberOf(results[0], "description")]
    .filter((each) => each !== undefined).map(cellOf).join(" ");
  const cells = results.map((result) =>
    COLUMNS.map((name) => cellOf(memberOf(result, name)))
  );
  return {
    onScreen: (screen) =>
      blocks(
        wrap(text, screen.columns),
        results.length > 0 ? tableLines({ names: COLUMNS, cells }, screen) : [],
      ),
    inPipe: cells,
  };
}
