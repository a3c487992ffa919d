import { transformSync } from "amaro";
import { COMMANDS } from "../../clients/typescript/cli/commands/mod.ts";
import { manualPage } from "../../clients/typescript/cli/help/manual_page.ts";
import manifest from "../../clients/typescript/deno.json" with { type: "json" };
import {
  type Folder,
  readFolder,
  textOf,
} from "../../lib/content/read_folder.ts";
import { NPM_PACKAGE } from "../../lib/api/mod.ts";

const CLIENT = `${import.meta.dirname}/../../clients/typescript`;
/** The types of the library, which `deno task generate` writes. */
const TYPES = "mod.d.ts";
const AS_THEY_ARE = ["LICENSE", "README.md", TYPES];

/**
 * Writes the files of the npm package for the server, which loads no compiler. Leaves
 * those that are right: a server may read them at any moment.
 */
export async function writeNpmClient(
  folder = NPM_PACKAGE.folder,
): Promise<void> {
  const files = npmClient();
  const { entries } = readFolder(folder);
  for (const [path, entry] of entries) {
    if (entry.state !== "file" || files.has(path)) continue;
    await Deno.remove(`${folder}/${path}`);
  }
  for (const [path, text] of files) {
    if (textOf(entries.get(path)) === text) continue;
    const place = `${folder}/${path}`;
    const parent = place.slice(0, place.lastIndexOf("/"));
    await Deno.mkdir(parent, { recursive: true });
    await Deno.writeTextFile(place, text);
  }
}

/** The same files without a build. */
export function npmClientFolder(): Folder {
  const encoder = new TextEncoder();
  const entries: Folder["entries"] = new Map();
  for (const [path, text] of npmClient()) {
    const bytes = encoder.encode(text);
    const size = bytes.length;
    entries.set(path, { state: "file", size, start: bytes, bytes });
  }
  return { dir: CLIENT, entries };
}

/** In the order of `readFolder`: pack and server must make the same bytes. */
function npmClient(): Map<string, string> {
  const files = new Map([
    ["foyer.1", manualPage(COMMANDS)],
    ["package.json", JSON.stringify(packageJson(), null, 2) + "\n"],
  ]);
  for (const [path, entry] of readFolder(CLIENT).entries) {
    const text = textOf(entry);
    if (text === undefined) continue;
    if (AS_THEY_ARE.includes(path)) files.set(path, text);
    else if (path.endsWith(".ts")) {
      files.set(path.replace(/\.ts$/, ".js"), scriptOf(path, text));
    }
  }
  return new Map(
    [...files].sort(([a], [b]) => sortKey(a) < sortKey(b) ? -1 : 1),
  );
}

/** Puts a folder before a file whose name begins like it. */
function sortKey(path: string): string {
  return path.replaceAll("/", "\0");
}

const OWN = /^((?:import|export|\}) ?[^"\n]*?from "\.[^"]*)\.ts";$/gm;

function scriptOf(path: string, text: string): string {
  const { code } = transformSync(text, { mode: "strip-only" });
  const script = code.replace(OWN, '$1.js";').replace(/[ \t]+$/gm, "");
  // Deno finds the types of a file by this line alone.
  const types = path === "mod.ts" ? `// @ts-self-types="./${TYPES}"\n` : "";
  return types + script;
}

function packageJson() {
  const { name, version, license } = manifest;
  return {
    name,
    version,
    type: "module",
    license,
    description: "A client of the API of a Foyer site, and its command line",
    keywords: ["foyer", "personal-website", "api-client", "cli"],
    exports: { ".": { types: `./${TYPES}`, default: "./mod.js" } },
    types: `./${TYPES}`,
    bin: { foyer: "cli.js" },
    // A list: npm installs no page that stands alone.
    man: ["./foyer.1"],
    engines: { node: ">=18.17" },
    sideEffects: false,
  };
}
