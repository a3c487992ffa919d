export type Bytes = Uint8Array<ArrayBuffer>;
export type Coding = "br" | "gzip" | "identity";
export type Read = (path: string) => Promise<Bytes>;

/** A file to serve, as the builder describes it. */
export interface BuiltFile {
  /** Below the app's root. */
  path: string;
  type: string;
  hash: string;
  /** The URL contains a hash, so that the file may be cached for ever. */
  immutable: boolean;
}

/** A file's bytes in one coding, with the headers that they always have. */
export interface Variant {
  body: Bytes;
  etag: string;
  headers: [string, string][];
}

/** A file that is read once, on first use. */
export class StaticFile {
  readonly codings: Coding[];
  readonly #variants = new Map<Coding, Promise<Variant>>();

  constructor(private readonly built: BuiltFile, private readonly read: Read) {
    this.codings = TEXT.test(built.type) ? ["br", "gzip"] : [];
  }

  variant(coding: Coding): Promise<Variant> {
    const known = this.#variants.get(coding);
    if (known) return known;
    const made = this.#make(coding);
    this.#variants.set(coding, made);
    // Do not cache a failure.
    made.catch(() => this.#variants.delete(coding));
    return made;
  }

  async #make(coding: Coding): Promise<Variant> {
    const { path, type, hash, immutable } = this.built;
    const isPlain = coding === "identity";
    const raw = isPlain ? undefined : await this.variant("identity");
    if (raw && raw.body.byteLength < WORTHWHILE) return raw;
    const body = await (raw ? compress(coding, raw.body) : this.read(path));
    // A strong ETag names the bytes, and those differ by coding.
    const etag = `"${hash}${isPlain ? "" : `-${coding}`}"`;
    const headers: [string, string][] = [
      ["content-type", type],
      ["content-length", String(body.byteLength)],
      ["etag", etag],
      ["x-content-type-options", "nosniff"],
      ["cache-control", immutable ? FOR_EVER : "no-cache"],
    ];
    if (!isPlain) headers.push(["content-encoding", coding]);
    if (this.codings.length > 0) headers.push(["vary", "Accept-Encoding"]);
    return { body, etag, headers };
  }
}

const TEXT = /^text\/|[/+](json|xml|javascript)\b/;
const WORTHWHILE = 1024;
const SMALL = 16 * 1024;
const FOR_EVER = "public, max-age=31536000, immutable";

/** Runs once for each file, so that it may take some milliseconds. */
async function compress(coding: Coding, bytes: Bytes): Promise<Bytes> {
  const { brotliCompressSync, constants, gzipSync } = await import("node:zlib");
  if (coding === "gzip") return new Uint8Array(gzipSync(bytes));
  // The best quality takes four times as long and saves 2 %.
  const quality = bytes.byteLength < SMALL ? 11 : 10;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}

/** Long enough that two files never have the same name. */
export async function contentHash(bytes: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest, 0, 8).toHex();
}
