import { serve } from "../../../lib/api/serve_operation.ts";
import { getCodehostContributions } from "../../../lib/operations/get_codehost_contributions.ts";

export const handler = serve(getCodehostContributions);
