import { serve } from "../../../../lib/api/rest/serve_operation.ts";
import { getJob } from "../../../../lib/api/operations/get_job.ts";

export const handler = serve(getJob);
