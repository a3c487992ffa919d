// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task evaluate QUESTIONS [--misses]`: how well the site of CONTENT_DIR
// answers the questions of a folder, by kind. tools/evaluate/question_set.ts
// says how a question and its truth are written.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { readConfig } from "../lib/config.ts";
import { readArguments } from "./command_line.ts";
import { type Asked, askSite } from "./evaluate/ask_site.ts";
import { readQuestions } from "./evaluate/question_set.ts";
import { tableOf } from "./evaluate/table.ts";

/** The day on which the truth of the questions was true. */
const TRUTH = Date.parse("2026-11-22T12:00:00Z");

const PROGRAM = {
  usage: "deno task evaluate QUESTIONS",
  about:
    "Puts the questions of a folder to the site, and counts the right answers.",
  takes: [1, 1],
  options: {
    misses: { type: "boolean", help: "Print each wrong answer, too" },
  },
} as const;

await explain(async () => {
  const { values, positionals: [folder = ""] } = readArguments(
    Deno.args,
    PROGRAM,
  );
  const ask = await askSite(readConfig(environment()), () => TRUTH);
  for (const [name, questions] of await readQuestions(folder)) {
    const judged = [];
    for (const question of questions) judged.push(await ask(question));
    console.log([`\n${name}`, ...tableOf(judged)].join("\n"));
    if (values.misses) judged.forEach(printMiss);
  }
});

function printMiss({ question, verdict, given: [first] }: Asked): void {
  if (verdict === "right") return;
  console.log(
    `${verdict}: ${question.prev ? `${question.prev} / ` : ""}${question.q}`,
    `\n   wanted ${question.first ?? "nothing"} ${question.says ?? ""}`,
    first ? `\n   got ${first.path} ${first.name}: ${first.description}` : "",
  );
}
