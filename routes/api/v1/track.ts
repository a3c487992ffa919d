import { serve } from "../../../lib/api/rest/serve_operation.ts";
import { trackEvent } from "../../../lib/api/operations/track_event.ts";

export const handler = serve(trackEvent);
