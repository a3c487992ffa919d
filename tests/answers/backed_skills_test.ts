import { assert } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import type { Content } from "../../lib/content/content.ts";
import { loadContent } from "../../lib/content/load.ts";
import { askSite } from "../../tools/evaluate/ask_site.ts";
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
  Deno.test(`a skill of the ${name} is told with where it is from`, async () => {
    const ask = await askSite(readConfig({ CONTENT_DIR: folder }), () => TRUTH);
    const all = placesOf(content);
    for (const skill of own) {
      const { given } = await ask({ q: `Any ${skill} experience?`, kind: "" });
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
    const ask = await askSite(readConfig({ CONTENT_DIR: folder }), () => TRUTH);
    const { pages, sections, roles, resume } = content;
    const source = JSON.stringify([pages, sections, roles, resume])
      .toLowerCase();
    for (const skill of EVERYBODYS) {
      if (wordsOf(skill).some((word) => source.includes(word))) continue;
      const { given } = await ask({ q: `Does he know ${skill}?`, kind: "" });
      const [first = { description: "" }] = given;
      assert(
        !/^Yes\b/.test(first.description),
        `${skill}: ${first.description}`,
      );
    }
  });
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
