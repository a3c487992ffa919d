// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task doctor`: what a site's owner should mend before publishing, in one
// screen. Exit code 1 where there is an error.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { readConfig } from "../lib/config.ts";
import { latestDateOf } from "../lib/base/time/days.ts";
import { workAlone } from "../lib/base/time/turns.ts";
import { readArguments } from "./command_line.ts";
import { examine } from "./doctor/mod.ts";
import { report } from "./doctor/report.ts";

const PROGRAM = {
  usage: "deno task doctor",
  about: "Lists what to mend in the content folder before you publish it.",
  takes: [0, 0],
  options: {
    all: { type: "boolean", help: "List everything, not a screen of it" },
    links: { type: "boolean", help: "Ask other sites for gone links, too" },
  },
} as const;

workAlone();
await explain(async () => {
  const { all = false, links = false } =
    readArguments(Deno.args, PROGRAM).values;
  const found = await examine({
    config: readConfig(environment()),
    today: latestDateOf(Date.now()),
    ask: links ? fetch : undefined,
  });
  const lines = report(found, all);
  console.log(lines.join("\n"));
  const isSick = found.flat().some(({ severity }) => severity === "error");
  if (isSick) Deno.exitCode = 1;
});
