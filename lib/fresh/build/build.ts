import { fileUrl } from "../files.ts";
import { type Bytes, StaticFile } from "../static_file.ts";

/** A file to serve, and what the builder has found out about it. */
export interface BuiltFile {
  /** Below the app's root. */
  path: string;
  hash: string;
  /** The URL itself names the content. */
  immutable?: boolean;
}

/** Everything that a build knows: `_fresh/snapshot.json` on disk. */
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

/** What is known without a build: an app may do without files. */
const NOTHING: Snapshot = {
  mode: "production",
  routeDir: "routes",
  routes: [],
  islands: [],
  entry: "",
  files: {},
};

/** An island's module, by the name that pages know it by. */
export interface IslandModule {
  id: string;
  url: string;
}

export type Read = (path: string) => Promise<Bytes>;

/** A snapshot in use: what lies where, and under which URL. */
export class Build {
  readonly root: string;
  readonly snapshot: Snapshot;
  readonly #files = new Map<string, StaticFile>();
  readonly #fingerprinted = new Map<string, string>();

  constructor(
    root: string,
    snapshot: Snapshot = NOTHING,
    read: Read = (path) => Deno.readFile(`${root}/${path}`),
  ) {
    this.root = root;
    this.snapshot = snapshot;
    for (
      const [url, { path, hash, ...built }] of Object.entries(snapshot.files)
    ) {
      const serve = (url: string, immutable: boolean) => {
        const file = { url, hash, immutable };
        this.#files.set(url, new StaticFile(file, () => read(path)));
      };
      const { immutable = false } = built;
      serve(url, immutable);
      if (immutable) continue;
      const fingerprinted = url.replace(/(\.\w+)?$/, `.${hash}$1`);
      serve(fingerprinted, true);
      this.#fingerprinted.set(url, fingerprinted);
    }
  }

  /** Names with other characters than a URL may hold arrive encoded. */
  file(path: string): StaticFile | undefined {
    return this.#files.get(path) ??
      (path.includes("%") ? this.#files.get(decoded(path)) : undefined);
  }

  assetUrl(path: string): string {
    return this.#fingerprinted.get(path) ?? path;
  }

  /** The modules of the routes, by the names of their files. */
  routes(): Map<string, string> {
    const { routes, routeDir } = this.snapshot;
    return new Map(
      routes.map((file) => [file, fileUrl(`${this.root}/${routeDir}/${file}`)]),
    );
  }

  islands(): IslandModule[] {
    return islandModules(this.root, this.snapshot.islands);
  }
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
