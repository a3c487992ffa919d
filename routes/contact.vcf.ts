import { serveDocument } from "../lib/api/discovery/serve_document.ts";
import { vcard } from "../lib/api/discovery/vcard.ts";

export const handler = serveDocument(vcard);
