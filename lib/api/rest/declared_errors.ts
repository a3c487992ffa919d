import { type ErrorCode, STATUS } from "../../errors.ts";
import type { AnyOperation } from "../../operation.ts";

/** What every operation may answer, beside what it declares. */
export const COMMON_ERRORS: ErrorCode[] = ["rate_limited", "internal_error"];

/** The errors that an operation may answer, by status in ascending order. */
export function declaredErrors(
  { errors, statusOf, request }: AnyOperation,
): Map<number, ErrorCode[]> {
  const byStatus = Map.groupBy(
    new Set([...errors, ...COMMON_ERRORS]),
    (code): number => statusOf?.[code] ?? STATUS[code],
  );
  // A body over the cap is refused before it is read.
  if (request?.body) byStatus.set(413, ["invalid_body"]);
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}
