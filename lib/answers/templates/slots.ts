import type { Facts } from "../facts/facts.ts";
import { wordsOf } from "../rank/terms.ts";
import type { TemplateWords } from "./template_words.ts";

/** Words that a template accepts for companies, skills and the like. */
export function slotsFor(
  { jobs, items, ways }: Facts,
  words: TemplateWords,
): Record<string, string[]> {
  const listed = (text: string) => text.split(" ").filter(Boolean);
  return {
    company: [...companiesOf(jobs.map(({ org }) => org), words).keys()],
    skill: [
      ...jobs.flatMap(({ skills }) => skills),
      ...items.filter(({ list }) => list === "skills")
        .flatMap(({ name, keywords }) => [name, ...keywords]),
    ],
    language: [
      ...listed(words.languages),
      ...items.filter(({ list }) => list === "languages")
        .map(({ name }) => name),
    ],
    channel: [
      ...Object.values(words.channels).flatMap(listed),
      ...ways.map(({ label }) => label),
    ],
    month: listed(words.months),
    weekday: listed(words.weekdays),
  };
}

/** Words that stand for the person, longest first. */
export function wordsForPerson(
  { person: { name, called } }: Facts,
  { person, named }: TemplateWords,
): string[] {
  const titles = named.split(" ");
  const own = [name, called, ...name.split(" ")];
  // Swedish and German write a genitive without an apostrophe.
  const names = [...own, ...own.map((each) => `${each}s`)];
  const titled = titles.flatMap((title) =>
    names.map((each) => `${title}_${each}`)
  );
  return [...titled, ...names, ...person.split(" ")];
}

/** A shorter name must be told from common words. */
const LEAST_LETTERS = 5;

/** Names of companies as they are asked for, each with the name in the content. */
export function companiesOf(
  orgs: string[],
  { common, and }: Pick<TemplateWords, "common" | "and">,
): Map<string, string> {
  const names = new Map<string, string>();
  const generic = new Set(common.split(" "));
  const all = [...new Set(orgs)];
  for (const org of all) {
    names.set(keyOf(org), org);
    names.set(keyOf(org.replaceAll("&", ` ${and} `)), org);
    const words = wordsOf(org);
    for (const word of [words[0] ?? "", words.at(-1) ?? ""]) {
      const isOfOne = all.filter((each) => wordsOf(each).includes(word))
        .length === 1;
      const isName = word.length >= LEAST_LETTERS && !generic.has(word);
      if (isOfOne && isName && !names.has(word)) names.set(word, org);
    }
  }
  names.delete("");
  return names;
}

/** A name as a fit captures it. */
export function keyOf(name: string): string {
  return wordsOf(name).join(" ");
}
