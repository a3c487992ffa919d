// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task import export.zip`: a résumé as the content of one's own site.
// Lists what it could not take, had to change or made up. Exit code 1 if
// nothing was written.

import { explain } from "../explain.ts";
import { ConfigError } from "../lib/config.ts";
import { dateOf } from "../lib/base/time/days.ts";
import { readArguments } from "./command_line.ts";
import type { Setting } from "./import/basics.ts";
import { importResume } from "./import/import_resume.ts";
import { PRIVATE, type Private } from "./import/notes.ts";
import { FORMATS } from "./import/formats/mod.ts";
import { readSource } from "./import/read_source.ts";
import { report } from "./import/report.ts";
import { contentDir } from "./new/content_dir.ts";
import { timeZoneHere } from "./new/defaults.ts";
import { checked, Interview } from "./new/interview.ts";
import { lookFrom } from "./new/look.ts";
import { nextSteps } from "./new/next_steps.ts";
import { QUESTIONS } from "./new/questions.ts";
import { readTemplate } from "./new/template.ts";
import { writeContent } from "./new/write_content.ts";

const PROGRAM = {
  usage: "deno task import resume.json",
  about: `Makes the content folder from a file, folder or ZIP: ${
    FORMATS.map(({ title }) => title).join(", ")
  }.`,
  takes: [1, 1],
  options: {
    language: {
      type: "string",
      value: "TAG",
      help: "Language of the résumé, such as pt-BR; en unless given",
    },
    "time-zone": {
      type: "string",
      value: "NAME",
      help:
        "Where you are, such as Europe/Lisbon; that of the machine unless given",
    },
    from: {
      type: "string",
      value: "FORMAT",
      help: `Format, if it is in doubt: ${
        FORMATS.map(({ name }) => name).join(", ")
      }`,
    },
    references: {
      type: "boolean",
      help: "Take recommendations, which other people wrote",
    },
    figure: { type: "string", value: "…", help: QUESTIONS.figure.text },
    programmer: {
      type: "string",
      value: "…",
      help: QUESTIONS.programmer.text,
    },
    publish: {
      type: "string",
      value: PRIVATE.join(),
      multiple: true,
      help: "Private data to publish, which is held back unless named here",
    },
    replace: {
      type: "boolean",
      help: "Put the folder that is there aside, and make a new one",
    },
    all: { type: "boolean", help: "List everything, not the first of a kind" },
  },
} as const;

await explain(async () => {
  const { values: options, positionals: [file = ""] } = readArguments(
    Deno.args,
    PROGRAM,
  );
  const day = dateOf(Date.now());
  const dir = contentDir();
  const { figure, programmer } = options;
  const isTerminal = Deno.stdin.isTerminal();
  const interview = new Interview({
    given: { figure, programmer },
    ask: isTerminal ? (text) => prompt(text) : undefined,
    isQuick: !isTerminal,
  });
  const given = options.language && checked("language", options.language);
  const read = await readSource(file, options.from, {
    language: given ?? "en",
    today: day,
    references: options.references ?? false,
  });
  const language = given ?? read.language;
  const setting = {
    ...settingOf(language, options["time-zone"]),
    look: lookFrom(interview),
    publish: publishedOf(options.publish),
  };
  const { files, notes, places } = importResume(read, {
    setting,
    template: readTemplate(day, setting.language, setting.look.isQuiet),
    today: day,
  });
  const { replace = false, all = false } = options;
  const aside = await writeContent(dir, files, { replace, today: day });
  if (aside) console.log(`Renamed the previous folder to ${aside}`);
  console.log(`Wrote ${files.size} files into ${dir}`);
  const lines = [
    ...report(notes, { all, places }),
    "",
    ...nextSteps(dir, setting.language),
  ];
  console.log(lines.join("\n"));
});

/** A résumé has no time zone, and few have their language. */
function settingOf(
  language?: string,
  timeZone?: string,
): Omit<Setting, "publish" | "look"> {
  return {
    language: language ?? "en",
    time_zone: timeZone ?? timeZoneHere(),
    guessed: [
      ...language === undefined ? ["language"] : [],
      ...timeZone === undefined ? ["time_zone"] : [],
    ],
  };
}

/** Throws a ConfigError. */
function publishedOf(lists: string[] = []): Private[] {
  return lists.flatMap((list) => list.split(",")).map((name) => {
    const known = PRIVATE.find((each) => each === name.trim());
    if (known) return known;
    throw new ConfigError(
      `--publish does not take ${JSON.stringify(name)}: expected ${
        PRIVATE.join(" or ")
      }, such as --publish ${PRIVATE.join()}`,
    );
  });
}
