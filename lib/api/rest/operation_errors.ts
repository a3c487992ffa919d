import type { Deps } from "../../deps.ts";
import { UpstreamError } from "../../upstream_error.ts";
import {
  type ErrorCode,
  OperationError,
  RETRY_LATER,
  STATUS,
} from "../../errors.ts";
import type { AnyOperation } from "../../operation.ts";

/**
 * Converts an error for the client. Only declared codes pass. Every other error
 * is a fault of the server: it is reported, and its message stays private.
 */
export function toOperationError(
  error: unknown,
  operation: AnyOperation,
  deps: Deps,
): OperationError {
  const { id, errors, statusOf } = operation;
  const isDeclared = error instanceof OperationError &&
    (error.code === "internal_error" || errors.includes(error.code));
  if (isDeclared) {
    const { code, message, hint, headers } = error;
    const status = statusOf?.[code] ?? error.status;
    return new OperationError(code, message, { hint, headers, status });
  }
  deps.reportError(error);
  return error instanceof UpstreamError && errors.includes("upstream_error")
    ? new OperationError("upstream_error", `The service behind ${id} failed`, {
      hint: "Send the request again later",
    })
    : new OperationError("internal_error", `The server failed in ${id}`, {
      hint: RETRY_LATER,
    });
}

/** Codes of every operation, beside those that it declares. */
export const COMMON_ERRORS: ErrorCode[] = ["rate_limited", "internal_error"];

/** Error codes of an operation by status, in ascending order. */
export function declaredErrors({ errors, statusOf, request }: AnyOperation) {
  const byStatus = Map.groupBy(
    new Set([...errors, ...COMMON_ERRORS]),
    (code): number => statusOf?.[code] ?? STATUS[code],
  );
  // A body over the cap is refused before it is read.
  if (request?.body) byStatus.set(413, ["invalid_body"]);
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}
