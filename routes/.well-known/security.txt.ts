import { security } from "../../lib/api/discovery/security.ts";
import { serveDocument } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(security);
