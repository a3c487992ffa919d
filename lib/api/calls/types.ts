import type { ErrorCode } from "../../errors.ts";
import type { Call } from "./call.ts";

/** A call of an operation, and its answer. */
export interface RecordedAnswer {
  call: Call;
  status: number;
  /** The error code of an ErrorResponse. */
  code?: ErrorCode;
  mediaType: string;
  bytes: number;
  /** The body as it travels; empty for a binary body. */
  text: string;
  /** The answer stays the same until the content changes. */
  isLasting: boolean;
}

export type { Field, FieldType } from "../openapi/fields.ts";
