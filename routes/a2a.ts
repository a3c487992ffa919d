import { serveA2a } from "../lib/api/a2a/serve_a2a.ts";

export const handler = serveA2a;
