import { auth } from "../lib/discovery/auth.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(auth);
