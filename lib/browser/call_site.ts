import { errorOf } from "../../clients/typescript/answer.ts";
import { realTiming } from "../../clients/typescript/timing.ts";
import { type Call, Transport } from "../../clients/typescript/transport.ts";

/** An answer that came, with what people want to know of it. */
export interface Outcome {
  /** Of the request, with its query. */
  path: string;
  status: number;
  /** Of an error. */
  code?: string | number;
  milliseconds: number;
  bytes: number;
  mediaType: string;
  /** The body; of a picture nothing that can be read. */
  text: string;
  /** Of the window of requests: how many are left of how many. */
  remaining: string | null;
  limit: string | null;
  /** Milliseconds since 1970 until which the site asks to wait. */
  until: number;
}

/** In seconds. */
const TIMEOUT = 30;

/** Sends a call to the site itself, once; throws where no answer comes. */
export async function callSite(call: Call): Promise<Outcome> {
  const transport = new Transport(
    { baseUrl: location.origin, fetch: anew },
    realTiming,
  );
  const start = performance.now();
  const limits = { timeout: TIMEOUT, signal: undefined };
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
  const { code, retryAfter = 0 } = errorOf(answer, Date.now());
  const isLimited = status === 429;
  const until = isLimited ? Date.now() + Math.max(1, retryAfter) * 1000 : 0;
  return { ...came, code, until };
}

/** From the site itself, not from what the browser has kept. */
const anew: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: "reload" });
