import { serve } from "../../../lib/api/rest/serve_operation.ts";
import { getStats } from "../../../lib/api/operations/get_stats.ts";

export const handler = serve(getStats);
