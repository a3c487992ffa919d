import { skillsIndex } from "../../../lib/discovery/skills.ts";
import { serveDocument } from "../../../lib/discovery/serve_document.ts";

export const handler = serveDocument(skillsIndex);
