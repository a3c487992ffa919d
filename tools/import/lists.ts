import { nonEmpty } from "../../lib/base/text/non_empty.ts";
import { type Files, yamlOf } from "../new/markdown_file.ts";
import type { JsonResume } from "./json_resume.ts";
import type { Notes } from "./notes.ts";
import { readers } from "./reader.ts";

const FILE = "resume.yaml";

/** `resume.yaml`, where the résumé has anything that belongs there. */
export function listsFile(resume: JsonResume, notes: Notes): Files {
  const text = yamlOf({
    education: readers(resume.education, "education", notes).map((each) => ({
      institution: each.name("institution", FILE, `${each.path}.institution`),
      area: each.line("area"),
      degree: each.line("studyType"),
      ...datesOf(each.period()),
      url: each.url("url"),
      score: each.line("score"),
      courses: nonEmpty(each.list("courses")),
    })),
    languages: readers(resume.languages, "languages", notes).map((each) => ({
      language: each.name("language", FILE, `${each.path}.language`),
      fluency: each.line("fluency"),
    })),
    awards: readers(resume.awards, "awards", notes).map((each) => ({
      title: each.name("title", FILE, `${each.path}.title`),
      date: each.date("date"),
      awarder: each.line("awarder"),
      summary: each.lines("summary"),
    })),
    certificates: readers(resume.certificates, "certificates", notes)
      .map((each) => ({
        name: each.name("name", FILE, `${each.path}.name`),
        date: each.date("date"),
        issuer: each.line("issuer"),
        url: each.url("url"),
      })),
    volunteer: readers(resume.volunteer, "volunteer", notes).map((each) => ({
      organization: each.name(
        "organization",
        FILE,
        `${each.path}.organization`,
      ),
      position: each.line("position"),
      url: each.url("url"),
      ...datesOf(each.period()),
      summary: each.lines("summary"),
      highlights: nonEmpty(each.list("highlights")),
    })),
    skills: readers(resume.skills, "skills", notes).map((each) => ({
      name: each.name("name", FILE, `${each.path}.name`),
      level: each.line("level"),
      keywords: nonEmpty(each.list("keywords")),
    })),
    interests: readers(resume.interests, "interests", notes).map((each) => ({
      name: each.name("name", FILE, `${each.path}.name`),
      keywords: nonEmpty(each.list("keywords")),
    })),
    references: readers(resume.references, "references", notes)
      .map((each) => ({
        name: each.name("name", FILE, `${each.path}.name`),
        reference: each.lines("reference"),
      })),
  });
  return new Map(text === "" ? [] : [[FILE, text]]);
}

function datesOf({ start, end }: { start?: string; end?: string }) {
  return { start, end };
}
