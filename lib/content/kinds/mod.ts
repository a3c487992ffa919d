import { contact } from "./contact.ts";
import { docs } from "./doc.ts";
import { moved } from "./moved.ts";
import { npcs } from "./npc.ts";
import { pages } from "./page.ts";
import { profile } from "./profile.ts";
import { resume } from "./resume.ts";
import { roles } from "./role.ts";
import { sections } from "./section.ts";
import { skills } from "./skill.ts";
import { words } from "./words.ts";

/** Every kind of file: reading, checks and the type of the content follow from it. */
export const kinds = {
  profile,
  contact,
  roles,
  resume,
  pages,
  sections,
  docs,
  moved,
  npcs,
  skills,
  words,
};
