import { resumePath } from "../../content/anchors.ts";
import type { Content } from "../../content/content.ts";
import type { Episode, Item } from "./facts.ts";

const NOTHING = { skills: [], place: "", text: "", about: "" };

/** Dated parts of a résumé other than jobs. */
export function resumeEpisodes({ resume }: Content): Episode[] {
  return [
    ...resume.education.map(educationOf),
    ...resume.volunteer.map(dutyOf),
    ...resume.awards.map(({ title, awarder: org, date, summary: text }) =>
      honourOf("awards", { title, org, date, text })
    ),
    ...resume.certificates.map(({ name: title, issuer: org, date }) =>
      honourOf("certificates", { title, org, date })
    ),
  ];
}

type Resume = Content["resume"];

function educationOf(school: Resume["education"][number]): Episode {
  const { degree, area, institution, score, courses, start, end } = school;
  return {
    ...NOTHING,
    kind: "education",
    title: [degree, area].filter(Boolean).join(", "),
    org: institution,
    start,
    end,
    skills: courses,
    score,
    text: [score, ...courses].filter(Boolean).join("\n"),
    path: resumePath("education"),
  };
}

function dutyOf(duty: Resume["volunteer"][number]): Episode {
  const { position = "", organization, summary, highlights } = duty;
  return {
    ...NOTHING,
    kind: "volunteer",
    title: position,
    org: organization,
    start: duty.start,
    end: duty.end,
    text: [summary, ...highlights].filter(Boolean).join("\n"),
    path: resumePath("volunteer"),
  };
}

function honourOf(
  kind: "awards" | "certificates",
  { title, org = "", date, text = "" }: {
    title: string;
    org?: string;
    date?: string;
    text?: string;
  },
): Episode {
  const path = resumePath(kind);
  return { ...NOTHING, kind, title, org, start: date, end: date, text, path };
}

/** Parts of a résumé without a date. */
export function resumeItems({ resume, words }: Content): Item[] {
  const itemOf = (
    list: Item["list"],
    [name, ...more]: [string, ...(string | undefined)[]],
    keywords: string[] = [],
  ): Item => ({
    list,
    name,
    keywords,
    lead: commas([name, ...more, ...keywords], words),
    path: resumePath(list),
  });
  return [
    ...resume.languages.map(({ language, fluency }) =>
      itemOf("languages", [language, fluency])
    ),
    ...resume.skills.map((each) =>
      itemOf("skills", [each.name, each.level], each.keywords)
    ),
    ...resume.interests.map((each) =>
      itemOf("interests", [each.name], each.keywords)
    ),
    ...resume.references.map(({ name, reference }) =>
      itemOf("references", [name, reference])
    ),
  ];
}

function commas(parts: (string | undefined)[], { lists }: Content["words"]) {
  return parts.filter(Boolean).join(lists.comma);
}
