// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task doctor`: what a site's owner should mend before publishing, in one
// screen. Exit code 1 where there is an error.

import { environment } from "../environment.ts";
import { explain } from "../explain.ts";
import { ConfigError, readConfig } from "../lib/config.ts";
import { latestDateOf } from "../lib/time/days.ts";
import { examine } from "./doctor/mod.ts";
import { report } from "./doctor/report.ts";

const OPTIONS = ["--all", "--links"];

await explain(async () => {
  const unknown = Deno.args.find((each) => !OPTIONS.includes(each));
  if (unknown !== undefined) {
    throw new ConfigError(
      `Cannot take ${
        JSON.stringify(unknown)
      }; usage: deno task doctor [--all] [--links]`,
    );
  }
  const found = await examine({
    config: readConfig(environment()),
    today: latestDateOf(Date.now()),
    ask: Deno.args.includes("--links") ? fetch : undefined,
  });
  const lines = report(found, Deno.args.includes("--all"));
  console.log(lines.join("\n"));
  const isSick = found.flat().some(({ severity }) => severity === "error");
  if (isSick) Deno.exitCode = 1;
});
