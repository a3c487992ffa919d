// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task import resume.json`: a JSON Resume as the content of one's own site.
// What it could not take, had to change or made up is listed. Exit code 1 where
// nothing was written.

import { parseArgs } from "node:util";
import { explain } from "../explain.ts";
import { ConfigError } from "../lib/config.ts";
import { dateOf } from "../lib/time/days.ts";
import type { Setting } from "./import/basics.ts";
import { importResume } from "./import/import_resume.ts";
import { readFile } from "./import/read_file.ts";
import { report } from "./import/report.ts";
import { contentDir } from "./new/content_dir.ts";
import { timeZoneHere } from "./new/defaults.ts";
import { nextSteps } from "./new/next_steps.ts";
import { readTemplate } from "./new/template.ts";
import { writeContent } from "./new/write_content.ts";

const USAGE =
  "usage: deno task import resume.json [--language en] [--time-zone Europe/Lisbon] [--replace] [--all]";

await explain(async () => {
  const { file, options } = argumentsOf(Deno.args);
  const day = dateOf(Date.now());
  const dir = contentDir();
  const setting = settingOf(options.language, options["time-zone"]);
  const { files, notes } = importResume(await readFile(file), {
    setting,
    template: readTemplate(day, setting.language),
    today: day,
  });
  const { replace = false, all = false } = options;
  const aside = await writeContent(dir, files, { replace, today: day });
  if (aside) console.log(`The folder that was there is now ${aside}`);
  console.log(`Wrote ${files.size} files into ${dir}`);
  const lines = [
    ...report(notes, { all }),
    "",
    ...nextSteps(dir, setting.language),
  ];
  console.log(lines.join("\n"));
});

/** Résumés do not say in which language they are, nor in which time zone. */
function settingOf(language?: string, timeZone?: string): Setting {
  return {
    language: language ?? "en",
    time_zone: timeZone ?? timeZoneHere(),
    guessed: [
      ...language === undefined ? ["language"] : [],
      ...timeZone === undefined ? ["time_zone"] : [],
    ],
  };
}

function argumentsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        language: { type: "string" },
        "time-zone": { type: "string" },
        replace: { type: "boolean" },
        all: { type: "boolean" },
      },
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) {
      return { file, options: values };
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ConfigError(`${error.message}\n${USAGE}`);
  }
  throw new ConfigError(USAGE);
}
