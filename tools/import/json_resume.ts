import * as z from "zod";

// JSON Resume 1.0.0 (docs.jsonresume.org/schema), taken as people write it: every
// member may be left out, be null or be empty, and a number may stand for text.

/** Items of a list. A longer list is a mistake. */
const MAX_ITEMS = 500;
const LONGEST = 100_000;

const NEEDS_TEXT = "not text; write text in quotes";
const text = z.preprocess(
  (value) => typeof value === "number" ? String(value) : value,
  z.string(NEEDS_TEXT).max(
    LONGEST,
    `too long; use at most ${LONGEST} characters`,
  )
    .nullish(),
).transform((value) => value?.trim() || undefined);

function listOf<S extends z.ZodType>(item: S) {
  const message = `not a list of at most ${MAX_ITEMS}; write one in […]`;
  return z.array(item, message).max(MAX_ITEMS, message).nullish()
    .transform((value) => value ?? []);
}

const texts = listOf(text);

/** Reports members that the format lacks, and drops them. */
function members<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject(shape, {
    error: () => "not an object; write its members in {…}",
  });
}

const period = { startDate: text, endDate: text };

const Basics = members({
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
    members({
      place: text,
      address: text,
      postalCode: text,
      city: text,
      countryCode: text,
      region: text,
    }),
  ),
  profiles: listOf(members({ network: text, username: text, url: text })),
});

// The résumé of this site adds the last two.
const Work = members({
  name: text,
  location: text,
  description: text,
  position: text,
  url: text,
  ...period,
  summary: text,
  highlights: texts,
  keywords: texts,
  slug: text,
});

export const JsonResume = members({
  $schema: text,
  basics: Basics,
  work: listOf(Work),
  volunteer: listOf(members({
    organization: text,
    position: text,
    url: text,
    ...period,
    summary: text,
    highlights: texts,
  })),
  education: listOf(members({
    institution: text,
    url: text,
    area: text,
    studyType: text,
    ...period,
    score: text,
    courses: texts,
  })),
  awards: listOf(
    members({ title: text, date: text, awarder: text, summary: text }),
  ),
  certificates: listOf(
    members({ name: text, date: text, url: text, issuer: text }),
  ),
  publications: listOf(members({
    name: text,
    publisher: text,
    releaseDate: text,
    url: text,
    summary: text,
  })),
  skills: listOf(members({ name: text, level: text, keywords: texts })),
  languages: listOf(members({ language: text, fluency: text })),
  interests: listOf(members({ name: text, keywords: texts })),
  references: listOf(members({ name: text, reference: text })),
  projects: listOf(members({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    ...period,
    url: text,
    roles: texts,
    entity: text,
    type: text,
  })),
  meta: members({ canonical: text, version: text, lastModified: text })
    .nullish(),
});
export type JsonResume = z.output<typeof JsonResume>;
