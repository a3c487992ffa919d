import { ApiError } from "../../../clients/typescript/api_error.ts";

/** An error of the API. `until` is in milliseconds since 1970. */
export interface Refusal {
  state: "refused";
  code: string;
  message: string;
  until: number;
}

export type Failure = Refusal | { state: "unreachable" };

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { state: "unreachable" };
  const { code, message } = error;
  return { state: "refused", code, message, until: untilOf(error) };
}

/** End of `Retry-After` in milliseconds since 1970; now without it. */
export function untilOf({ retryAfter = 0 }: ApiError): number {
  return Date.now() + Math.min(retryAfter, MAX_WAIT) * 1000;
}

/** In seconds. Nobody watches a longer countdown, whatever a header says. */
const MAX_WAIT = 3_600;
