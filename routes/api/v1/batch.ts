import { serve } from "../../../lib/api/rest/serve_operation.ts";
import { runBatch } from "../../../lib/api/operations/run_batch.ts";

export const handler = serve(runBatch);
