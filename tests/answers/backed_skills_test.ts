import { assert } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { once } from "../../lib/base/time/once.ts";
import type { Content } from "../../lib/content/content.ts";
import { loadContent } from "../../lib/content/load.ts";
import { type Asked, askSite } from "../../tools/evaluate/ask_site.ts";
import { PEOPLE, TRUTH } from "./support/rounds.ts";

const PERSONS = await Promise.all(
  Object.entries(PEOPLE).map(async ([name, folder]) => {
    const content = await loadContent(folder);
    const own = new Set(content.roles.flatMap(({ skills }) => skills));
    return { name, folder, content, own };
  }),
);
const EVERYBODYS = new Set(PERSONS.flatMap(({ own }) => [...own]));

for (const { name, folder, content, own } of PERSONS) {
  const asked = once(() => askOf(folder, own, skillsOfOthers(content)));

  Deno.test(`a skill of the ${name} is told with where it is from`, async () => {
    const all = placesOf(content);
    for (const [skill, { given }] of (await asked()).own) {
      const sources = given.flatMap(({ description }) =>
        skillTold(description)
      );
      assert(sources.length > 0, `${skill}: nothing is told`);
      for (const { skills, of } of sources) {
        const place = all.find((each) => of.startsWith(`${each.called}:`));
        const has = skills.every((each) =>
          wordsOf(each).every((word) => place?.says.includes(word))
        );
        assert(has, `"${skills}" is not of ${of}`);
      }
    }
  });

  Deno.test(`no skill of others is affirmed of the ${name}`, async () => {
    for (const [skill, { given }] of (await asked()).others) {
      const [first = { description: "" }] = given;
      assert(
        !/^Yes\b/.test(first.description),
        `${skill}: ${first.description}`,
      );
    }
  });
}

/** The answers of the site in the folder, for both tests of a person. */
async function askOf(folder: string, own: Set<string>, others: string[]) {
  const ask = await askSite(readConfig({ CONTENT_DIR: folder }), () => TRUTH);
  const answers: Record<"own" | "others", [skill: string, Asked][]> = {
    own: [],
    others: [],
  };
  for (const skill of own) {
    const asked = await ask({ q: `Any ${skill} experience?`, kind: "" });
    answers.own.push([skill, asked]);
  }
  for (const skill of others) {
    const asked = await ask({ q: `Does he know ${skill}?`, kind: "" });
    answers.others.push([skill, asked]);
  }
  return answers;
}

/** Skills of which the person says no word. */
function skillsOfOthers({ pages, sections, roles, resume }: Content): string[] {
  const source = JSON.stringify([pages, sections, roles, resume])
    .toLowerCase();
  return [...EVERYBODYS].filter((skill) =>
    wordsOf(skill).every((word) => !source.includes(word))
  );
}

/** Sources of a skill, by the name that answers use, with their whole text. */
function placesOf({ roles, resume }: Content) {
  return [
    ...roles.map((each) => ({ each, names: [each.role, each.company] })),
    ...resume.education.map((each) => ({
      each,
      names: [each.degree, each.area, each.institution],
    })),
  ].map(({ each, names }) => ({
    called: names.filter(Boolean).join(", "),
    says: JSON.stringify(each).toLowerCase(),
  }));
}

/** "Yes. Python, R. Data scientist, Herd Mentality: …": which skills, and of which job. */
function skillTold(description: string) {
  const [, listed, of] = /^(?:Yes\. )?([^.]+(?:\.\w[^.]*)?)\. (.+: .+)$/.exec(
    description,
  ) ?? [];
  return listed && of ? [{ skills: listed.split(", "), of }] : [];
}

/** Stems of the words: “Tapestry” matches “Tapestries”. */
function wordsOf(skill: string): string[] {
  return skill.toLowerCase().split(/[^\p{L}\p{N}+#]+/u).filter(Boolean)
    .map((word) => word.slice(0, 4));
}
