// deno-lint-ignore-file no-console -- prints its report
// `deno task doctor` lists what the owner should correct before publishing, in one
// screen. The exit code is 1 if there is an error.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { readConfig } from "../lib/config.ts";
import { SAMPLE_DIR } from "../lib/server/sample.ts";
import { printable } from "../lib/base/log/printable.ts";
import { latestDateOf } from "../lib/base/time/days.ts";
import { workAlone } from "../lib/base/time/turns.ts";
import { readArguments } from "./command_line.ts";
import { examine, isPartial } from "./doctor/mod.ts";
import { questionReport } from "./doctor/questions.ts";
import { report } from "./doctor/report.ts";

const PROGRAM = {
  usage: "deno task doctor",
  about:
    "Checks the content and the rendered site for problems before you publish.",
  takes: [0, 0],
  options: {
    all: {
      type: "boolean",
      help: "List all problems, not only the first ones",
    },
    links: { type: "boolean", help: "Check links to other sites, too" },
    questions: {
      type: "boolean",
      help: "List common questions that the site cannot answer",
    },
  },
} as const;

const SAMPLE =
  "This is the sample person: create your own content with deno task new";

const MORE = "After you fix the errors, run it again: more may follow";

workAlone();
await explain(async () => {
  const { all = false, links = false, questions = false } =
    readArguments(Deno.args, PROGRAM).values;
  const config = readConfig(environment());
  if (questions) {
    // Gaps are no errors.
    return console.log(
      (await questionReport(config)).map(printable).join("\n"),
    );
  }
  const found = await examine({
    config,
    today: latestDateOf(Date.now()),
    ask: links ? fetch : undefined,
  });
  const lines = report(found, all);
  if (config.CONTENT_DIR === SAMPLE_DIR) lines.push(SAMPLE);
  if (isPartial(found)) lines.push(MORE);
  console.log(lines.join("\n"));
  const isSick = found.flat().some(({ severity }) => severity === "error");
  if (isSick) Deno.exitCode = 1;
});
