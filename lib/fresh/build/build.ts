import { fileUrl, walk } from "../files.ts";
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
  routeDir: string;
  islandDir: string;
  /** The URL of the module that starts the islands. */
  entry: string | null;
  files: Record<string, BuiltFile>;
}

export type Read = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/** A snapshot in use: what lies where, and under which URL. */
export class Build {
  readonly root: string;
  readonly snapshot: Snapshot;
  readonly #served = new Map<string, ServedFile>();
  readonly #fingerprinted = new Map<string, string>();

  constructor(
    root: string,
    snapshot: Snapshot,
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
}

/** An island's module, by the name that pages know it by. */
export interface IslandModule {
  id: string;
  url: string;
}

export function islandModules(
  root: string,
  { islandDir, routeDir }: Pick<Snapshot, "islandDir" | "routeDir">,
): IslandModule[] {
  const files = [
    ...walk(`${root}/${islandDir}`).map((file) => `${islandDir}/${file}`),
    ...walk(`${root}/${routeDir}`).map((file) => `${routeDir}/${file}`)
      .filter((file) => file.includes("/(_islands)/")),
  ];
  return files.filter((file) => /(?<![._]test)\.[jt]sx?$/.test(file)).map(
    (file) => ({
      id: file.replace(/\.\w+$/, ""),
      url: fileUrl(`${root}/${file}`),
    }),
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
