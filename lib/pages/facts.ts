import type { Content } from "../content/content.ts";
import { voiceOf } from "../content/voice_of.ts";
import { writtenPeriod } from "../words/dates.ts";
import type { Facts } from "../search/facts.ts";
import { tokensOf } from "../search/words.ts";
import { CHANNELS_PATH, ELSEWHERE_PATH, rolePath } from "../content/anchors.ts";
import { resumeParts } from "./about/resume_parts.ts";

/** What is known of the person, each with the place on the site that says it. */
export function factsOf(content: Content): Facts {
  const { profile, contact, words: { lists, ask } } = content;
  const voice = voiceOf(content);
  return {
    comma: lists.comma,
    stopWords: tokensOf(ask.stopWords).map(({ word }) => word),
    person: {
      name: profile.name,
      headline: profile.headline,
      place: profile.place,
      timeZone: profile.time_zone,
      availability: profile.availability,
      story: profile.body,
      path: "/",
      storyPath: "/about",
    },
    roles: content.roles.map((role) => ({
      company: role.company,
      role: role.role,
      years: role.years,
      period: writtenPeriod(role.start, role.end, voice),
      slug: role.slug,
      skills: role.skills,
      place: role.place,
      about: role.about,
      detail: role.body,
      path: rolePath(role),
    })),
    resume: resumeParts(content).flatMap(({ id, items, path }) =>
      items.map(({ name, facts, text, points }) => ({
        list: id,
        name,
        lead: [name, ...facts].join(lists.comma),
        detail: [...text, ...points].join("\n"),
        path,
      }))
    ),
    channels: contact.channels.map(({ label, value, url, preferred }) => ({
      label,
      value,
      url,
      preferred,
      path: CHANNELS_PATH,
    })),
    links: profile.links.map(({ label, url }) => ({
      label,
      url,
      path: ELSEWHERE_PATH,
    })),
  };
}
