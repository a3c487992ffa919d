import { walk } from "../files.ts";
import { contentHash } from "../static_file.ts";
import type { ResolvedBuildConfig } from "./builder.ts";

const ROOM = import.meta.dirname?.replace(/\/build$/, "") ?? "";

/**
 * A hash of all that a build may depend on: what an island imports can lie
 * anywhere below the root. Times and sizes do, as they do for `make`.
 */
export async function inputsOf(
  { root, outDir, staticDir }: ResolvedBuildConfig,
  mode: string,
): Promise<string> {
  const sources = walk(root, [outDir, "node_modules", "coverage"])
    .filter((file) => SOURCE.test(file) || file.startsWith(`${staticDir}/`))
    .map((file) => `${root}/${file}`);
  const own = walk(ROOM).map((file) => `${ROOM}/${file}`);
  const states = [...new Set([...sources, ...own])].map((file) => {
    const { size, mtime } = Deno.statSync(file);
    return [file, size, mtime?.getTime()];
  });
  const all = JSON.stringify([Deno.version.deno, mode, states]);
  return await contentHash(new TextEncoder().encode(all));
}

const SOURCE = /\.([cm]?[jt]sx?|css|json|jsonc|lock)$/;
