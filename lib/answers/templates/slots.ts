import type { Facts } from "../facts/facts.ts";
import { wordsOf } from "../rank/terms.ts";
import { isFunctionWord } from "../rank/word_lists.ts";
import { headsOf, namesOf } from "./names.ts";
import type { TemplateWords } from "./template_words.ts";

/** Words that a template accepts for companies, skills and the like. */
export function slotsFor(
  facts: Facts,
  words: TemplateWords,
): Record<string, string[]> {
  return {
    ...slotsOfResume(facts, words),
    language: [
      ...listed(words.languages),
      ...facts.items.filter(({ list }) => list === "languages")
        .map(({ name }) => name),
    ],
    channel: [
      ...Object.values(words.channels).flatMap(listed),
      ...facts.ways.map(({ label }) => label),
    ],
    workplace: workplacesOf(facts, words),
    month: listed(words.months),
    weekday: listed(words.weekdays),
  };
}

function slotsOfResume(
  { jobs, others, items, person }: Facts,
  words: TemplateWords,
) {
  // A company may be called after the place where the person lives.
  const common = `${words.common} ${keyOf(person.place)}`;
  const namesIn = (names: string[]) => namesOf(names, { ...words, common });
  const ofKind = (wanted: string) =>
    others.filter(({ kind }) => kind === wanted);
  const education = ofKind("education");
  return {
    company: namesIn(jobs.map(({ org }) => org)),
    role: namesIn(jobs.map(({ title }) => title)),
    school: education.map(({ org }) => org),
    subject: headsOf(education.flatMap(({ title }) => title.split(", "))),
    certificate: headsOf(ofKind("certificates").map(({ title }) => title)),
    skill: [
      ...jobs.flatMap(({ skills }) => skills),
      ...items.filter(({ list }) => list === "skills")
        .flatMap(({ name, keywords }) => [name, ...keywords]),
    ],
  };
}

/** Words for where the person works, of those that the person uses. */
function workplacesOf(
  { contact, jobs, person, ways }: Facts,
  { workplaces }: TemplateWords,
): string[] {
  const said = keyOf(
    [
      contact.hours,
      person.headline,
      person.description,
      ...ways.map(({ note }) => note),
      ...jobs.filter(({ end }) => end === "present").map(({ org }) => org),
    ].join(" "),
  ).split(" ");
  return listed(workplaces).filter((word) => said.includes(keyOf(word)));
}

function listed(words: string): string[] {
  return words.split(" ").filter(Boolean);
}

/** Words that stand for the person, longest first. */
export function wordsForPerson(
  { person: { name, called } }: Facts,
  { person, named }: TemplateWords,
): string[] {
  const titles = named.split(" ");
  const [first = ""] = name.split(" ");
  const own = [name, called, ...name.split(" "), ...shortOf(first)];
  // Swedish and German write a genitive without an apostrophe.
  const names = [...own, ...own.map((each) => `${each}s`)];
  const titled = titles.flatMap((title) =>
    names.map((each) => `${title}_${each}`)
  );
  return [...titled, ...names, ...person.split(" ")];
}

/** "Wilf" for Wilfred; "Henrik" is another name than Henrike. */
function shortOf(name: string): string[] {
  const short = Array.from(
    { length: name.length - 1 },
    (_, to) => name.slice(0, to),
  );
  return short.slice(SHORTEST).filter((each) => !isFunctionWord(keyOf(each)));
}

const SHORTEST = 4;

/** A name as a fit captures it. */
export function keyOf(name: string): string {
  return wordsOf(name).join(" ");
}
