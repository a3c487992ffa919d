import { serve } from "../../../lib/api/rest/serve_operation.ts";
import { getManifest } from "../../../lib/api/operations/get_manifest.ts";

export const handler = serve(getManifest);
