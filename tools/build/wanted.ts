import { gitEnvironment } from "../../environment.ts";
import { SITE_ROOT } from "../../lib/base/site_root.ts";
import { type Config, ConfigError } from "../../lib/config.ts";
import { codeKey, keysOf } from "../../lib/server/build/keys.ts";
import type { Manifest } from "../../lib/server/build/manifest.ts";
import { git } from "./count_commits.ts";

/** What a build made now would follow from. */
export type Wanted =
  & Required<Pick<Manifest, "keys" | "heads">>
  & Pick<Manifest, "address">;

/** `root`: folder of the code and the manual. */
export async function wantedBy(
  config: Config,
  root: string = SITE_ROOT,
): Promise<Wanted> {
  const code = await codeKey(root);
  return {
    keys: await keysOf(config, code, root),
    // Pages name the address, and a port that changes is no reason to build.
    address: config.BASE_URL,
    heads: await newestCommits(config),
  };
}

/** Returns whether the build is whole, and of what is wanted. */
export function isBuilt(
  { bundle, keys, address, heads }: Manifest,
  wanted: Wanted,
): boolean {
  return bundle === wanted.keys.code &&
    JSON.stringify({ keys, address, heads }) === JSON.stringify(wanted);
}

/** Throws where another part of this build was made of other code. */
export function refuseOtherCode(made: string | undefined, code: string): void {
  if (made === code) return;
  throw new ConfigError(
    "The code has changed since a part of this build was made: run `deno task build` again",
  );
}

/** Head of each repository whose commits the build counts. Null if git has none. */
function newestCommits(
  { CODEHOST_PROVIDER, CODEHOST_REPOS }: Config,
): Promise<(string | null)[]> {
  const counted = CODEHOST_PROVIDER.includes("git") ? CODEHOST_REPOS : [];
  return Promise.all(
    counted.map((folder) =>
      git(folder, ["rev-parse", "HEAD"], gitEnvironment())
    ),
  );
}
