import { type BuiltFile, type Read, StaticFile } from "../static_file.ts";

/** The result of a build: `_fresh/snapshot.json` on disk. */
export interface Snapshot {
  mode: "development" | "production";
  /** The directory that the names of the routes' files are below. */
  routeDir: string;
  routes: string[];
  islands: string[];
  /** The URL of the module that starts the islands. */
  entry: string;
  files: Record<string, BuiltFile>;
}

/** Stands for a missing build: an app may do without files. */
const NOTHING: Snapshot = {
  mode: "production",
  routeDir: "routes",
  routes: [],
  islands: [],
  entry: "",
  files: {},
};

/** An island's module, by its name in pages. */
export interface IslandModule {
  id: string;
  url: string;
}

/** Imports a module of a route or an island. Its types are unknown. */
// deno-lint-ignore no-explicit-any -- as of every computed import
export type LoadModule = () => Promise<any>;

/** Modules of a bundle, by file below the root. */
export type BundledModules = Record<string, LoadModule>;

export class Build {
  readonly #files = new Map<string, StaticFile>();
  readonly #fingerprinted = new Map<string, string>();

  constructor(
    readonly root: string,
    readonly snapshot: Snapshot = NOTHING,
    read: Read = (path) => Deno.readFile(`${root}/${path}`),
    private readonly bundled: BundledModules = {},
  ) {
    for (const [url, built] of Object.entries(snapshot.files)) {
      this.#files.set(url, new StaticFile(built, read));
      if (built.immutable) continue;
      const fingerprinted = url.replace(/(\.\w+)?$/, `.${built.hash}$1`);
      const lasting = new StaticFile({ ...built, immutable: true }, read);
      this.#files.set(fingerprinted, lasting);
      this.#fingerprinted.set(url, fingerprinted);
    }
  }

  /** Names with characters that a URL cannot contain arrive encoded. */
  file(path: string): StaticFile | undefined {
    return this.#files.get(path) ??
      (path.includes("%") ? this.#files.get(decoded(path)) : undefined);
  }

  assetUrl(path: string): string {
    return this.#fingerprinted.get(path) ?? path;
  }

  routes(): Map<string, LoadModule> {
    const { routes, routeDir } = this.snapshot;
    return new Map(
      routes.map((file) => [file, this.#module(`${routeDir}/${file}`)]),
    );
  }

  /** The modules of the islands, by their names in pages. */
  islands(): [id: string, load: LoadModule][] {
    return this.snapshot.islands.map((file) => [
      islandId(file),
      this.#module(file),
    ]);
  }

  #module(file: string): LoadModule {
    return this.bundled[file] ??
      (() => import(fileUrl(`${this.root}/${file}`)));
  }
}

export function islandModules(root: string, files: string[]): IslandModule[] {
  return files.map((file) => ({
    id: islandId(file),
    url: fileUrl(`${root}/${file}`),
  }));
}

function islandId(file: string): string {
  return file.replace(/\.\w+$/, "");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A module specifier; it equals the one that a relative import resolves to. */
function fileUrl(path: string): string {
  return new URL(`file://${path.replace(/[%?#]/g, encodeURIComponent)}`).href;
}
