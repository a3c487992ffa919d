import { posix } from "node:path";
import type { ReadOptions } from "../../formats/format.ts";
import type { Source } from "../../source.ts";
import type { Picture } from "../post.ts";
import { fetchImage } from "./fetch_image.ts";
import { imageFinder } from "./find_image.ts";
import { usable } from "./usable.ts";

/** A picture that the site takes, or why it takes none. */
type Stored =
  | { extension?: string; bytes: Picture["bytes"] }
  | { fault: string };

/** The pictures of an import, each checked once. */
export class ImageStore {
  readonly #source: Source;
  readonly #options: ReadOptions["posts"];
  readonly #find: ReturnType<typeof imageFinder>;
  readonly #stored = new Map<string, Promise<Stored>>();

  constructor(source: Source, { posts }: ReadOptions) {
    this.#source = source;
    this.#options = posts;
    this.#find = imageFinder(source.paths);
  }

  /** A path of the source; undefined for an image that nobody may fetch. */
  keyOf(address: string, folders: string[]): string | undefined {
    if (!isFar(address)) return this.#find(address, folders) ?? "";
    return this.#options?.fetchesImages ? address : undefined;
  }

  get(key: string): Promise<Stored> {
    const stored = this.#stored.get(key) ?? this.#make(key);
    this.#stored.set(key, stored);
    return stored;
  }

  async #make(key: string): Promise<Stored> {
    if (key === "") return { fault: "is not in the export" };
    const read = async () =>
      Uint8Array.from((await this.#source.read([key])).get(key) ?? []);
    const bytes = isFar(key) ? await fetchImage(key) : await read();
    if (typeof bytes === "string") return { fault: bytes };
    const name = isFar(key) ? key : posix.join(this.#source.name, key);
    const made = await usable(bytes, name);
    if (typeof made === "string") return { fault: made };
    if (made.bytes === bytes && !isFar(key)) return { bytes: read };
    const aside = await this.#options?.putAside?.(made.bytes);
    return { ...made, bytes: aside ?? (() => Promise.resolve(made.bytes)) };
  }
}

function isFar(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}
