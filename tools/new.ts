// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task new`: an empty content of one's own, asked for in the terminal or by
// flags. Exit code 1 where nothing was written.

import { parseArgs } from "node:util";
import { explain } from "../explain.ts";
import { ConfigError } from "../lib/config.ts";
import { dateOf } from "../lib/time/days.ts";
import { contentDir } from "./new/content_dir.ts";
import { languageHere, timeZoneHere } from "./new/defaults.ts";
import { Interview } from "./new/interview.ts";
import { nextSteps } from "./new/next_steps.ts";
import { ownFiles } from "./new/own_files.ts";
import { ownerFrom } from "./new/owner.ts";
import { QUESTIONS } from "./new/questions.ts";
import { readTemplate } from "./new/template.ts";
import { writeContent } from "./new/write_content.ts";

const USAGE = `usage: deno task new [${
  Object.keys(QUESTIONS).map((id) => `--${id} …`).join("] [")
}] [--yes] [--replace]`;

await explain(async () => {
  const { yes = false, replace = false, ...given } = flagsOf(Deno.args);
  const interview = new Interview({
    given,
    ask: Deno.stdin.isTerminal() ? (text) => prompt(text) : undefined,
    isQuick: yes,
  });
  const machine = { time_zone: timeZoneHere(), language: languageHere() };
  const owner = ownerFrom(interview, machine);
  const day = dateOf(Date.now());
  const files = ownFiles(
    owner,
    readTemplate(day, owner.profile.language),
    day,
  );
  const dir = contentDir();
  const aside = await writeContent(dir, files, { replace, today: day });
  if (aside) console.log(`The folder that was there is now ${aside}`);
  console.log(`Wrote ${files.size} files into ${dir}`);
  console.log(nextSteps(dir, owner.profile.language ?? "en").join("\n"));
});

function flagsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        name: { type: "string" },
        headline: { type: "string" },
        "time-zone": { type: "string" },
        place: { type: "string" },
        email: { type: "string" },
        language: { type: "string" },
        hue: { type: "string" },
        yes: { type: "boolean" },
        replace: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ConfigError(`${error.message}\n${USAGE}`);
  }
}
