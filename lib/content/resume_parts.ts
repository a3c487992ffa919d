import { briefDate, writtenPeriod } from "../base/words/dates.ts";
import { fill } from "../base/words/fill.ts";
import { type Content, localeOf } from "./content.ts";
import type { Resume } from "./kinds/resume.ts";
import { RESUME_SECTIONS, type ResumeSection } from "./names.ts";
import type { ResumeItem, ResumePart } from "./resume_item.ts";
import { resumeEntries } from "./newest_entries.ts";

type PartialItem = Pick<ResumeItem, "name"> & Partial<ResumeItem>;

const EMPTY = { facts: [], text: [], points: [] };

/** The lists of the file, then those that sections are; none that is empty. */
export function resumeParts(content: Content): ResumePart[] {
  const own = inOwnLanguage(content);
  const { languages, skills, interests, references, language } = own.resume;
  const { comma } = own.words.lists;
  const withKeywords = (item: WithKeywords) => keywordItem(item, own);
  const parts: { id: ResumePart["id"]; items: PartialItem[] }[] = [
    { id: "education", items: education(own) },
    { id: "languages", items: languages.map(languageItem) },
    { id: "awards", items: awards(own) },
    { id: "certificates", items: certificates(own) },
    { id: "volunteer", items: volunteer(own) },
    { id: "skills", items: skills.map(withKeywords) },
    { id: "interests", items: interests.map(withKeywords) },
    { id: "references", items: references.map(referenceItem) },
    ...RESUME_SECTIONS.map((id) => ({ id, items: entries(content, id) })),
  ];
  return parts.filter(({ items }) => items.length > 0).map(({ id, items }) => ({
    id,
    title: content.words.about.lists[id],
    items: items.map((item) => ({ ...EMPTY, language, comma, ...item })),
  }));
}

/** A résumé without a translation has dates and labels in its language as well. */
function inOwnLanguage(content: Content): Content {
  const { original, resume, profile } = content;
  if (!resume.untranslated || !original) return content;
  const { words, language } = original;
  return { ...content, words, profile: { ...profile, language } };
}

function education(content: Content): PartialItem[] {
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

function awards(content: Content): PartialItem[] {
  return content.resume.awards.map(({ title, awarder, date, summary }) => ({
    name: title,
    facts: given(awarder, day(date, content)),
    text: paragraphs(summary),
  }));
}

function certificates(content: Content): PartialItem[] {
  return content.resume.certificates.map(({ name, url, issuer, date }) => ({
    name,
    url,
    facts: given(issuer, day(date, content)),
  }));
}

function volunteer(content: Content): PartialItem[] {
  return content.resume.volunteer.map(
    ({ organization, url, position, summary, highlights, start, end }) => ({
      name: organization,
      url,
      // Without an end it continues, as in JSON Resume.
      facts: given(
        position,
        period({ start, end: end ?? (start && "present") }, content),
      ),
      text: paragraphs(summary),
      points: highlights,
    }),
  );
}

type WithKeywords = Resume["interests" | "skills"][number];

function keywordItem(item: WithKeywords, { words }: Content): PartialItem {
  return {
    name: item.name,
    facts: given("level" in item && item.level),
    text: given(item.keywords.join(words.lists.comma)),
  };
}

function languageItem(item: Resume["languages"][number]): PartialItem {
  return { name: item.language, facts: given(item.fluency) };
}

function referenceItem(item: Resume["references"][number]): PartialItem {
  return { name: item.name, text: paragraphs(item.reference) };
}

function entries(content: Content, part: ResumeSection): PartialItem[] {
  const { comma } = content.words.lists;
  return resumeEntries(content, part).map(
    ({ title, path, date, end, language, ...of }) => {
      const when = period({ start: date, end: end ?? date }, content);
      const facts = given(...of.roles, of.type, of.entity, of.publisher, when);
      return { name: title, page: path, language, facts, comma };
    },
  );
}

function period(
  { start, end }: { start?: string; end?: string },
  content: Content,
): string {
  const from = start ?? end;
  return from ? writtenPeriod(from, end ?? from, localeOf(content)) : "";
}

function day(date: string | undefined, { profile }: Content): string {
  return date ? briefDate(date, profile.language) : "";
}

function paragraphs(text = ""): string[] {
  return given(...text.split(/\n\s*\n/));
}

function given(...texts: (string | false | undefined)[]): string[] {
  return texts.flatMap((text) => text ? [text] : []);
}
