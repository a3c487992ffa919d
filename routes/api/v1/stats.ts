import { serve } from "../../../lib/api/serve_operation.ts";
import { getStats } from "../../../lib/operations/get_stats.ts";

export const handler = serve(getStats);
