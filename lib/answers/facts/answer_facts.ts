import {
  CHANNELS_PATH,
  ELSEWHERE_PATH,
  rolePath,
  STORY_PATH,
} from "../../content/anchors.ts";
import type { Content, Role } from "../../content/content.ts";
import { localeOf } from "../../content/mod.ts";
import { plainText } from "../../base/markdown/plain_text.ts";
import { minutesOf } from "../../base/time/hours.ts";
import { inTurns, withYields } from "../../base/time/turns.ts";
import { writtenTime } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import type { IndexedPage } from "../search/search_index.ts";
import type { Ask, Entry, Episode, Facts, Way } from "./facts.ts";
import { resumeEpisodes, resumeItems } from "./resume_facts.ts";
import { sentencesOf } from "./sentences_of.ts";

/** Facts of the content, and sentences of the pages. */
export async function answerFacts(
  content: Content,
  pages: readonly IndexedPage[],
): Promise<Facts> {
  const { contact } = content;
  const jobs = await inTurns(content.roles, jobOf);
  return {
    voice: localeOf(content),
    person: personOf(content),
    contact: {
      hours: contact.hours,
      times: timesOf(content),
      responseTime: contact.response_time,
    },
    jobs,
    others: resumeEpisodes(content),
    items: resumeItems(content),
    ways: waysOf(content),
    entries: entriesOf(content),
    asks: asksOf(content),
    sentences: await withYields(sentencesOf(pages, jobs)),
  };
}

function personOf({ profile }: Content): Facts["person"] {
  const { name, headline, description, place, availability } = profile;
  const timeZone = profile.time_zone;
  return { name, headline, description, place, timeZone, availability };
}

function jobOf(role: Role): Episode {
  const { about = "", place = "" } = role;
  return {
    kind: "job",
    title: role.role,
    org: role.company,
    start: role.start,
    end: role.end,
    skills: role.skills,
    place,
    text: [plainText(role.body), about].filter(Boolean).join("\n"),
    about,
    path: rolePath(role),
  };
}

function entriesOf({ sections }: Content): Entry[] {
  return sections.flatMap(({ slug, title: sectionTitle, entries }) =>
    entries.map(({ title, description = "", date = "", path }) => ({
      section: slug,
      sectionTitle,
      title,
      description,
      date,
      path,
    }))
  );
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

/** Words that the files list for their own texts. */
function asksOf(
  { contact, pages, profile, roles, sections }: Content,
): Ask[] {
  const texts = [
    ...roles.map((role) => ({ ...role, path: rolePath(role) })),
    { ...profile, path: STORY_PATH },
    ...[{ ...contact, slug: "contact" }, ...pages, ...sections]
      .map(({ asks, slug }) => ({ asks, path: `/${slug}` })),
    ...sections.flatMap(({ entries }) => entries),
  ];
  return texts.flatMap(({ asks, path }) =>
    Object.entries(asks).map(([heading, words]) => ({ heading, words, path }))
  );
}
