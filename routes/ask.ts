import { serveAsk } from "../lib/ask/serve_ask.ts";

export const handler = serveAsk;
