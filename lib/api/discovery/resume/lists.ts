import type { Site } from "../../../site.ts";
import { nonEmpty } from "../../../base/text/non_empty.ts";
import { paragraphsAndBullets } from "../../../base/markdown/plain_text.ts";
import type {
  Content,
  Education,
  Role,
  SectionEntry,
  Volunteer,
} from "../../../content/content.ts";
import { resumeEntries } from "../../../content/mod.ts";
import { periodOf, skillsOf } from "../career.ts";

export function listsOf(content: Content, urlOf: Site["urlOf"]) {
  const { resume } = content;
  return {
    work: nonEmpty(content.roles.map(work)),
    volunteer: nonEmpty(resume.volunteer.map(volunteer)),
    education: nonEmpty(resume.education.map(education)),
    awards: nonEmpty(resume.awards),
    certificates: nonEmpty(resume.certificates),
    skills: nonEmpty(skills(content)),
    languages: nonEmpty(resume.languages),
    interests: nonEmpty(resume.interests.map(withKeywords)),
    references: nonEmpty(resume.references),
    projects: nonEmpty(
      resumeEntries(content, "projects").map((entry) => project(entry, urlOf)),
    ),
    publications: nonEmpty(
      resumeEntries(content, "publications")
        .map((entry) => publication(entry, urlOf)),
    ),
  };
}

/** `slug`, `years` and `keywords` are ours: the format allows additional properties. */
function work(
  { company, role, slug, years, skills, body, url, place, about, ...dates }:
    Role,
) {
  const { paragraphs, bullets } = paragraphsAndBullets(body);
  return {
    name: company,
    position: role,
    url,
    location: place,
    description: about,
    ...periodOf(dates),
    summary: paragraphs || undefined,
    highlights: nonEmpty(bullets),
    keywords: nonEmpty(skills),
    slug,
    years,
  };
}

function education({ degree, start, end, courses, ...same }: Education) {
  return {
    ...same,
    studyType: degree,
    ...periodOf({ start, end }),
    courses: nonEmpty(courses),
  };
}

function volunteer({ start, end, highlights, ...same }: Volunteer) {
  return {
    ...same,
    ...periodOf({ start, end }),
    highlights: nonEmpty(highlights),
  };
}

function skills(content: Content) {
  const own = content.resume.skills;
  return own.length > 0
    ? own.map(withKeywords)
    : skillsOf(content.roles).map((name) => ({ name }));
}

function withKeywords<T extends { keywords: string[] }>(thing: T) {
  return { ...thing, keywords: nonEmpty(thing.keywords) };
}

function project(entry: SectionEntry, urlOf: Site["urlOf"]) {
  const { title, date, end, body, tags, roles, entity, type } = entry;
  return {
    name: title,
    description: entry.summary ?? entry.description,
    highlights: nonEmpty(paragraphsAndBullets(body).bullets),
    keywords: nonEmpty(tags),
    ...periodOf({ start: date, end }),
    url: addressOf(entry, urlOf),
    roles: nonEmpty(roles),
    entity,
    type,
  };
}

function publication(entry: SectionEntry, urlOf: Site["urlOf"]) {
  return {
    name: entry.title,
    publisher: entry.publisher,
    releaseDate: entry.date,
    url: addressOf(entry, urlOf),
    summary: entry.summary ?? entry.description,
  };
}

function addressOf(
  { links, path }: SectionEntry,
  urlOf: Site["urlOf"],
): string {
  return links[0]?.url ?? urlOf(path);
}
