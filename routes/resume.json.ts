import { resume } from "../lib/discovery/resume.ts";
import { serveDocument } from "../lib/discovery/serve_document.ts";

export const handler = serveDocument(resume);
