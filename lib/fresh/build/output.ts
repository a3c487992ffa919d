import { contentHash } from "../static_file.ts";
import type { BuiltFile, Read, Snapshot } from "./build.ts";
import { compress } from "./compress.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What a build produces, in memory until it is complete. */
export class Output {
  readonly files: Record<string, BuiltFile> = {};
  readonly made = new Map<string, Bytes>();
  readonly #outDir: string;
  readonly #mode: Snapshot["mode"];

  constructor(outDir: string, mode: Snapshot["mode"]) {
    this.#outDir = outDir;
    this.#mode = mode;
  }

  /** A file of `static/`: it stays where it is. */
  async addStatic(url: string, path: string, bytes: Bytes): Promise<void> {
    const hash = await contentHash(bytes);
    this.files[url] = { path, hash, ...this.#variants(hash, path, bytes) };
  }

  /** A module for the browser, whose name tells its content already. */
  async addModule(name: string, bytes: Bytes): Promise<void> {
    const path = this.#put(name, bytes);
    const hash = await contentHash(bytes);
    const variants = this.#variants(hash, path, bytes);
    this.files[`/_fresh/${name}`] = {
      path,
      hash,
      immutable: true,
      ...variants,
    };
  }

  /** Reads what was made, or else what lies on disk. */
  reader(root: string): Read {
    return async (path) =>
      this.made.get(path) ?? await Deno.readFile(`${root}/${path}`);
  }

  #variants(hash: string, path: string, bytes: Bytes) {
    // Nobody waits for the last byte while developing.
    if (this.#mode === "development") return {};
    const { br, gzip } = compress(path, bytes);
    if (!br || !gzip) return {};
    return {
      br: this.#put(`${hash}.br`, br),
      gzip: this.#put(`${hash}.gz`, gzip),
    };
  }

  #put(name: string, bytes: Bytes): string {
    const path = `${this.#outDir}/${name}`;
    this.made.set(path, bytes);
    return path;
  }
}
