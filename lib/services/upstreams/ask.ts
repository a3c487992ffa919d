import type { z } from "zod";
import type { UpstreamRequest } from "./fetch_bytes.ts";
import { fetchJson } from "./fetch_json.ts";
import type { Network } from "./network.ts";
import { withRetry } from "./with_retry.ts";

/** Asks one provider for JSON of a known shape. */
export type Ask = <T>(
  request: UpstreamRequest,
  schema: z.ZodType<T>,
) => Promise<T>;

/** Only for requests that change nothing, since one that failed is repeated. */
export function asker(provider: string, network: Network): Ask {
  return (request, schema) =>
    withRetry(
      network,
      (signal) => fetchJson(network, request, { provider, signal, schema }),
    );
}
