import { type Network, withRetry } from "./network.ts";
import { UpstreamError } from "../../upstream_error.ts";
import { GrowingBytes } from "../../base/http/growing_bytes.ts";
import * as z from "zod";

interface UpstreamRequest {
  url: URL;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
}

interface Expected {
  provider: string;
  accept: string;
  mediaType: RegExp;
  /** Counted after decompression. */
  maxBytes: number;
  signal: AbortSignal;
}

/** Returns the body of a 200 with the expected media type and size. */
export async function fetchBytes(
  network: Network,
  request: UpstreamRequest,
  expected: Expected,
): Promise<Uint8Array<ArrayBuffer>> {
  const { provider, accept, signal } = expected;
  const { url, method, headers, body } = request;
  try {
    const response = await network.fetch(url, {
      method,
      headers: { "user-agent": "foyer", accept, ...headers },
      body,
      // A redirect could lead anywhere, with our token or into a private network.
      redirect: "manual",
      signal,
    });
    const fault = faultOf(response, expected);
    if (!fault) return await readBytes(response, expected);
    await response.body?.cancel();
    throw fault;
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    if (!signal.aborted) throw new UpstreamError(provider, "connection");
    const { reason } = signal;
    const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
    throw new UpstreamError(provider, isTimeout ? "timeout" : "aborted");
  }
}

function faultOf(
  { status, headers }: Response,
  { provider, mediaType, maxBytes }: Expected,
): UpstreamError | null {
  if (status >= 300 && status < 400) {
    return new UpstreamError(provider, "redirect", { status });
  }
  if (status !== 200) {
    const retryAfter = milliseconds(headers.get("retry-after"));
    return new UpstreamError(provider, "status", { status, retryAfter });
  }
  if (!mediaType.test(headers.get("content-type") ?? "")) {
    return new UpstreamError(provider, "media_type");
  }
  if (Number(headers.get("content-length")) > maxBytes) {
    return new UpstreamError(provider, "too_large");
  }
  return null;
}

// The date form is rare and needs the clock of the upstream. Treat it as too long.
function milliseconds(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  return /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Infinity;
}

/** Throwing in the loop cancels the body. */
async function readBytes({ body }: Response, { provider, maxBytes }: Expected) {
  const read = new GrowingBytes(maxBytes);
  for await (const chunk of body ?? []) {
    if (!read.add(chunk)) throw new UpstreamError(provider, "too_large");
  }
  return read.bytes();
}

const KIB = 1024;

/** Makes one attempt to get JSON. */
export async function fetchJson<T>(
  network: Network,
  request: UpstreamRequest,
  { provider, signal, schema }: Pick<Expected, "provider" | "signal"> & {
    schema: z.ZodType<T>;
  },
): Promise<T> {
  const bytes = await fetchBytes(network, request, {
    provider,
    signal,
    accept: "application/json",
    mediaType: /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i,
    maxBytes: 256 * KIB,
  });
  const result = schema.safeParse(parse(bytes));
  if (result.success) return result.data;
  throw new UpstreamError(provider, "unexpected");
}

// No schema accepts undefined.
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Asks one provider for JSON. */
export type Ask = <T>(
  request: UpstreamRequest,
  schema: z.ZodType<T>,
) => Promise<T>;

/** Only for requests that are safe to repeat. */
export function asker(provider: string, network: Network): Ask {
  return (request, schema) =>
    withRetry(
      network,
      (signal) => fetchJson(network, request, { provider, signal, schema }),
    );
}

/** A count, which upstreams write as 3 or "3". */
export const Count = z.union([
  z.int().min(0),
  z.string().regex(/^\d{1,16}$/).transform(Number).pipe(z.int()),
]);
