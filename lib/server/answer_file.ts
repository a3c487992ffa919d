import { withAddress } from "../base/http/any_address.ts";
import {
  isText,
  type RepresentationParts,
} from "../base/http/representation.ts";
import type { Endpoint } from "../endpoint.ts";
import { POLICIES } from "./middleware/policies.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** An answer of the build, with the endpoint that it belongs to. */
export interface BuiltAnswer extends RepresentationParts {
  endpoint: Endpoint;
}

/** First line of a file. The bytes follow: plain, brotli and gzip. */
interface Head extends Pick<RepresentationParts, "headers"> {
  endpoint: Omit<Endpoint, "windowOf" | "cache" | "headersOf">;
  window: string;
  /** True for a page, which is served as HTML or Markdown. */
  hasForms: boolean;
  digest?: string;
  lengths: (number | null)[];
}

export function encodeAnswer(
  { endpoint, headers, body, known: { digest, br, gzip } }: BuiltAnswer,
): Bytes[] {
  const { windowOf, cache, headersOf: _, ...data } = endpoint;
  const parts = [body, br, gzip];
  const head: Head = {
    endpoint: data,
    window: windowOf("GET"),
    hasForms: cache === POLICIES.form,
    headers,
    digest,
    lengths: parts.map((part) => part?.length ?? null),
  };
  const line = encoder.encode(`${JSON.stringify(head)}\n`);
  return [line, ...parts.filter((part) => part !== undefined)];
}

/** `baseUrl`: replaces the address that stands for any. */
export function decodeAnswer(file: Bytes, baseUrl?: string): BuiltAnswer {
  const end = file.indexOf(LINE_FEED);
  const line = decoder.decode(file.subarray(0, end));
  const head: Head = JSON.parse(baseUrl ? withAddress(line, baseUrl) : line);
  let at = end + 1;
  const [body = NONE, br, gzip] = head.lengths.map((length) =>
    length === null ? undefined : file.subarray(at, at += length)
  );
  if (at !== file.length) throw new RangeError("An answer is cut off");
  const { headers, digest, window, hasForms } = head;
  const cache = hasForms ? POLICIES.form : POLICIES.path;
  const endpoint = { ...head.endpoint, windowOf: () => window, cache };
  return baseUrl && isText(headers)
    ? { endpoint, headers, body: addressed(body, baseUrl), known: {} }
    : { endpoint, headers, body, known: { digest, br, gzip } };
}

function addressed(body: Bytes, baseUrl: string): Bytes {
  return encoder.encode(withAddress(decoder.decode(body), baseUrl));
}

const LINE_FEED = 10;
const NONE = new Uint8Array();
const decoder = new TextDecoder();
const encoder = new TextEncoder();
