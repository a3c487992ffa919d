import { relative } from "node:path";
import { walk } from "../files.ts";
import type { Snapshot } from "./build.ts";
import type { ResolvedBuildConfig } from "./builder.ts";
import type { Output } from "./output.ts";

/**
 * Names tell the content, so the files of two builds can lie side by side. The
 * snapshot comes last, in one step: without it there is no build.
 */
export async function writeBuild(
  config: ResolvedBuildConfig,
  snapshot: Snapshot,
  { made }: Output,
): Promise<void> {
  const { root, outDir } = config;
  const dir = `${root}/${outDir}`;
  await Deno.mkdir(dir, { recursive: true });
  await Promise.all(
    made.entries().map(([path, bytes]) =>
      Deno.writeFile(`${root}/${path}`, bytes)
    ),
  );
  await Deno.writeTextFile(`${dir}/server.js`, serverSource(config));
  const unfinished = `${dir}/snapshot-${Deno.pid}.tmp`;
  await Deno.writeTextFile(unfinished, JSON.stringify(snapshot));
  await Deno.rename(unfinished, `${dir}/snapshot.json`);
  const stale = walk(dir).filter((file) =>
    !OWN.includes(file) && !made.has(`${outDir}/${file}`)
  );
  await Promise.all(stale.map((file) => Deno.remove(`${dir}/${file}`)));
}

const OWN = ["server.js", "snapshot.json"];

/** Undefined: no build, or one that did not come to its end. */
export function readSnapshot(
  root: string,
  outDir: string,
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

/** All names are relative: the folder may be moved after the build. */
function serverSource(
  { root, outDir, serverEntry }: ResolvedBuildConfig,
): string {
  const from = `${root}/${outDir}`;
  const to = (path: string) => JSON.stringify(relative(from, path));
  const own = `${import.meta.dirname}/server.ts`;
  return `// Made by the build: \`deno serve -A ${outDir}/server.js\`
import { app } from ${to(`${root}/${serverEntry}`)};
import { serverOf } from ${to(own)};
import snapshot from "./snapshot.json" with { type: "json" };

const root = import.meta.dirname + "/" + ${to(root)};
export default serverOf(app, root, snapshot);
`;
}
