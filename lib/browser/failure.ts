import { ApiError } from "../../clients/typescript/api_error.ts";

/** Why a call has no answer to show. */
export type Failure =
  /** In the API's own words; `until` is in milliseconds since 1970. */
  | { state: "refused"; code: string; message: string; until: number }
  | { state: "unreachable" };

/** Of what the client throws. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { state: "unreachable" };
  const { code, message, retryAfter = 0 } = error;
  const until = Date.now() + retryAfter * 1000;
  return { state: "refused", code, message, until };
}
