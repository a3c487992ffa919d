import { walk } from "../files.ts";
import type { Snapshot } from "./build.ts";
import type { Output } from "./output.ts";

/**
 * Names tell the content, so the files of two builds can lie side by side. The
 * snapshot comes last, in one step: without it there is no build.
 */
export async function writeBuild(
  root: string,
  outDir: string,
  snapshot: Snapshot,
  { made }: Output,
): Promise<void> {
  const dir = `${root}/${outDir}`;
  await Deno.mkdir(dir, { recursive: true });
  await Promise.all(
    made.entries().map(([path, bytes]) =>
      Deno.writeFile(`${root}/${path}`, bytes)
    ),
  );
  const unfinished = `${dir}/snapshot-${Deno.pid}.tmp`;
  await Deno.writeTextFile(unfinished, JSON.stringify(snapshot));
  await Deno.rename(unfinished, `${dir}/snapshot.json`);
  const stale = walk(dir).filter((file) =>
    file !== "snapshot.json" && !made.has(`${outDir}/${file}`)
  );
  await Promise.all(stale.map((file) => Deno.remove(`${dir}/${file}`)));
}
