import { serveAsk } from "../lib/ask/serve.ts";

export const handler = serveAsk;
