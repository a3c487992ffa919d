import { ApiConnectionError } from "../api_connection_error.ts";
import { ApiError } from "../api_error.ts";
import { ArgumentError } from "../options.ts";
import type { ErrorResponse } from "../types.ts";
import { Failure } from "./failure.ts";
import { printableJson } from "./terminal/printable.ts";
import { UsageError } from "./usage_error.ts";

/** JSON on one line, or indented; characters that act on a terminal are escaped. */
export function json(value: unknown, pretty = false): string {
  const text = JSON.stringify(value, null, pretty ? 2 : undefined);
  return printableJson(text) + "\n";
}

/** The exit code of a failure, and its JSON for standard error. */
export function failureOf(
  error: unknown,
): { exitCode: number; body: ErrorResponse } {
  if (error instanceof UsageError || error instanceof ArgumentError) {
    const hint = error instanceof UsageError
      ? error.hint
      : "foyer help examples has an example of every command";
    return { exitCode: 2, body: bodyOf("usage_error", error, hint) };
  }
  if (error instanceof ApiConnectionError) {
    return { exitCode: 3, body: bodyOf("connection_error", error, UNREACHED) };
  }
  if (error instanceof ApiError) {
    const { code, hint = waitHint(error) } = error;
    return { exitCode: 1, body: bodyOf(code, error, hint) };
  }
  if (error instanceof Failure) {
    return { exitCode: 1, body: bodyOf(error.code, error, error.hint) };
  }
  return { exitCode: 1, body: bodyOf("unknown", error) };
}

const UNREACHED =
  "Check the network, and the address in --base-url or FOYER_BASE_URL";

function bodyOf(code: string, error: unknown, hint?: string): ErrorResponse {
  const message = error instanceof Error ? error.message : String(error);
  return hint === undefined
    ? { code, error: message }
    : { code, error: message, hint };
}

function waitHint({ retryAfter }: ApiError): string | undefined {
  return retryAfter === undefined ? undefined : `Try again in ${retryAfter} s`;
}
