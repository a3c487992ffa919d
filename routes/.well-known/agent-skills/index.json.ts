import { skillsIndex } from "../../../lib/discovery/skills.ts";
import { serveDocument } from "../../../lib/discovery/serve.ts";

export const handler = serveDocument(skillsIndex);
