import { skillsIndex } from "../../../lib/api/discovery/skills.ts";
import { serveDocument } from "../../../lib/api/discovery/serve_document.ts";

export const handler = serveDocument(skillsIndex);
