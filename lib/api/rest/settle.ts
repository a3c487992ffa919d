import type { Deps } from "../../deps.ts";
import { UpstreamError } from "../../upstream_error.ts";
import { OperationError, RETRY_LATER } from "../../errors.ts";
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
