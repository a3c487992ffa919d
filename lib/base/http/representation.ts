import { preferredCoding } from "./accept_encoding.ts";
import { type Coding, compress, offeredCodings } from "./compress.ts";
import { digestOf } from "./digest.ts";
import type { HeaderList } from "./header_list.ts";
import { headerOf } from "./header_of.ts";
import { Variant } from "./variant.ts";

/**
 * Bytes that stay the same, with everything HTTP says of them: made once, sent
 * many times. Each content coding has a strong ETag of its own (RFC 9110
 * section 8.8.3) and is compressed when somebody first wants it. What nobody may
 * store has no ETag: there is nothing to compare, and it would stand for the bytes.
 */
export class Representation {
  readonly #plain: Variant;
  readonly #compressed = new Map<Coding, Variant>();
  readonly #isCompressible: boolean;
  /** An estimate: both codings of a text take no more than the text. */
  readonly bytesInMemory: number;
  readonly #digest: string | undefined;
  readonly #headers: HeaderList;
  readonly #common: HeaderList;

  /**
   * `headers` without Content-Length, ETag and Content-Encoding: those follow from
   * the bytes. `common` are those of every response at the URL, a 304 as well.
   */
  constructor(
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
    common: HeaderList,
  ) {
    const bytes = typeof body === "string" ? encoder.encode(body) : body;
    this.#headers = Object.entries(headers);
    this.#common = common;
    this.#isCompressible = bytes.length >= LEAST &&
      /^text\/|json|xml/.test(headers["content-type"] ?? "");
    const forms = this.#isCompressible ? 2 : 1;
    this.bytesInMemory = OVERHEAD + forms * bytes.length;
    const isKept = headers["cache-control"] !== "no-store";
    this.#digest = isKept ? digestOf(bytes) : undefined;
    this.#plain = this.#variant(bytes, "identity");
  }

  /**
   * The 200, or the 304 of RFC 9110 section 13.1.2, for a GET or HEAD. A promise
   * only where a coding is wanted for the first time.
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

  #variant(
    bytes: Uint8Array<ArrayBuffer>,
    coding: Coding | "identity",
  ): Variant {
    const etag = this.#digest && `"${this.#digest}${SUFFIX[coding]}"`;
    const headers: HeaderList = [
      ...this.#headers,
      ["content-length", String(bytes.length)],
    ];
    if (etag) headers.push(["etag", etag]);
    if (coding !== "identity") headers.push(["content-encoding", coding]);
    return new Variant({ bytes, etag, headers, common: this.#common });
  }
}

/** Bytes that responses and their headers take besides. */
const OVERHEAD = 1_024;
/** Bytes below which a coding saves nothing. */
const LEAST = 1_024;
const encoder = new TextEncoder();
const SUFFIX = { identity: "", br: "-br", gzip: "-gz" };

// The parsed form of the few headers that clients really send.
const codings = new Map<string, Coding | "identity">();

/** An absent or empty header asks for no coding; of equals brotli is smaller. */
function codingFor(header: string | null): Coding | "identity" {
  if (!header) return "identity";
  const known = codings.get(header);
  if (known) return known;
  if (codings.size >= 256) codings.clear();
  const coding = preferredCoding(header, offeredCodings());
  codings.set(header, coding);
  return coding;
}
