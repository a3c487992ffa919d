// `deno task import export.zip`: a résumé as the content of one's own
// site, or posts as a section of it.
// Lists what it could not take, had to change or made up. Exit code 1 if
// nothing was written.

import { explain } from "../explain.ts";
import { dateOf } from "../lib/base/time/days.ts";
import { ConfigError } from "../lib/config.ts";
import { readArguments } from "./command_line.ts";
import { formatOf } from "./import/formats/mod.ts";
import { inOneLine } from "./import/in_one_line.ts";
import { openSource } from "./import/open_source.ts";
import { PROGRAM } from "./import/program.ts";
import { refuseOther } from "./import/report_file.ts";
import { runPosts } from "./import/run_posts.ts";
import { runResume } from "./import/run_resume.ts";
import { runTranslation } from "./import/run_translation.ts";
import { refuseUnusedOptions } from "./import/unused_options.ts";
import { contentDir } from "./new/content_dir.ts";

await explain(async () => {
  const { values: options, positionals: [file = ""] } = readArguments(
    Deno.args,
    PROGRAM,
  );
  const today = dateOf(Date.now());
  const dir = contentDir();
  try {
    if (options.report !== undefined) await refuseOther(options.report);
    const source = await openSource(file);
    const format = await formatOf(source, options.from);
    refuseUnusedOptions(format, options);
    const run = { source, options, dir, today };
    if (format.kind === "posts") await runPosts(format, run);
    else if (options.as !== undefined) {
      await runTranslation(format, run, options.as);
    } else await runResume(format, run);
  } catch (error) {
    // Errors of the operating system have a code.
    const isExpected = error instanceof ConfigError ||
      error instanceof Error && "code" in error;
    if (!isExpected) throw error;
    throw new ConfigError(`Cannot import ${inOneLine(file)}: ${error.message}`);
  }
});
