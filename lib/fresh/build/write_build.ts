import { relative } from "node:path";
import { walk } from "../files.ts";
import type { Made } from "./make.ts";
import type { ResolvedBuildConfig } from "./options.ts";

/** Leaves nothing of an earlier build but its server, whose modules load on first use. */
export async function writeBuild(
  config: ResolvedBuildConfig,
  { snapshot, files }: Made,
): Promise<void> {
  const { root, outDir } = config;
  const written = new Map<string, string | Uint8Array>([
    ...files,
    [`${outDir}/snapshot.json`, JSON.stringify(snapshot)],
    [`${outDir}/server.js`, serverSource(config)],
  ]);
  for (const [path, content] of written) {
    const folder = `${root}/${path}`.replace(/\/[^/]*$/, "");
    await Deno.mkdir(folder, { recursive: true });
    const bytes = typeof content === "string"
      ? new TextEncoder().encode(content)
      : content;
    await Deno.writeFile(`${root}/${path}`, bytes);
  }
  for (const file of walk(`${root}/${outDir}`)) {
    const path = `${outDir}/${file}`;
    const isKept = written.has(path) || file.startsWith("site/");
    if (!isKept) await Deno.remove(`${root}/${path}`);
  }
}

/** All names are relative: the folder may be moved after the build. */
function serverSource({ root, outDir, serverEntry }: ResolvedBuildConfig) {
  const from = `${root}/${outDir}`;
  const to = (path: string) => JSON.stringify(relative(from, path));
  return `// Made by the build, for \`deno serve ${outDir}/server.js\`
import { app } from ${to(`${root}/${serverEntry}`)};
import { serverOf } from ${to(`${import.meta.dirname}/server.ts`)};
import snapshot from "./snapshot.json" with { type: "json" };

const root = new URL(${to(root)}, import.meta.url);
export default serverOf(app, root, snapshot);
`;
}
