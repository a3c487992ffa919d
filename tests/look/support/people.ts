import { assert } from "@std/assert";
import type { Content } from "../../../lib/content/content.ts";
import { content as second } from "../../second_person/support/vocabulary.ts";
import { testContent } from "../../support/test_app.ts";

const LONG = "Leuchtturmwaerterstubenofenkachelmusters";
const { profile, contact, roles: [role] } = testContent;
assert(role);

/** Whose names and facts leave more room than most, or less. */
export const PEOPLE: Record<string, Content> = {
  "a name in Arabic": second,
  "a name in Japanese": called("架空岬灯台守見習霧野海太郎左衛門", "ja"),
  "a name of forty letters": called(LONG, "de"),
  "long words everywhere": {
    ...testContent,
    profile: {
      ...profile,
      name: `${LONG} ${LONG}`,
      headline: `Keeps ${LONG} `.repeat(4).slice(0, 160),
      place: `${LONG}, ${LONG}`,
    },
    roles: [{ ...role, slug: LONG.toLowerCase(), company: LONG, role: LONG }],
    contact: {
      ...contact,
      channels: [
        `mailto:${LONG}@${LONG}.example`.toLowerCase(),
        `https://social.example/${LONG}/${LONG}`,
      ].map((url) => ({ channel: "long", label: LONG, value: url, url })),
    },
  },
  "thirty roles": {
    ...testContent,
    roles: Array.from({ length: 30 }, (_, at) => ({
      ...role,
      slug: `${role.slug}-${at}`,
      company: at % 2 ? LONG : role.company,
    })),
  },
  "no roles and no channels": {
    ...testContent,
    roles: [],
    contact: { ...contact, channels: [] },
  },
};

function called(name: string, language: string): Content {
  return { ...testContent, profile: { ...profile, name, language } };
}
