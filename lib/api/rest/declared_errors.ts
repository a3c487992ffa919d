import { type ErrorCode, STATUS } from "../../errors.ts";
import type { AnyOperation } from "../../operation.ts";

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
