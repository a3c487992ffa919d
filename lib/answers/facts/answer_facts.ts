import {
  CHANNELS_PATH,
  ELSEWHERE_PATH,
  rolePath,
} from "../../content/anchors.ts";
import { type Content, localeOf } from "../../content/content.ts";
import { plainText } from "../../base/markdown/plain_text.ts";
import { minutesOf } from "../../base/time/hours.ts";
import { inTurns, withYields } from "../../base/time/turns.ts";
import { writtenTime } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import type { IndexedPage } from "../search/search_index.ts";
import type { Facts, Way } from "./facts.ts";
import { resumeEpisodes, resumeItems } from "./resume_facts.ts";
import { sentencesOf } from "./sentences_of.ts";

/** What is known of the person, from content; sentences from the pages as they are read. */
export async function answerFacts(
  content: Content,
  pages: readonly IndexedPage[],
): Promise<Facts> {
  const { profile, contact, roles, sections } = content;
  const jobs = await inTurns(roles, (role) => ({
    kind: "job" as const,
    title: role.role,
    org: role.company,
    start: role.start,
    end: role.end,
    skills: role.skills,
    place: role.place ?? "",
    text: [plainText(role.body), role.about ?? ""].filter(Boolean).join("\n"),
    about: role.about ?? "",
    path: rolePath(role),
  }));
  return {
    voice: localeOf(content),
    person: {
      name: profile.name,
      headline: profile.headline,
      description: profile.description,
      place: profile.place,
      timeZone: profile.time_zone,
      availability: profile.availability,
    },
    contact: {
      hours: contact.hours,
      times: timesOf(content),
      responseTime: contact.response_time,
    },
    jobs,
    others: resumeEpisodes(content),
    items: resumeItems(content),
    ways: waysOf(content),
    entries: sections.flatMap(({ slug, title, entries }) =>
      entries.map((entry) => ({
        section: slug,
        sectionTitle: title,
        title: entry.title,
        description: entry.description,
        date: entry.date,
        path: entry.path,
      }))
    ),
    sentences: await withYields(sentencesOf(pages, jobs)),
  };
}

function timesOf({ contact, profile, words }: Content): string {
  const { work_hours: hours } = contact;
  if (!hours) return "";
  const written = (time: string) =>
    writtenTime(minutesOf(time), profile.language);
  return fill(words.dates.period, {
    start: written(hours.start),
    end: written(hours.end),
  });
}

function waysOf({ profile, contact }: Content): Way[] {
  return [
    ...contact.channels.map(({ label, value, url, note = "" }): Way => ({
      kind: KINDS[url.split(":", 1)[0] ?? ""] ?? "other",
      label,
      value,
      note,
      path: CHANNELS_PATH,
    })),
    ...profile.links.map(({ label, url }): Way => ({
      kind: "link",
      label,
      value: url,
      note: "",
      path: ELSEWHERE_PATH,
    })),
  ];
}

const KINDS: Record<string, Way["kind"]> = { mailto: "email", tel: "phone" };
