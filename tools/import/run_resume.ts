// deno-lint-ignore-file no-console -- its output is what it is for
import { ConfigError } from "../../lib/config.ts";
import { timeZoneHere } from "../new/defaults.ts";
import { checked, Interview } from "../new/interview.ts";
import { lookFrom } from "../new/look.ts";
import { nextSteps } from "../new/next_steps.ts";
import { readTemplate } from "../new/template.ts";
import { writeContent } from "../new/write_content.ts";
import type { Setting } from "./basics.ts";
import type { ResumeFormat } from "./formats/format.ts";
import { importResume } from "./import_resume.ts";
import { PRIVATE, type Private } from "./notes.ts";
import type { Run } from "./run.ts";
import { runTranslation } from "./run_translation.ts";
import { report } from "./report.ts";

/** Makes the content folder from a résumé. Throws a ConfigError. */
export async function runResume(
  format: ResumeFormat,
  run: Run,
): Promise<void> {
  const { source, options, dir, today } = run;
  if (options.as) return await runTranslation(format, run, options.as);
  const { figure, programmer } = options;
  const isTerminal = Deno.stdin.isTerminal();
  const interview = new Interview({
    given: { figure, programmer },
    ask: isTerminal ? (text) => prompt(text) : undefined,
    isQuick: !isTerminal,
  });
  const given = options.language && checked("language", options.language);
  const read = await format.read(source, {
    language: given ?? "en",
    today,
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
    template: readTemplate(today, setting.language, setting.look.isQuiet),
    today,
  });
  const { replace = false, all = false } = options;
  const aside = await writeContent(dir, files, { replace, today });
  if (aside) console.log(`Renamed the previous folder to ${aside}`);
  console.log(`Wrote ${files.size} files into ${dir}`);
  const lines = [
    ...report(notes, { all, places }),
    "",
    ...nextSteps(dir, setting.language),
  ];
  console.log(lines.join("\n"));
}

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
