import { openapi } from "../lib/discovery/openapi.ts";
import { serveDocument } from "../lib/discovery/serve.ts";

export const handler = serveDocument(openapi);
