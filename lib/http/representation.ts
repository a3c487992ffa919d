import { preferredCoding } from "./accept_encoding.ts";
import { type Coding, compress, offeredCodings } from "./compress.ts";
import { digestOf } from "./digest.ts";
import { headerOf } from "./header_of.ts";
import { namesTag } from "./if_none_match.ts";

export type HeaderList = [name: string, value: string][];

interface Variant {
  etag: string | undefined;
  bytes: Uint8Array<ArrayBuffer>;
  ok: HeaderList;
  notModified: HeaderList;
}

/**
 * Bytes that stay the same, with everything HTTP says of them: made once, sent
 * many times. Each content coding has a strong ETag of its own (RFC 9110
 * section 8.8.3) and is compressed when somebody first wants it. What nobody may
 * store has no ETag: there is nothing to compare, and it would stand for the bytes.
 */
export class Representation {
  readonly #plain: Variant;
  readonly #compressed = new Map<Coding, Variant>();
  readonly #digest: string | undefined;
  readonly #headers: HeaderList;

  /** `headers` without Content-Length, ETag and Content-Encoding: those follow from the bytes. */
  constructor(
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ) {
    const bytes = typeof body === "string" ? encoder.encode(body) : body;
    this.#headers = Object.entries(headers);
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
    if (coding === "identity") return toResponse(this.#plain, request);
    const known = this.#compressed.get(coding);
    if (known) return toResponse(known, request);
    return this.#compress(coding).then((made) => toResponse(made, request));
  }

  #codingFor(headers: Headers): Coding | "identity" {
    if (this.#plain.bytes.length < 1024 || !this.#isText) return "identity";
    return codingFor(headerOf(headers, "accept-encoding"));
  }

  get #isText(): boolean {
    const type = this.#headers.find(([name]) => name === "content-type")?.[1];
    return /^text\/|json|xml/.test(type ?? "");
  }

  async #compress(coding: Coding): Promise<Variant> {
    const bytes = await compress(coding, this.#plain.bytes);
    const variant = this.#variant(bytes, coding);
    this.#compressed.set(coding, variant);
    return variant;
  }

  #variant(
    bytes: Uint8Array<ArrayBuffer>,
    coding: Coding | "identity",
  ): Variant {
    const etag = this.#digest && `"${this.#digest}${SUFFIX[coding]}"`;
    const ok: HeaderList = [
      ...this.#headers,
      ["content-length", String(bytes.length)],
    ];
    if (etag) ok.push(["etag", etag]);
    if (coding !== "identity") ok.push(["content-encoding", coding]);
    const notModified = ok.filter(([name]) => !name.startsWith("content-"));
    return { etag, bytes, ok, notModified };
  }
}

function toResponse(
  { etag, bytes, ok, notModified }: Variant,
  { method, headers }: Request,
): Response {
  const condition = headerOf(headers, "if-none-match");
  if (etag && condition !== null && namesTag(condition, etag)) {
    return add(notModified, new Response(null, { status: 304 }));
  }
  return add(ok, new Response(method === "HEAD" ? null : bytes));
}

/** Several times as fast as headers that are given to the constructor. */
export function add(headers: HeaderList, response: Response): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}

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
