import { resume } from "../lib/discovery/resume.ts";
import { serveDocument } from "../lib/discovery/serve.ts";

export const handler = serveDocument(resume);
