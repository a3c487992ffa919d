import { Builder } from "fresh/dev";
import { environment } from "./environment.ts";
import { explain } from "./explain.ts";
import { countCommits } from "./lib/upstreams/git_commits.ts";
import { readConfig } from "./lib/config.ts";
import { buildContent, loadContent } from "./lib/content/load.ts";
import { latestDateOf } from "./lib/time/days.ts";
import { refuseOlderDeno } from "./tools/newest.ts";

const builder = new Builder();

/** What `deno task start` and a host run before the server. */
async function build(): Promise<void> {
  const config = readConfig(environment());
  await builder.build();
  await buildContent(config.CONTENT_DIR, latestDateOf(Date.now()));
  const place = config.CODEHOST_PROVIDER.indexOf("git");
  const author = config.CODEHOST_USER[place] ?? "";
  const env = { PATH: variable("PATH"), HOME: variable("HOME") };
  await countCommits(config.CODEHOST_REPOS, author, Date.now(), env);
}

function variable(name: string): string {
  return Deno.env.get(name) ?? "";
}

/** Until the content is right there is no site, and its mistakes in its place. */
async function dev(): Promise<void> {
  const config = readConfig(environment());
  const options = { hostname: config.HOST, port: config.PORT };
  const { showMistakes } = await import("./tools/dev/show_mistakes.ts");
  await showMistakes(() => loadContent(config.CONTENT_DIR), options);
  await builder.listen(() => import("./main.ts"), options);
}

if (Deno.args.includes("build")) await explain(build);
else {
  refuseOlderDeno("dev");
  await explain(dev);
}
