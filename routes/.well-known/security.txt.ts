import { security } from "../../lib/discovery/security.ts";
import { serveDocument } from "../../lib/discovery/serve.ts";

export const handler = serveDocument(security);
