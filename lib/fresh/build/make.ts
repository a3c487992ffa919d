import { contentType } from "@std/media-types";
import { routeFiles } from "../route_file.ts";
import { type BuiltFile, type Bytes, contentHash } from "../static_file.ts";
import { islandModules, type Snapshot } from "./build.ts";
import { bundleIslands, ENTRY } from "./bundle.ts";
import type { ResolvedBuildConfig } from "./options.ts";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

export interface Made {
  snapshot: Snapshot;
  /** Files outside of `static/`, by path below the root. */
  files: Map<string, Bytes>;
}

export async function make(
  config: ResolvedBuildConfig,
  mode: Snapshot["mode"],
): Promise<Made> {
  const { root, outDir, routeDir } = config;
  const { served, files } = await staticIn(config, mode);
  const islands = islandsIn(config);
  let entry = "";
  // The bundler may have to be fetched, so it is only used if there are islands.
  if (islands.length > 0) {
    const modules = await bundleIslands(islandModules(root, islands), mode);
    for (const [name, bytes] of modules) {
      const path = `${outDir}/${name}`;
      served[`/_fresh/${name}`] = await built(path, bytes, true);
      files.set(path, bytes);
      if (name.endsWith(`/${ENTRY}`)) entry = `/_fresh/${name}`;
    }
  }
  const routes = await routesIn(config);
  return {
    snapshot: { mode, routeDir, routes, islands, entry, files: served },
    files,
  };
}

/** The files of `static/`; scripts and styles are minified in production. */
async function staticIn(
  { root, outDir, staticDir }: ResolvedBuildConfig,
  mode: Snapshot["mode"],
) {
  const names = walk(`${root}/${staticDir}`);
  const minified = mode === "production"
    ? await minify(`${root}/${staticDir}`, names)
    : new Map<string, Bytes>();
  const served: Record<string, BuiltFile> = {};
  const files = new Map<string, Bytes>();
  for (const name of names) {
    const source = `${staticDir}/${name}`;
    const small = minified.get(name);
    const path = small ? `${outDir}/${source}` : source;
    if (small) files.set(path, small);
    const bytes = small ?? await Deno.readFile(`${root}/${source}`);
    served[`/${name}`] = await built(path, bytes, false);
  }
  return { served, files };
}

async function routesIn({ root, routeDir }: ResolvedBuildConfig) {
  const files = walk(`${root}/${routeDir}`).filter(isModule)
    .filter((file) => !/(^|\/)\(_[^/]*\)\//.test(file));
  // Report a name that cannot be a route now, not at the start.
  routeFiles(files);
  for (const file of files) {
    const text = await Deno.readTextFile(`${root}/${routeDir}/${file}`);
    const [leftOut] = LEFT_OUT.exec(text) ?? [];
    if (!leftOut) continue;
    throw new Error(`${routeDir}/${file}: "${leftOut}" is left out`);
  }
  return files;
}

const LEFT_OUT =
  /\b(?:routeOverride|skipInheritedLayouts|skipAppWrapper|export const css)\b/;

function islandsIn({ root, islandDir, routeDir }: ResolvedBuildConfig) {
  return [
    ...walk(`${root}/${islandDir}`).map((file) => `${islandDir}/${file}`),
    ...walk(`${root}/${routeDir}`).map((file) => `${routeDir}/${file}`)
      .filter((file) => file.includes("/(_islands)/")),
  ].filter(isModule);
}

async function built(path: string, bytes: Bytes, immutable: boolean) {
  const [extension = ""] = /\.\w+$/.exec(path) ?? [];
  const type = contentType(extension) ?? "application/octet-stream";
  return { path, type, hash: await contentHash(bytes), immutable };
}

function isModule(file: string): boolean {
  return /(?<![._]test)\.[jt]sx?$/.test(file);
}

const MINIFIED = /\.(?:[jt]sx?|css)$/;

/** Minified scripts and styles among the files of a folder, by name. */
async function minify(folder: string, names: string[]) {
  const minified = new Map<string, Bytes>();
  // One at a time: a bundler that has yet to be fetched is fetched by each
  // call, and older versions of Deno fail where two of them put it in its place.
  for (const name of names.filter((name) => MINIFIED.test(name))) {
    const others = names.filter((other) => other !== name);
    minified.set(name, await minifyOne(folder, name, others));
  }
  return minified;
}

async function minifyOne(folder: string, name: string, others: string[]) {
  const { success, errors, outputFiles = [] } = await Deno.bundle({
    entrypoints: [`${folder}/${name}`],
    platform: "browser",
    minify: true,
    // An imported script stays a separate file, and so does a picture of a style.
    external: others.flatMap((other) => [`/${other}`, `${folder}/${other}`]),
    write: false,
  });
  const [output] = outputFiles;
  if (!success || !output) {
    throw new Error(errors.map(({ text }) => text).join("\n"));
  }
  const text = output.text().replaceAll(`"${folder}/`, '"./');
  return new TextEncoder().encode(text);
}

/** The files below a directory, sorted; hidden ones only in `.well-known`. */
export function walk(dir: string): string[] {
  // An app need not have every directory.
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)))
    .filter((file) => !/(^|\/)\.(?!well-known\/)/.test(file)).sort();
}
