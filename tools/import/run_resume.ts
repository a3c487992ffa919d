import { ConfigError } from "../../lib/config.ts";
import { timeZoneHere } from "../new/defaults.ts";
import { checked, Interview } from "../new/interview.ts";
import { lookFrom } from "../new/look.ts";
import { nextSteps } from "../new/next_steps.ts";
import { readTemplate } from "../new/template.ts";
import { writeContent } from "../new/write_content.ts";
import type { ResumeFormat } from "./formats/format.ts";
import { importResume } from "./import_resume.ts";
import { PRIVATE, type Private } from "./notes.ts";
import type { Run } from "./program.ts";
import { tell } from "./report_file.ts";

/** Makes the content folder from a résumé. Throws a ConfigError. */
export async function runResume(
  format: ResumeFormat,
  run: Run,
): Promise<void> {
  const { source, options, dir, today } = run;
  const { figure, programmer, references = false, replace = false } = options;
  const isTerminal = Deno.stdin.isTerminal();
  const interview = new Interview({
    given: { figure, programmer },
    ask: isTerminal ? (text) => prompt(text) : undefined,
    isQuick: !isTerminal,
  });
  const given = options.language === undefined
    ? undefined
    : checked("language", options.language);
  const language = given ?? "en";
  const read = await format.read(source, { language, today, references });
  const setting = {
    ...settingOf(given ?? read.language, options["time-zone"]),
    look: lookFrom(interview),
    publish: publishedOf(options.publish),
  };
  const template = readTemplate(today, setting.language, setting.look.isQuiet);
  const made = importResume(read, { setting, template, today });
  const aside = await writeContent(dir, made.files, { replace, today });
  const before = [
    ...aside ? [`Renamed the previous folder to ${aside}`] : [],
    `Wrote ${made.files.size} files into ${dir}`,
  ];
  const after = nextSteps(dir, setting.language);
  await tell({ ...made, before, after }, run);
}

/** A résumé has no time zone, and few have their language. */
function settingOf(language?: string, timeZone?: string) {
  return {
    language: language ?? "en",
    time_zone: timeZone ?? timeZoneHere(),
    guessed: [language ? [] : "language", timeZone ? [] : "time_zone"].flat(),
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
