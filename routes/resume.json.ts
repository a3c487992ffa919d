import { resume } from "../lib/api/discovery/resume.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(resume);
