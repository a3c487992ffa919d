import { contentType } from "@std/media-types";
import type { BuiltFile, Read } from "./build/build.ts";

export type Coding = "br" | "gzip" | "identity";

/** A file under one of its URLs. */
export interface ServedFile {
  file: StaticFile;
  /** The URL names the content, so it may be cached for ever. */
  immutable: boolean;
}

/** A file's bytes in one coding, with the headers that they always have. */
export interface Variant {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: [string, string][];
}

/** A file that is read once, when it is asked for first. */
export class StaticFile {
  /** What the build has made beside the plain file, the best first. */
  readonly codings: Coding[];
  /** Whether players will want to seek in it. */
  readonly isMedia: boolean;
  readonly #type: string;
  readonly #built: BuiltFile;
  readonly #read: Read;
  readonly #variants = new Map<Coding, Promise<Variant>>();

  constructor(built: BuiltFile, read: Read) {
    this.#type = mediaType(built.path);
    this.isMedia = /^(audio|video)\//.test(this.#type);
    this.codings = CODINGS.filter((coding) => built[coding]);
    this.#built = built;
    this.#read = read;
  }

  variant(coding: Coding): Promise<Variant> {
    const known = this.#variants.get(coding);
    if (known) return known;
    const made = this.#make(coding);
    this.#variants.set(coding, made);
    // A read that failed must not answer for all that follow.
    made.catch(() => this.#variants.delete(coding));
    return made;
  }

  async #make(coding: Coding): Promise<Variant> {
    const { path } = this.#built;
    const plain = coding === "identity";
    const body = await this.#read(plain ? path : this.#built[coding] ?? path);
    const hash = this.#built.hash ?? await contentHash(body);
    const etag = `"${hash}${SUFFIX[coding]}"`;
    const headers: [string, string][] = [
      ["content-type", this.#type],
      ["etag", etag],
      ["x-content-type-options", "nosniff"],
    ];
    if (!plain) headers.push(["content-encoding", coding]);
    if (this.codings.length > 0) headers.push(["vary", "Accept-Encoding"]);
    if (this.isMedia) headers.push(["accept-ranges", "bytes"]);
    return { body, etag, headers };
  }
}

export function mediaType(path: string): string {
  const [extension = ""] = /\.\w+$/.exec(path) ?? [];
  return contentType(extension) ?? "application/octet-stream";
}

/** Short enough for a name, long enough never to meet another. */
export async function contentHash(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest, 0, 8).toHex();
}

const CODINGS = ["br", "gzip"] as const;
// A strong ETag names the bytes, and those differ by coding.
const SUFFIX = { br: "-br", gzip: "-gz", identity: "" };
