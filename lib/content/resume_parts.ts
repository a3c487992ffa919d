import type { Content } from "./content.ts";
import type { Resume } from "./kinds/resume.ts";
import { voiceOf } from "./voice_of.ts";
import { writtenDate, writtenPeriod } from "../base/words/dates.ts";
import { fill } from "../base/words/fill.ts";
import type { Words } from "../base/words/words.ts";

/** What a résumé has besides the career, as pages and tools tell it. */
export interface ResumePart<Id extends string = string> {
  id: Id;
  title: string;
  items: ResumeItem[];
}

export interface ResumeItem {
  /** A school, a language, a prize. */
  name: string;
  url?: string;
  /** Path of its own page here. */
  page?: string;
  /** Beside the name, each a few words. */
  facts: string[];
  /** Paragraphs below, of plain text. */
  text: string[];
  points: string[];
}

/** As a list has it: what is left out is empty. */
type Told = Pick<ResumeItem, "name"> & Partial<ResumeItem>;

const EMPTY = { facts: [], text: [], points: [] };

/** Only what is given, in the order in which a résumé has it. */
export function resumeParts(content: Content): ResumePart<keyof Resume>[] {
  const { resume, words } = content;
  const withKeywords = (given: WithKeywords) => itemOf(given, words.lists);
  const parts: { id: keyof Resume; items: Told[] }[] = [
    { id: "education", items: education(content) },
    { id: "languages", items: languages(resume) },
    { id: "awards", items: awards(content) },
    { id: "certificates", items: certificates(content) },
    { id: "volunteer", items: volunteer(content) },
    { id: "skills", items: resume.skills.map(withKeywords) },
    { id: "interests", items: resume.interests.map(withKeywords) },
    { id: "references", items: references(resume) },
  ];
  return parts.filter(({ items }) => items.length > 0).map(({ id, items }) => ({
    id,
    title: words.about.lists[id],
    items: items.map((item) => ({ ...EMPTY, ...item })),
  }));
}

function education(content: Content): Told[] {
  const { about, lists } = content.words;
  return content.resume.education.map(
    ({ institution, url, degree, area, score, courses, ...dates }) => ({
      name: institution,
      url,
      facts: given(degree, area, period(dates, content)),
      text: given(
        score && fill(about.score, { score }),
        courses.length > 0 &&
          fill(about.courses, { courses: courses.join(lists.comma) }),
      ),
    }),
  );
}

function languages({ languages }: Resume): Told[] {
  return languages.map(({ language, fluency }) => ({
    name: language,
    facts: given(fluency),
  }));
}

function awards(content: Content): Told[] {
  return content.resume.awards.map(({ title, awarder, date, summary }) => ({
    name: title,
    facts: given(awarder, day(date, content)),
    text: paragraphs(summary),
  }));
}

function certificates(content: Content): Told[] {
  return content.resume.certificates.map(({ name, url, issuer, date }) => ({
    name,
    url,
    facts: given(issuer, day(date, content)),
  }));
}

function volunteer(content: Content): Told[] {
  return content.resume.volunteer.map(
    ({ organization, url, position, summary, highlights, ...dates }) => ({
      name: organization,
      url,
      facts: given(position, period(dates, content)),
      text: paragraphs(summary),
      points: highlights,
    }),
  );
}

/** A skill or an interest. */
interface WithKeywords {
  name: string;
  level?: string;
  keywords: string[];
}

function itemOf(
  { name, level, keywords }: WithKeywords,
  { comma }: Words["lists"],
): Told {
  const text = given(keywords.join(comma));
  return { name, facts: given(level), text };
}

function references({ references }: Resume): Told[] {
  return references.map(({ name, reference }) => ({
    name,
    text: paragraphs(reference),
  }));
}

function period(
  { start, end }: { start?: string; end?: string },
  content: Content,
): string {
  const from = start ?? end;
  return from ? writtenPeriod(from, end ?? from, voiceOf(content)) : "";
}

function day(date: string | undefined, { profile }: Content): string {
  return date ? writtenDate(date, profile.language) : "";
}

function paragraphs(text = ""): string[] {
  return given(...text.split(/\n\s*\n/));
}

function given(...texts: (string | false | undefined)[]): string[] {
  return texts.flatMap((text) => text ? [text] : []);
}
