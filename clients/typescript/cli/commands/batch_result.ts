import type { BatchResult } from "../../types.ts";
import { namesOf } from "../table/shape.ts";

/** Fields of the result of a batch, and columns of its table. */
export const BATCH_RESULT = {
  fields: namesOf<BatchResult>({
    id: true,
    operationId: true,
    status: true,
    body: true,
  }),
  columns: ["operationId", "status", "body"],
};
