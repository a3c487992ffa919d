import { resumePdf } from "../lib/api/discovery/resume_pdf.ts";
import { serveDocument } from "../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(resumePdf);
