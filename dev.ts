import { Builder } from "fresh/dev";
import { explain } from "./explain.ts";
import { countCommits } from "./lib/upstreams/git_commits.ts";
import { readConfig } from "./lib/config.ts";
import { buildContent } from "./lib/content/load.ts";
import { refuseOlderDeno } from "./tools/newest.ts";

const builder = new Builder();

/** What `deno task start` and a host run before the server. */
async function build(): Promise<void> {
  const config = readConfig(Deno.env.toObject());
  await builder.build();
  await buildContent(config.CONTENT_DIR);
  const place = config.CODEHOST_PROVIDER.indexOf("git");
  const author = config.CODEHOST_USER[place] ?? "";
  await countCommits(config.CODEHOST_REPOS, author, Date.now());
}

function listenOptions(): Deno.ServeTcpOptions {
  const { HOST: hostname, PORT: port } = readConfig(Deno.env.toObject());
  return { hostname, port };
}

if (Deno.args.includes("build")) await explain(build);
else {
  refuseOlderDeno("dev");
  await builder.listen(() => import("./main.ts"), listenOptions());
}
