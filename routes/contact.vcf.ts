import { serveDocument } from "../lib/discovery/serve_document.ts";
import { vcard } from "../lib/discovery/vcard.ts";

export const handler = serveDocument(vcard);
