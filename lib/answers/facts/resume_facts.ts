import { resumePath } from "../../content/anchors.ts";
import type { Content } from "../../content/content.ts";
import type { Episode, Item } from "./facts.ts";

/** What a résumé has besides jobs, as far as it has its time. */
export function resumeEpisodes({ resume }: Content): Episode[] {
  const nothing = { skills: [], place: "", text: "", about: "" };
  return [
    ...resume.education.map((school): Episode => ({
      ...nothing,
      kind: "education",
      title: [school.degree, school.area].filter(Boolean).join(", "),
      org: school.institution,
      start: school.start,
      end: school.end,
      skills: school.courses,
      score: school.score,
      text: [school.score, ...school.courses].filter(Boolean).join("\n"),
      path: resumePath("education"),
    })),
    ...resume.volunteer.map((duty): Episode => ({
      ...nothing,
      kind: "volunteer",
      title: duty.position ?? "",
      org: duty.organization,
      start: duty.start,
      end: duty.end,
      text: [duty.summary, ...duty.highlights].filter(Boolean).join("\n"),
      path: resumePath("volunteer"),
    })),
    ...resume.awards.map((award): Episode => ({
      ...nothing,
      kind: "awards",
      title: award.title,
      org: award.awarder ?? "",
      start: award.date,
      end: award.date,
      text: award.summary ?? "",
      path: resumePath("awards"),
    })),
    ...resume.certificates.map((certificate): Episode => ({
      ...nothing,
      kind: "certificates",
      title: certificate.name,
      org: certificate.issuer ?? "",
      start: certificate.date,
      end: certificate.date,
      path: resumePath("certificates"),
    })),
  ];
}

/** What it lists without a time. */
export function resumeItems({ resume, words }: Content): Item[] {
  const told = (
    list: Item["list"],
    name: string,
    more: (string | undefined)[],
  ): Item => ({
    list,
    name,
    lead: [name, ...more].filter(Boolean).join(words.lists.comma),
    path: resumePath(list),
  });
  return [
    ...resume.languages.map(({ language, fluency }) =>
      told("languages", language, [fluency])
    ),
    ...resume.skills.map(({ name, level, keywords }) =>
      told("skills", name, [level, ...keywords])
    ),
    ...resume.interests.map(({ name, keywords }) =>
      told("interests", name, keywords)
    ),
    ...resume.references.map(({ name, reference }) =>
      told("references", name, [reference])
    ),
  ];
}
