import { serve } from "../../../lib/api/serve.ts";
import { trackEvent } from "../../../lib/operations/track_event.ts";

export const handler = serve(trackEvent);
