import { security } from "../../lib/discovery/security.ts";
import { serveDocument } from "../../lib/discovery/serve_document.ts";

export const handler = serveDocument(security);
