import { errorOf } from "../../../clients/typescript/answer.ts";
import { realTiming } from "../../../clients/typescript/timing.ts";
import { type Call, Transport } from "../../../clients/typescript/transport.ts";
import { untilOf } from "./failure.ts";
import { TIME_LIMIT } from "./time_limit.ts";

export interface Outcome {
  /** The request target, including the query. */
  path: string;
  status: number;
  code?: string | number;
  milliseconds: number;
  bytes: number;
  mediaType: string;
  /** The body; empty for a picture. */
  text: string;
  /** `RateLimit-Remaining` and `RateLimit-Limit`. */
  remaining: string | null;
  limit: string | null;
  /** End of `Retry-After` in milliseconds since 1970; 0 for a success. */
  until: number;
}

/** Sends a call to the site once. Throws if no answer comes. */
export async function callSite(call: Call): Promise<Outcome> {
  const transport = new Transport(
    { baseUrl: location.origin, fetch: anew },
    realTiming,
  );
  const start = performance.now();
  const limits = { timeout: TIME_LIMIT / 1000, signal: undefined };
  const answer = await transport.exchange(call, limits);
  const milliseconds = Math.round(performance.now() - start);
  const { response: { ok, status, headers }, bytes } = answer;
  const mediaType = headers.get("content-type") ?? "";
  const came = {
    path: call.path,
    status,
    milliseconds,
    bytes: bytes.length,
    mediaType,
    text: mediaType.startsWith("image/") ? "" : new TextDecoder().decode(bytes),
    remaining: headers.get("ratelimit-remaining"),
    limit: headers.get("ratelimit-limit"),
    until: 0,
  };
  if (ok) return came;
  const error = errorOf(answer, Date.now());
  return { ...came, code: error.code, until: untilOf(error) };
}

/** Bypasses the cache of the browser. */
const anew: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: "reload" });
