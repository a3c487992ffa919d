import { serveHealth } from "../lib/api/serve_health.ts";
import { define } from "../lib/state.ts";

export const handler = define.handlers({ GET: serveHealth });
