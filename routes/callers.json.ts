import { serveCallers } from "../lib/api/rest/serve_callers.ts";
import { define } from "../lib/state.ts";

export const handler = define.handlers({ GET: serveCallers });
