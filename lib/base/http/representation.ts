import { preferredCoding } from "./accept.ts";
import { type Coding, compress, offeredCodings } from "./compress.ts";
import { digestOf } from "./digest.ts";
import type { HeaderList } from "./header_list.ts";
import { headerOf } from "./header_of.ts";
import { Variant } from "./variant.ts";

/** Results that follow from the bytes of a representation. */
type Known = Partial<Record<Coding, Uint8Array<ArrayBuffer>>> & {
  digest?: string;
};

export interface RepresentationParts {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  known: Known;
}

/**
 * Bytes with their headers, made once and sent many times. Each content coding has
 * its own strong ETag (RFC 9110, section 8.8.3). With `no-store` there is no ETag.
 */
export class Representation {
  readonly #plain: Variant;
  readonly #compressed = new Map<Coding, Variant>();
  readonly #isCompressible: boolean;
  /** An estimate. Both compressed forms together take at most as much as the text. */
  readonly bytesInMemory: number;
  /** Hash of the bytes; absent with `no-store`. */
  readonly digest: string | undefined;

  /**
   * `headers` without Content-Length, ETag and Content-Encoding, which follow from
   * the bytes. `common` are the headers of every response at the URL, including 304.
   * `known` spares the work that a build has done.
   */
  constructor(
    body: string | Uint8Array<ArrayBuffer>,
    private readonly headers: Record<string, string>,
    private readonly common: HeaderList,
    known: Known = {},
  ) {
    const bytes = typeof body === "string" ? encoder.encode(body) : body;
    this.#isCompressible = bytes.length >= MIN_COMPRESSED && isText(headers);
    const forms = this.#isCompressible ? 2 : 1;
    this.bytesInMemory = OVERHEAD + forms * bytes.length;
    const isKept = headers["cache-control"] !== "no-store";
    this.digest = isKept ? known.digest ?? digestOf(bytes) : undefined;
    this.#plain = this.#variant(bytes, "identity");
    for (const coding of offeredCodings()) {
      const bytes = known[coding];
      if (bytes) this.#compressed.set(coding, this.#variant(bytes, coding));
    }
  }

  /** Everything that it was made of, and what follows from that. */
  async parts(): Promise<RepresentationParts> {
    const { headers, digest } = this;
    const body = await this.#plain.bytes();
    const known: Known = { digest };
    for (const coding of this.#isCompressible ? offeredCodings() : []) {
      known[coding] = await compress(coding, body);
    }
    return { headers, body, known };
  }

  async plain(): Promise<RepresentationParts> {
    const { headers } = this;
    return { headers, body: await this.#plain.bytes(), known: {} };
  }

  /**
   * The 200 or 304 (RFC 9110, section 13.1.2) for a GET or HEAD. A promise only on
   * first use of a coding.
   */
  respond(request: Request): Response | Promise<Response> {
    const coding = this.#codingFor(request.headers);
    if (coding === "identity") return this.#plain.respond(request);
    return this.#compressed.get(coding)?.respond(request) ??
      this.#compress(coding).then((made) => made.respond(request));
  }

  #codingFor(headers: Headers): Coding | "identity" {
    if (!this.#isCompressible) return "identity";
    return codingFor(headerOf(headers, "accept-encoding"));
  }

  async #compress(coding: Coding): Promise<Variant> {
    const bytes = await compress(coding, await this.#plain.bytes());
    const variant = this.#variant(bytes, coding);
    this.#compressed.set(coding, variant);
    return variant;
  }

  #variant(bytes: Uint8Array<ArrayBuffer>, coding: Coding | "identity") {
    const etag = this.digest && `"${this.digest}${SUFFIX[coding]}"`;
    const headers: HeaderList = [
      ...Object.entries(this.headers),
      ["content-length", String(bytes.length)],
    ];
    if (etag) headers.push(["etag", etag]);
    if (coding !== "identity") headers.push(["content-encoding", coding]);
    return new Variant({ bytes, etag, headers, common: this.common });
  }
}

export function isText(headers: Record<string, string>): boolean {
  return /^text\/|json|xml/.test(headers["content-type"] ?? "");
}

/** Memory of the response objects and their headers. */
const OVERHEAD = 1_024;
/** Minimum bytes for which compression pays. */
const MIN_COMPRESSED = 512;
const encoder = new TextEncoder();
const SUFFIX = { identity: "", br: "-br", gzip: "-gz" };

const codings = new Map<string, Coding | "identity">();

/** Without a header there is no coding. Between equals brotli is smaller. */
function codingFor(header: string | null): Coding | "identity" {
  if (!header) return "identity";
  const known = codings.get(header);
  if (known) return known;
  if (codings.size >= 256) codings.clear();
  const coding = preferredCoding(header, offeredCodings());
  codings.set(header, coding);
  return coding;
}

/**
 * Keeps the last representation: comparing costs less than compressing. `common` is
 * compared by identity.
 */
export function latestRepresentation() {
  let latest: Representation | undefined;
  let latestKey: string | undefined;
  let latestCommon: HeaderList | undefined;
  return (
    text: string,
    headers: Record<string, string>,
    common: HeaderList,
  ): Representation => {
    const key = JSON.stringify(headers) + text;
    if (latest && key === latestKey && common === latestCommon) return latest;
    [latestKey, latestCommon] = [key, common];
    return latest = new Representation(text, headers, common);
  };
}
