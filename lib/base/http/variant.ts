import { add, type HeaderList } from "./header_list.ts";
import { headerOf } from "./header_of.ts";

interface VariantOptions {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string | undefined;
  headers: HeaderList;
  common: HeaderList;
}

/**
 * Bytes in one content coding, as responses that are cloned for each request. A clone
 * shares the bytes. Setting all headers again would cost ten times as much.
 */
export class Variant {
  readonly #options: Omit<VariantOptions, "bytes">;
  readonly #ok: Response;
  #toHead: Response | undefined;
  #notModified: Response | undefined;

  constructor({ bytes, ...options }: VariantOptions) {
    const { headers, common } = options;
    this.#options = options;
    this.#ok = add([...headers, ...common], new Response(bytes));
  }

  /** The 200 or 304 (RFC 9110, section 13.1.2) for a GET or HEAD. */
  respond({ method, headers }: Request): Response {
    const { etag } = this.#options;
    const condition = headerOf(headers, "if-none-match");
    if (etag && condition !== null && namesTag(condition, etag)) {
      return (this.#notModified ??= this.#without(304)).clone();
    }
    return method === "HEAD"
      ? (this.#toHead ??= this.#without(200)).clone()
      : this.#ok.clone();
  }

  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#ok.clone().bytes();
  }

  /** A response without a body. A 304 has no headers of the body. */
  #without(status: 200 | 304): Response {
    const { headers, common } = this.#options;
    const own = status === 200
      ? headers
      : headers.filter(([name]) => !name.startsWith("content-"));
    return add([...own, ...common], new Response(null, { status }));
  }
}

/**
 * Returns true if If-None-Match (RFC 9110, section 13.1.2) has the strong ETag, by
 * weak comparison. Our tags have no comma, so no part of another tag equals one.
 */
export function namesTag(condition: string, etag: string): boolean {
  return condition.trim() === "*" ||
    condition.split(",").some((member) => {
      const tag = member.trim();
      return (tag.startsWith("W/") ? tag.slice(2) : tag) === etag;
    });
}
