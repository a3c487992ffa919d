import { ApiError } from "../../../clients/typescript/api_error.ts";
import { realTiming } from "../../../clients/typescript/timing.ts";
import { Transport } from "../../../clients/typescript/transport.ts";
import type { Stats } from "../../../clients/typescript/types.ts";

export type VisitorAnswer =
  | { state: "counted"; count: number; at: number }
  /** `wait` is `Retry-After` in milliseconds; 0 without it. */
  | { state: "failed"; wait: number };

const CALL = { path: "/api/v1/stats" };

/** Returns the number of visitors. No retries, as the next call comes within minutes. */
export async function askVisitors(): Promise<VisitorAnswer> {
  const options = { baseUrl: location.origin, maxRetries: 0, timeout: 10 };
  try {
    const transport = new Transport(options, realTiming);
    const { active_visitors, as_of } = await transport.send<Stats>(CALL);
    const answer = { count: active_visitors, at: Date.parse(as_of) };
    // A proxy may answer anything.
    const isSound = Object.values(answer).every(Number.isSafeInteger);
    return isSound
      ? { state: "counted", ...answer }
      : { state: "failed", wait: 0 };
  } catch (error) {
    const seconds = error instanceof ApiError ? error.retryAfter ?? 0 : 0;
    return { state: "failed", wait: seconds * 1000 };
  }
}
