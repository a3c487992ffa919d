import { serveA2a } from "../lib/a2a/serve.ts";

export const handler = serveA2a;
