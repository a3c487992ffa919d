import { serveAsk } from "../lib/api/ask/serve_ask.ts";

export const handler = serveAsk;
