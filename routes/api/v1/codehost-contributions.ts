import { serve } from "../../../lib/api/rest/serve_operation.ts";
import { getCodehostContributions } from "../../../lib/api/operations/get_codehost_contributions.ts";

export const handler = serve(getCodehostContributions);
