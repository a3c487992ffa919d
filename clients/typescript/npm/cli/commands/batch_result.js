import { namesOf } from "../table/shape.js";
export const BATCH_RESULT = {
    fields: namesOf({
        id: true,
        operationId: true,
        status: true,
        body: true,
    }),
    columns: ["operationId", "status", "body"],
};
