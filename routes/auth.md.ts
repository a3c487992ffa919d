import { auth } from "../lib/api/discovery/auth.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(auth);
