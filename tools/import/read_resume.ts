import { isObject } from "../../lib/base/http/json_body.ts";
import { ConfigError } from "../../lib/config.ts";
import { checkedResume, type JsonResume } from "./json_resume.ts";
import { type Note, Notes } from "./notes.ts";
import { readJson } from "./parsers.ts";

export interface ReadResume {
  resume: JsonResume;
  /** Notes on other values, by their path or place. */
  notes: Note[];
  /** File, line and column of a path in the résumé: `Positions.csv:3`. */
  places: Map<string, string>;
  /** BCP 47. */
  language?: string;
  nameParts?: { given_name?: string; family_name?: string };
  /** Sections of text, which become hidden pages. */
  pages?: TextPage[];
}

export interface TextPage {
  title: string;
  paragraphs: string[];
  points: string[];
  /** File and line. */
  place: string;
}

export const NO_FIELD = "no field of the site holds it";

/** The text of a file as a JSON Resume. Throws a ConfigError. */
export function readResume(text: string, file: string): ReadResume {
  const json = readJson(file, text);
  if (!isObject(json) || typeof json.basics !== "object" || !json.basics) {
    throw new ConfigError(
      'not a JSON Resume: expected an object with an object "basics"; see jsonresume.org/schema',
    );
  }
  const notes = new Notes();
  renameFormer(json, notes);
  const resume = checkedResume(json);
  for (const path of strangers(json, resume)) notes.lost(path, NO_FIELD);
  return { resume, notes: notes.all, places: new Map() };
}

/** Before version 1.0.0 the format called members so, and many résumés do still. */
const FORMER: Record<string, Record<string, string>> = {
  basics: { website: "url", picture: "image" },
  work: { company: "name", website: "url" },
  volunteer: { website: "url" },
  publications: { website: "url" },
  education: { gpa: "score" },
};

/** Gives members their names of today, where those are free, and notes each. */
function renameFormer(resume: Record<string, unknown>, { all }: Notes): void {
  for (const [part, names] of Object.entries(FORMER)) {
    const found = resume[part];
    const isList = Array.isArray(found);
    for (const [at, members] of [found].flat().entries()) {
      if (!isObject(members)) continue;
      for (const [former, name] of Object.entries(names)) {
        if (!members[former] || members[name]) continue;
        members[name] = members[former];
        delete members[former];
        const path = `${part}${isList ? `[${at}]` : ""}.${former}`;
        const why = `read as ${name}, its key since version 1.0.0`;
        all.push({ kind: "renamed", path, name, why });
      }
    }
  }
}

/** Paths of the members that the format does not know: `work[0].mood`. */
function strangers(given: unknown, known: unknown, path = ""): string[] {
  if (Array.isArray(given) && Array.isArray(known)) {
    return given.flatMap((item, at) =>
      strangers(item, known[at], `${path}[${at}]`)
    );
  }
  if (!isObject(given) || !isObject(known)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const inner = path ? `${path}.${name}` : name;
    return Object.hasOwn(known, name)
      ? strangers(value, known[name], inner)
      : [inner];
  });
}
