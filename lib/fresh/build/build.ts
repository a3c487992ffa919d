import { fileUrl } from "../files.ts";
import { type ServedFile, StaticFile } from "../static_file.ts";

/** A file to serve, and what the builder has found out about it. */
export interface BuiltFile {
  /** Below the app's root, like the paths of its precompressed variants. */
  path: string;
  br?: string;
  gzip?: string;
  hash?: string;
  /** The URL itself names the content. */
  immutable?: boolean;
}

/** Everything that a build knows: `_fresh/snapshot.json` on disk. */
export interface Snapshot {
  /** A hash of what it was made from. */
  inputs: string;
  mode: "development" | "production";
  /** The directory that the names of the routes' files are below. */
  routeDir: string;
  routes: string[];
  islands: string[];
  /** The URL of the module that starts the islands. */
  entry: string | null;
  files: Record<string, BuiltFile>;
}

export type Read = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/** What is known without a build: an app may do without files. */
const NOTHING: Snapshot = {
  inputs: "",
  mode: "production",
  routeDir: "routes",
  routes: [],
  islands: [],
  entry: null,
  files: {},
};

/** A snapshot in use: what lies where, and under which URL. */
export class Build {
  readonly root: string;
  readonly snapshot: Snapshot;
  readonly #served = new Map<string, ServedFile>();
  readonly #fingerprinted = new Map<string, string>();

  constructor(
    root: string,
    snapshot: Snapshot = NOTHING,
    read: Read = (path) => Deno.readFile(`${root}/${path}`),
  ) {
    this.root = root;
    this.snapshot = snapshot;
    for (const [url, built] of Object.entries(snapshot.files)) {
      const { immutable = false, hash } = built;
      const file = new StaticFile(built, read);
      this.#served.set(url, { file, immutable });
      if (!hash || immutable) continue;
      const fingerprinted = url.replace(/(\.\w+)?$/, `.${hash}$1`);
      this.#served.set(fingerprinted, { file, immutable: true });
      this.#fingerprinted.set(url, fingerprinted);
    }
  }

  /** Names with other characters than a URL may hold arrive encoded. */
  file(path: string): ServedFile | undefined {
    return this.#served.get(path) ??
      (path.includes("%") ? this.#served.get(decoded(path)) : undefined);
  }

  assetUrl(path: string): string {
    return this.#fingerprinted.get(path) ?? path;
  }

  islands(): IslandModule[] {
    return islandModules(this.root, this.snapshot.islands);
  }
}

/** An island's module, by the name that pages know it by. */
export interface IslandModule {
  id: string;
  url: string;
}

export function islandModules(root: string, files: string[]): IslandModule[] {
  return files.map((file) => ({
    id: file.replace(/\.\w+$/, ""),
    url: fileUrl(`${root}/${file}`),
  }));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
