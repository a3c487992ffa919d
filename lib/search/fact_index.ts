import { openingText } from "../markdown/plain_text.ts";
import {
  CHANNEL_CUES,
  DOCUMENT_CUES,
  LINK_CUES,
  PROFILE_CUES,
  RESUME_CUES,
} from "./cues.ts";
import { type FactSection, factSection } from "./fact_section.ts";
import type { Facts } from "./facts.ts";
import { roleSections } from "./role_sections.ts";
import { SectionIndex } from "./section_index.ts";

// A key word decides, also one that all roles share.
const CUE_IMPORTANCE = 0.6;

const made = new WeakMap<Facts, SectionIndex<FactSection>>();

/** Made once for a person: the facts do not change while the site runs. */
export function factIndex(facts: Facts): SectionIndex<FactSection> {
  const known = made.get(facts);
  if (known) return known;
  const index = new SectionIndex([
    ...profileSections(facts),
    ...roleSections(facts),
    ...resumeSections(facts),
    ...channelSections(facts),
    ...linkSections(facts),
    factSection({ topic: "documents", kind: "none", cues: DOCUMENT_CUES }),
  ], CUE_IMPORTANCE);
  made.set(facts, index);
  return index;
}

function profileSections({ person }: Facts): FactSection[] {
  const { name, headline, path, storyPath } = person;
  const story = openingText(person.story);
  const short = (["place", "timeZone", "availability"] as const).map((key) => ({
    description: person[key],
    lead: person[key],
    cues: PROFILE_CUES[key],
  }));
  return [
    { title: name, text: headline, lead: headline, cues: PROFILE_CUES.who },
    ...short,
    { path: storyPath, passage: story, cues: PROFILE_CUES.story },
  ].map((own) =>
    factSection({ topic: "profile", kind: "profile", name, path, ...own })
  );
}

function resumeSections({ resume }: Facts): FactSection[] {
  return resume.map(({ list, name, lead, detail, path }) =>
    factSection({
      topic: "profile",
      kind: "profile",
      name,
      path,
      heading: name,
      text: `${lead}\n${detail}`,
      lead,
      passage: detail,
      cues: RESUME_CUES[list],
    })
  );
}

function channelSections({ channels }: Facts): FactSection[] {
  return channels.map(({ label, value, url, path }) =>
    factSection({
      topic: "contact",
      kind: "channel",
      name: label,
      path,
      heading: label,
      // The part before the colon names the way: mailto, tel, https.
      text: `${value}\n${url}`,
      lead: value,
      cues: `${CHANNEL_CUES} ${WAYS[url.split(":", 1)[0] ?? ""] ?? ""}`,
    })
  );
}

const WAYS: Record<string, string> = {
  mailto: "email mail inbox",
  tel: "telephone phone call number",
};

function linkSections({ links }: Facts): FactSection[] {
  return links.map(({ label, url, path }) =>
    factSection({
      topic: "profile",
      kind: "profile",
      name: label,
      path,
      heading: label,
      text: url,
      lead: url,
      cues: LINK_CUES,
    })
  );
}
