// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task new`: an empty content of one's own, asked for in the terminal or by
// flags, or another language in it. Exit code 1 where nothing was written.

import { explain } from "../explain.ts";
import { dateOf } from "../lib/base/time/days.ts";
import { readArguments, refuseUnused } from "./command_line.ts";
import { contentDir } from "./new/content_dir.ts";
import { languageHere, timeZoneHere } from "./new/defaults.ts";
import { Interview } from "./new/interview.ts";
import { newFiles } from "./new/new_files.ts";
import { nextSteps } from "./new/next_steps.ts";
import { type QuestionId, QUESTIONS } from "./new/questions.ts";
import { noteSeen } from "./new/seen.ts";
import { translateContent } from "./new/translate.ts";
import { refuseOwnFolder, writeContent } from "./new/write_content.ts";

const PROGRAM = {
  usage: "deno task new",
  about:
    "Makes a content folder of your own. Asks for each value that no option gives.",
  takes: [0, 0],
  options: {
    name: answer("name"),
    headline: answer("headline"),
    "time-zone": answer("time-zone"),
    place: answer("place"),
    email: answer("email"),
    language: answer("language"),
    hue: answer("hue"),
    figure: answer("figure"),
    programmer: answer("programmer"),
    yes: {
      type: "boolean",
      help: "Ask nothing; use defaults for all other values",
    },
    replace: {
      type: "boolean",
      help: "Rename the existing folder and make a new one",
    },
    translate: {
      type: "string",
      value: "TAG",
      help: "Add a language to your content, with copies to translate",
    },
    seen: {
      type: "string",
      value: "FILE",
      help: "Note that a translation, such as about.sv.md, is up to date",
    },
  },
} as const;

function answer(id: QuestionId) {
  return { type: "string", value: "…", help: QUESTIONS[id].text } as const;
}

await explain(async () => {
  const { values } = readArguments(Deno.args, PROGRAM);
  const { yes = false, replace = false, translate, seen, ...given } = values;
  const dir = contentDir();
  const alone = values.seen === undefined ? "translate" : "seen";
  if (values[alone] !== undefined) {
    const others = Object.keys(values).filter((name) => name !== alone);
    refuseUnused(values, others, `calls without --${alone}`);
  }
  if (translate !== undefined) return await translateContent(dir, translate);
  if (seen !== undefined) return await noteSeen(dir, seen);
  // Before the first question.
  refuseOwnFolder(dir, replace);
  const interview = new Interview({
    given,
    ask: Deno.stdin.isTerminal() ? (text) => prompt(text) : undefined,
    isQuick: yes,
  });
  const machine = { time_zone: timeZoneHere(), language: languageHere() };
  const day = dateOf(Date.now());
  const { files, language } = newFiles(interview, machine, day);
  const aside = await writeContent(dir, files, { replace, today: day });
  if (aside) console.log(`Renamed the previous folder to ${aside}`);
  console.log(`Wrote ${files.size} files into ${dir}`);
  console.log(nextSteps(dir, language).join("\n"));
});
