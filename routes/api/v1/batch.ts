import { serve } from "../../../lib/api/serve.ts";
import { runBatch } from "../../../lib/operations/run_batch.ts";

export const handler = serve(runBatch);
