// `deno task import export.zip`: a résumé as the content of one's own
// site, or posts as a section of it.
// Lists what it could not take, had to change or made up. Exit code 1 if
// nothing was written.

import { explain } from "../explain.ts";
import { dateOf } from "../lib/base/time/days.ts";
import { readArguments } from "./command_line.ts";
import { PROGRAM } from "./import/program.ts";
import { readSource } from "./import/read_source.ts";
import { runPosts } from "./import/run_posts.ts";
import { runResume } from "./import/run_resume.ts";
import { contentDir } from "./new/content_dir.ts";

await explain(async () => {
  const { values: options, positionals: [file = ""] } = readArguments(
    Deno.args,
    PROGRAM,
  );
  const today = dateOf(Date.now());
  const dir = contentDir();
  await readSource(file, options.from, (format, source) => {
    const run = { source, options, dir, today };
    return format.kind === "posts"
      ? runPosts(format, run)
      : runResume(format, run);
  });
});
