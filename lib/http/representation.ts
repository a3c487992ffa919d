import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ifNoneMatch } from "@std/http/etag";
import { preferredCoding } from "./accept_encoding.ts";

type Coding = "identity" | "br" | "gzip";
export type HeaderList = [name: string, value: string][];

interface Variant {
  etag: string;
  bytes: Uint8Array<ArrayBuffer>;
  ok: HeaderList;
  notModified: HeaderList;
}

/**
 * Bytes that stay the same, with everything HTTP says of them: made once, sent
 * many times. Each content coding has a strong ETag of its own (RFC 9110
 * section 8.8.3) and is compressed when somebody first wants it.
 */
export class Representation {
  readonly #variants: Partial<Record<Coding, Variant>> = {};
  readonly #digest: string;
  readonly #headers: HeaderList;
  readonly #bytes: Uint8Array<ArrayBuffer>;

  /** `headers` without Content-Length, ETag and Content-Encoding: those follow from the bytes. */
  constructor(
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ) {
    this.#bytes = typeof body === "string" ? encoder.encode(body) : body;
    this.#headers = Object.entries(headers);
    this.#digest = createHash("sha256").update(this.#bytes).digest()
      .subarray(0, 16).toString("base64url");
  }

  /**
   * The 200, or the 304 of RFC 9110 section 13.1.2, for a GET or HEAD.
   * `extra` are headers of this one response.
   */
  respond(request: Request, extra: HeaderList = []): Response {
    const { headers } = request;
    const variant = this.#variant(this.#coding(headers));
    const condition = headers.get("if-none-match");
    if (condition !== null && !ifNoneMatch(condition, variant.etag)) {
      const response = new Response(null, { status: 304 });
      return add(extra, add(variant.notModified, response));
    }
    const body = request.method === "HEAD" ? null : variant.bytes;
    return add(extra, add(variant.ok, new Response(body)));
  }

  #coding(headers: Headers): Coding {
    if (this.#bytes.length < 1024 || !this.#isText) return "identity";
    return codingFor(headers.get("accept-encoding"));
  }

  get #isText(): boolean {
    const type = this.#headers.find(([name]) => name === "content-type")?.[1];
    return /^text\/|json|xml/.test(type ?? "");
  }

  #variant(coding: Coding): Variant {
    return this.#variants[coding] ??= this.#make(coding);
  }

  #make(coding: Coding): Variant {
    const bytes = compress(coding, this.#bytes);
    const etag = `"${this.#digest}${SUFFIX[coding]}"`;
    const ok: HeaderList = [
      ...this.#headers,
      ["content-length", String(bytes.length)],
      ["etag", etag],
    ];
    if (coding !== "identity") ok.push(["content-encoding", coding]);
    const notModified = ok.filter(([name]) => !name.startsWith("content-"));
    return { etag, bytes, ok, notModified };
  }
}

/** Several times as fast as headers that are given to the constructor. */
export function add(headers: HeaderList, response: Response): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}

const encoder = new TextEncoder();
const SUFFIX: Record<Coding, string> = { identity: "", br: "-br", gzip: "-gz" };

// The parsed form of the few headers that clients really send.
const codings = new Map<string, Coding>();

/** An absent or empty header asks for no coding; of equals brotli is smaller. */
function codingFor(header: string | null): Coding {
  if (!header) return "identity";
  const known = codings.get(header);
  if (known) return known;
  if (codings.size >= 256) codings.clear();
  const coding = preferredCoding(header, ["br", "gzip"]);
  codings.set(header, coding);
  return coding;
}

function compress(
  coding: Coding,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  if (coding === "gzip") return new Uint8Array(gzipSync(bytes, { level: 9 }));
  if (coding === "identity") return bytes;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}
