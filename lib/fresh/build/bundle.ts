import { contentHash } from "../static_file.ts";
import type { IslandModule, Snapshot } from "./build.ts";

export interface Bundle {
  /** The name of the module that pages load. */
  entry: string;
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

/** Modules for the browser: one that pages load, and what it imports lazily. */
export async function bundleIslands(
  islands: IslandModule[],
  mode: Snapshot["mode"],
): Promise<Bundle> {
  const dir = await Deno.makeTempDir();
  try {
    const entry = `${dir}/islands.js`;
    await Deno.writeTextFile(entry, entrySource(islands));
    const { success, errors, outputFiles = [] } = await Deno.bundle({
      entrypoints: [entry],
      outputDir: dir,
      platform: "browser",
      codeSplitting: true,
      minify: mode === "production",
      write: false,
    });
    if (!success) throw new Error(errors.map(({ text }) => text).join("\n"));
    return await named(outputFiles);
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

function entrySource(islands: IslandModule[]): string {
  const modules = islands.map(({ id, url }) =>
    `${JSON.stringify(id)}: () => import(${JSON.stringify(url)}),`
  );
  const client = JSON.stringify(import.meta.resolve("../islands/client.ts"));
  return `import { boot } from ${client};\nboot({${modules.join("\n")}});\n`;
}

/** The bundler names all files by their content, but for the entry. */
async function named(outputs: Deno.bundle.OutputFile[]): Promise<Bundle> {
  const files: Bundle["files"] = new Map();
  let entry = "";
  for (const { path, contents } of outputs) {
    if (!contents) continue;
    const [name = ""] = /[^/\\]+$/.exec(path) ?? [];
    const isEntry = name === "islands.js";
    if (isEntry) entry = `islands-${await contentHash(contents)}.js`;
    files.set(isEntry ? entry : name, contents);
  }
  return { entry, files };
}
