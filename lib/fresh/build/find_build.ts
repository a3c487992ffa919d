import { walk } from "../files.ts";
import { Build, type Snapshot } from "./build.ts";

let running: Build | undefined;

/** The build that this process made, or the one on disk, or none at all. */
export function findBuild(root: string): Build {
  return running ?? new Build(root, readSnapshot(root) ?? unbuilt(root));
}

/** For a server that builds in its own process, as `deno task dev` does. */
export function useBuild(build: Build): void {
  running = build;
}

/** Undefined: no build, or one that did not come to its end. */
export function readSnapshot(
  root: string,
  outDir = "_fresh",
): Snapshot | undefined {
  try {
    return JSON.parse(Deno.readTextFileSync(`${root}/${outDir}/snapshot.json`));
  } catch (error) {
    const expected = error instanceof Deno.errors.NotFound ||
      error instanceof SyntaxError;
    if (expected) return undefined;
    throw error;
  }
}

/** Tests and scripts get by without a build: plain files, inert islands. */
function unbuilt(root: string): Snapshot {
  const files = walk(`${root}/static`)
    .map((file) => [`/${file}`, { path: `static/${file}` }]);
  return {
    inputs: "",
    mode: "production",
    routeDir: "routes",
    islandDir: "islands",
    entry: null,
    files: Object.fromEntries(files),
  };
}
