import * as z from "zod";
import { ConfigError } from "../../lib/config.ts";

// JSON Resume 1.0.0 (docs.jsonresume.org/schema), taken as people write it: every
// member may be left out, be null or be empty, and a number may stand for text.

/** Lists of a résumé, with the members of an entry. Its name is the first. */
export const MEMBERS = {
  // The résumé of this site adds keywords and slug.
  work: names(
    "name position location url startDate endDate summary highlights description keywords slug",
  ),
  education: names(
    "institution area studyType startDate endDate url score courses",
  ),
  languages: names("language fluency"),
  awards: names("title date awarder summary"),
  certificates: names("name date issuer url"),
  volunteer: names(
    "organization position url startDate endDate summary highlights",
  ),
  skills: names("name level keywords"),
  interests: names("name keywords"),
  references: names("name reference"),
  projects: names(
    "name description startDate endDate url highlights keywords roles entity type",
  ),
  publications: names("name publisher releaseDate url summary"),
};
export type Part = keyof typeof MEMBERS;

/** Lists whose entries are files. */
export const FOLDERS: Part[] = ["work", "projects", "publications"];

/** Members whose value is a list of texts. */
export const LISTS = names("courses highlights keywords roles");

function names(all: string): string[] {
  return all.split(" ");
}

/** Items of a list. A longer list is a mistake. */
const MAX_ITEMS = 500;
const LONGEST = 100_000;

const NEEDS_LIST = `not a list of at most ${MAX_ITEMS}; write one in […]`;
const text = z.preprocess(
  (value) => typeof value === "number" ? String(value) : value,
  z.string("not text; write text in quotes")
    .max(LONGEST, `too long; use at most ${LONGEST} characters`).nullish(),
).transform((value) => value?.trim() || undefined);

const listOf = <S extends z.ZodType>(item: S) =>
  z.array(item, NEEDS_LIST).max(MAX_ITEMS, NEEDS_LIST).nullish()
    .transform((value) => value ?? []);

const object = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape, "not an object; write its members in {…}");

type Value = string | undefined | (string | undefined)[];
/** An object of the résumé. */
export type Members = Record<string, Value>;

function membersOf(names: string[]) {
  const shape: Record<string, z.ZodType<Value>> = {};
  for (const name of names) {
    shape[name] = LISTS.includes(name) ? listOf(text) : text;
  }
  return object(shape);
}

const entries = (part: Part) => listOf(membersOf(MEMBERS[part]));

const JsonResume = object({
  $schema: text,
  basics: object({
    name: text.refine((value) => value !== undefined, "missing; add a name"),
    label: text,
    image: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    // The résumé of this site adds this and the place.
    story: text,
    location: z.preprocess(
      (value) => value ?? {},
      membersOf(names("place address postalCode city countryCode region")),
    ),
    profiles: listOf(membersOf(names("network username url"))),
  }),
  work: entries("work"),
  education: entries("education"),
  languages: entries("languages"),
  awards: entries("awards"),
  certificates: entries("certificates"),
  volunteer: entries("volunteer"),
  skills: entries("skills"),
  interests: entries("interests"),
  references: entries("references"),
  projects: entries("projects"),
  publications: entries("publications"),
  meta: membersOf(names("canonical version lastModified")).nullish(),
});
export type JsonResume = z.output<typeof JsonResume>;

export const PARTS = JsonResume.keyof()
  .exclude(["$schema", "basics", "meta"]).options;

const MAX_FAULTS = 10;

/** Leaves out unknown members. Throws a ConfigError, with the place of each path. */
export function checkedResume(
  json: unknown,
  places: ReadonlyMap<string, string> = new Map(),
): JsonResume {
  const { data, error } = JsonResume.safeParse(json);
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => {
    const name = z.core.toDotPath(path);
    return `${places.get(name) ?? name}: ${message}`;
  });
  const more = faults.splice(MAX_FAULTS).length;
  if (more > 0) faults.push(`… and ${more} more`);
  throw new ConfigError(faults.join("\n"));
}
