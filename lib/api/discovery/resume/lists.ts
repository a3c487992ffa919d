import type { Content } from "../../../content/content.ts";
import type { Education, Volunteer } from "../../../content/kinds/resume.ts";
import { skillsOf } from "../skills_of.ts";
import { given } from "../given.ts";
import { periodOf } from "../period.ts";

/** What a résumé has besides the career, under the names of the format. */
export function listsOf(content: Content) {
  const { resume } = content;
  return {
    volunteer: given(resume.volunteer.map(volunteer)),
    education: given(resume.education.map(education)),
    awards: given(resume.awards),
    certificates: given(resume.certificates),
    skills: given(skills(content)),
    languages: given(resume.languages),
    interests: given(resume.interests.map(withKeywords)),
    references: given(resume.references),
  };
}

function education({ degree, start, end, courses, ...same }: Education) {
  return {
    ...same,
    studyType: degree,
    ...periodOf({ start, end }),
    courses: given(courses),
  };
}

function volunteer({ start, end, highlights, ...same }: Volunteer) {
  return {
    ...same,
    ...periodOf({ start, end }),
    highlights: given(highlights),
  };
}

/** Those of the roles where no list says which they are. */
function skills(content: Content) {
  const own = content.resume.skills;
  return own.length > 0
    ? own.map(withKeywords)
    : skillsOf(content.roles).map((name) => ({ name }));
}

function withKeywords<T extends { keywords: string[] }>(thing: T) {
  return { ...thing, keywords: given(thing.keywords) };
}
