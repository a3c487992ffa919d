import { serve } from "../../../lib/api/rest/serve_operation.ts";
import { listWork } from "../../../lib/api/operations/list_work.ts";

export const handler = serve(listWork);
