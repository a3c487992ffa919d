import { serve } from "../../../lib/api/serve_operation.ts";
import { getManifest } from "../../../lib/operations/get_manifest.ts";

export const handler = serve(getManifest);
