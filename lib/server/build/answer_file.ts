import { namesAnyAddress, withAddress } from "../../base/http/any_address.ts";
import {
  isText,
  type RepresentationParts,
} from "../../base/http/representation.ts";
import type { Endpoint } from "../../endpoint.ts";
import { POLICIES } from "../middleware/policies.ts";
import { isPublic } from "../sample.ts";
import { countedAnew } from "../twins/counted_anew.ts";

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
  /** True if the plain bytes have the address that stands for any. */
  isAnywhere: boolean;
  digest?: string;
  lengths: (number | null)[];
}

/** The address of a start, and whether the build compressed its answers for it. */
export interface Place {
  baseUrl: string;
  isHome: boolean;
}

/**
 * The plain bytes may have the address that stands for any. What is `known` holds at
 * the address for which the build compressed them.
 */
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
    isAnywhere: isText(headers) && namesAnyAddress(decoder.decode(body)),
    digest,
    lengths: parts.map((part) => part?.length ?? null),
  };
  const line = encoder.encode(`${JSON.stringify(head)}\n`);
  return [line, ...parts.filter((part) => part !== undefined)];
}

/** The answer at the address of a start. */
export function decodeAnswer(file: Bytes, place: Place): BuiltAnswer {
  const end = file.indexOf(LINE_FEED);
  const line = decoder.decode(file.subarray(0, end));
  const head: Head = JSON.parse(withAddress(line, place.baseUrl));
  let at = end + 1;
  const [body = NONE, br, gzip] = head.lengths.map((length) =>
    length === null ? undefined : file.subarray(at, at += length)
  );
  if (at !== file.length) throw new RangeError("An answer is cut off");
  const { headers, digest, window, hasForms } = head;
  const cache = hasForms ? POLICIES.form : POLICIES.path;
  const endpoint = {
    ...head.endpoint,
    headers: head.endpoint.headers
      .filter(([name]) => name !== HSTS || isPublic(place.baseUrl)),
    windowOf: () => window,
    cache,
  };
  const known = { digest, br, gzip };
  if (!head.isAnywhere) return { endpoint, headers, body, known };
  const text = withAddress(decoder.decode(body), place.baseUrl);
  const made = counted(text, headers);
  return { endpoint, ...made, known: place.isHome ? known : {} };
}

/** A longer address makes more tokens. */
function counted(text: string, headers: Record<string, string>) {
  if (!(TOKENS in headers)) return { headers, body: encoder.encode(text) };
  const made = countedAnew(text);
  return {
    headers: { ...headers, [TOKENS]: String(made.tokens) },
    body: encoder.encode(made.text),
  };
}

const TOKENS = "x-markdown-tokens";
const HSTS = "strict-transport-security";
const LINE_FEED = 10;
const NONE = new Uint8Array();
const decoder = new TextDecoder();
const encoder = new TextEncoder();
