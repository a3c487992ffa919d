import { webfinger } from "../../lib/api/discovery/identities.ts";
import { serveDocument } from "../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(webfinger);
