import { serve } from "../../../lib/api/serve_operation.ts";
import { listWork } from "../../../lib/operations/list_work.ts";

export const handler = serve(listWork);
