import { assertEquals } from "@std/assert";
import { parse } from "@std/yaml";
import english from "../../lib/base/words/english.json" with { type: "json" };
import { wordsWith } from "../../lib/base/words/override.ts";
import { CATEGORIES } from "../../lib/base/words/words.ts";

const FOLDER = "lib/base/words";

/** Texts that are the same in every language: names, placeholders and signs. */
const NAMES = /^(llms\.txt|[\W\d_]*|([\W\d_]*\{\w+\}[\W\d_]*)+)$/;

for (const { name } of Deno.readDirSync(FOLDER)) {
  const [, language] = /^(.+)\.yaml$/.exec(name) ?? [];
  if (!language) continue;
  const text = Deno.readTextFileSync(`${FOLDER}/${name}`);

  Deno.test(`${name} can be taken as words.yaml`, () => {
    wordsWith(parse(text), (path, message) => {
      throw new Error(`${path.join(".")}: ${message}`);
    });
  });

  Deno.test(`${name} says all that is said in English`, () => {
    assertEquals(unsaid(english, parse(text), language, []), []);
  });
}

Deno.test("what a translation leaves out would be found", () => {
  const own = {
    a: ["One", "Two"],
    b: { c: "C" },
    e: { f: "Left out", g: "Kept" },
    d: { other: "{count} days" },
  };
  const translated = {
    a: ["Un", "Two"],
    e: { g: "Gardé" },
    d: { few: "{count} dny", other: "x" },
  };
  assertEquals(unsaid(own, translated, "cs", []), [
    "a.1",
    "b",
    "e.f",
    "d.one",
    "d.many",
  ]);
});

/** Entries that are missing or equal to English. */
function unsaid(
  own: unknown,
  translated: unknown,
  language: string,
  path: (string | number)[],
): string[] {
  const here = path.join(".");
  if (typeof own === "string") {
    const isMissing = translated === undefined || own === translated;
    return isMissing && !NAMES.test(own) ? [here] : [];
  }
  if (!isGroup(own)) return [];
  if (!isGroup(translated)) return [here];
  if ("other" in own) {
    const { pluralCategories: forms } = new Intl.PluralRules(language)
      .resolvedOptions();
    const needed = CATEGORIES.filter((form) => forms.includes(form));
    return needed.filter((form) => !(form in translated))
      .map((form) => `${here}.${form}`);
  }
  return Object.keys(own).flatMap((key) =>
    unsaid(own[key], translated[key], language, [...path, key])
  );
}

function isGroup(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null;
}
