import { serve } from "../../../../lib/api/serve_operation.ts";
import { getJob } from "../../../../lib/operations/get_job.ts";

export const handler = serve(getJob);
