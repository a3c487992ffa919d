import {
  CHANNELS_PATH,
  ELSEWHERE_PATH,
  rolePath,
} from "../../content/anchors.ts";
import type { Content, Role } from "../../content/content.ts";
import { plainText } from "../../base/markdown/plain_text.ts";
import { minutesOf } from "../../base/time/hours.ts";
import { inTurns } from "../../base/time/turns.ts";
import { writtenTime } from "../../base/words/dates.ts";
import { fill } from "../../base/words/fill.ts";
import type { Episode, Facts, StoredFacts, Way } from "./facts.ts";
import { resumeEpisodes, resumeItems } from "./resume_facts.ts";

/** Facts of the content. */
export async function answerFacts(content: Content): Promise<StoredFacts> {
  const { contact } = content;
  const jobs = await inTurns(content.roles, jobOf);
  return {
    person: personOf(content),
    contact: {
      title: contact.title,
      hours: contact.hours,
      times: timesOf(content),
      responseTime: contact.response_time,
    },
    jobs,
    others: resumeEpisodes(content),
    items: resumeItems(content),
    ways: waysOf(content),
  };
}

function personOf({ profile }: Content): Facts["person"] {
  const { name, called, headline, description, place } = profile;
  const { time_zone: timeZone, availability } = profile;
  return { name, called, headline, description, place, timeZone, availability };
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
