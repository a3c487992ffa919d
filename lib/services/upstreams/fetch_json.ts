import type { z } from "zod";
import {
  type Expected,
  fetchBytes,
  type UpstreamRequest,
} from "./fetch_bytes.ts";
import type { Network } from "./network.ts";
import { UpstreamError } from "../../upstream_error.ts";
import { withRetry } from "./with_retry.ts";

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
