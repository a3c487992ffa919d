import type { Content } from "../../lib/content/content.ts";
import { Resume } from "../../lib/content/kinds/resume.ts";
import { testContent } from "./test_app.ts";

const { profile, contact } = testContent;

/** The tests' person with nothing that a person need not give. */
export const barePerson: Content = {
  ...testContent,
  profile: { ...profile, links: [], summary: undefined, figure: undefined },
  contact: { ...contact, channels: contact.channels.slice(0, 1) },
  roles: [],
  resume: Resume.parse({}),
  sections: [],
  skills: [],
};
