import { serveHealth } from "../lib/api/rest/serve_health.ts";
import { define } from "../lib/state.ts";

export const handler = define.handlers({ GET: serveHealth });
