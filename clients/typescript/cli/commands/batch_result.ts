import type { BatchResult } from "../../types.ts";
import { namesOf } from "../table/shape.ts";

/** What each result of a batch has, and of that what a table shows. */
export const BATCH_RESULT = {
  fields: namesOf<BatchResult>({
    id: true,
    operationId: true,
    status: true,
    body: true,
  }),
  columns: ["operationId", "status", "body"],
};
