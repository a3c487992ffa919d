import { serve } from "../../../lib/api/serve_operation.ts";
import { trackEvent } from "../../../lib/operations/track_event.ts";

export const handler = serve(trackEvent);
