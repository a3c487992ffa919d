// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task ask "QUESTION" [--prev QUESTION] [--why]`: what the site of CONTENT_DIR
// answers, and how it found that.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import type { Explained } from "../lib/answers/types.ts";
import { readConfig } from "../lib/config.ts";
import { loadContent } from "../lib/content/load.ts";
import { readArguments } from "./command_line.ts";
import { appInMemory, withoutOthers } from "./site_in_memory.ts";

const PROGRAM = {
  usage: 'deno task ask "QUESTION"',
  about: "Prints what your site answers to a question.",
  takes: [1, 1],
  options: {
    prev: {
      type: "string",
      value: "QUESTION",
      help: "The question before it",
    },
    why: {
      type: "boolean",
      help: "Print the template, or the parts of each rank, too",
    },
  },
} as const;

await explain(async () => {
  const { values, positionals: [question = ""] } = readArguments(
    Deno.args,
    PROGRAM,
  );
  const config = withoutOthers(readConfig(environment()));
  const content = await loadContent(config.CONTENT_DIR);
  const baseUrl = "https://asked.example";
  const app = await appInMemory({ config, content, baseUrl });
  app.handler();
  const found = await app.knowledge.explain(question, values.prev);
  console.log(linesOf(found, values.why === true).join("\n"));
});

function linesOf(found: Explained, isWhy: boolean): string[] {
  const { certain, template, nearest, words, scores } = found;
  if (certain) {
    return [
      `certain    ${certain.path}`,
      certain.description,
      ...isWhy ? [`the whole question fits the template "${template}"`] : [],
    ];
  }
  const heading = nearest.length > 0 ? "passages" : "nothing";
  const ofPart = nearest.length - scores.length;
  const ranked = nearest.flatMap(({ path, description, match }, at) => [
    `${at + 1}. ${path}`,
    `   ${match ?? description.replaceAll("\n", " ")}`,
    ...isWhy
      ? [
        `   ${
          match === undefined
            ? `a part of the question fits the template "${template}"`
            : ranksOf(scores[at - ofPart])
        }`,
      ]
      : [],
  ]);
  return [heading, ...ranked, ...isWhy ? words.map(meaningsOf) : []];
}

function ranksOf(rank: Explained["scores"][number] | undefined): string {
  const { score = 0, share = 0 } = rank ?? {};
  return `score ${score.toFixed(1)}, ${
    (100 * share).toFixed(0)
  } % of the question`;
}

/** A word with its weight, and the terms of the pages that it may mean. */
function meaningsOf({ word, weight, meanings }: Explained["words"][number]) {
  const terms = Object.entries(meanings)
    .map(([term, count]) => count === 1 ? term : `${term} ${count}`);
  return `${word} (${weight.toFixed(1)}): ${terms.join(", ") || "on no page"}`;
}
