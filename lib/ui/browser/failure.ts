import { ApiError } from "../../../clients/typescript/api_error.ts";

/** Why a call has no answer to show. */
export type Failure =
  /** In the API's own words; `until` is in milliseconds since 1970. */
  | { state: "refused"; code: string; message: string; until: number }
  | { state: "unreachable" };

/** Of what the client throws. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { state: "unreachable" };
  const { code, message } = error;
  return { state: "refused", code, message, until: untilOf(error) };
}

/** Until when the site asks to wait, in milliseconds since 1970; now where it does not. */
export function untilOf({ retryAfter = 0 }: ApiError): number {
  return Date.now() + Math.min(retryAfter, LONGEST_WAIT) * 1000;
}

/** In seconds: nobody watches a count of more, whatever a header says. */
const LONGEST_WAIT = 3_600;
