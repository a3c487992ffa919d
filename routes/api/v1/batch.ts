import { serve } from "../../../lib/api/serve_operation.ts";
import { runBatch } from "../../../lib/operations/run_batch.ts";

export const handler = serve(runBatch);
