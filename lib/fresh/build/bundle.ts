import { basename } from "node:path";
import { type Bytes, contentHash } from "../static_file.ts";
import type { IslandModule, Snapshot } from "./build.ts";

/** Modules for the browser: a small loader, and modules that it imports when needed. */
export async function bundleIslands(
  islands: IslandModule[],
  mode: Snapshot["mode"],
): Promise<Map<string, Bytes>> {
  const dir = await Deno.makeTempDir();
  try {
    const entry = `${dir}/${ENTRY}`;
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

export const ENTRY = "islands.js";

function entrySource(islands: IslandModule[]): string {
  const modules = islands.map(({ url }) =>
    `() => import(${JSON.stringify(url)}),`
  );
  const [loader, client] = ["loader", "client"].map((name) =>
    JSON.stringify(import.meta.resolve(`../islands/${name}.ts`))
  );
  return `import { loadIslands } from ${loader};
loadIslands([${modules.join("\n")}], () => import(${client}));
`;
}

/** Names the files below a folder that carries the hash of all of them. */
async function named(outputs: Deno.bundle.OutputFile[]) {
  const encoder = new TextEncoder();
  const names = shortNames(outputs.map(({ path }) => basename(path)));
  const files = outputs.map((output) => {
    const name = names.get(basename(output.path)) ?? "";
    const code = output.text().replaceAll(
      IMPORTED,
      (all, long) => names.has(long) ? `"./${names.get(long)}"` : all,
    );
    return { name, bytes: encoder.encode(withPublicEnv(code)) };
  });
  const whole = await new Blob(files.map(({ bytes }) => bytes)).bytes();
  const id = await contentHash(whole);
  return new Map(files.map(({ name, bytes }) => [`js/${id}/${name}`, bytes]));
}

/** Removes the bundler's hashes: the folder has one, and pages contain the names. */
function shortNames(names: string[]): Map<string, string> {
  const short = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const [base = name] = name.replace(/\.js$/, "").split(/-[A-Z0-9]{8}$/);
    let unique = base;
    for (let at = 2; taken.has(unique); at++) unique = `${base}${at}`;
    taken.add(unique);
    short.set(name, `${unique}.js`);
  }
  return short;
}

const IMPORTED = /"\.\/([^"]+\.js)"/g;

const PUBLIC_ENV =
  /\b(?:Deno\.env\.get\(\s*["'`](FRESH_PUBLIC_\w+)["'`]\s*\)|process\.env\.(FRESH_PUBLIC_\w+))/g;

/** The browser has no environment: public variables become values. */
function withPublicEnv(code: string): string {
  return code.replace(PUBLIC_ENV, (_, called?: string, read?: string) => {
    const value = Deno.env.get(called ?? read ?? "");
    return value === undefined ? "(void 0)" : JSON.stringify(value);
  });
}
