import { assert, assertEquals } from "@std/assert";
import { parseYaml } from "../../lib/content/yaml.ts";
import english from "../../lib/base/words/english.json" with { type: "json" };
import { wordsWith } from "../../lib/base/words/override.ts";
import { contentWith, edited } from "../support/content.ts";
import { testSite } from "../support/test_app.ts";
import { type Seen, seenBy, unseenBy } from "../../tools/generate/seen.ts";
import { CATEGORIES } from "../../lib/base/words/words.ts";

import seen from "./seen.json" with { type: "json" };

const FOLDER = "lib/base/words";

/** Texts that are the same in every language: names, placeholders and signs. */
const NAMES =
  /^(llms\.txt|\{milliseconds\} ms|[\W\d_]*|([\W\d_]*\{\w+\}[\W\d_]*)+)$/;

/** Words that a language shares with English. */
const SHARED: Record<string, string> = {
  "pt-BR":
    "lens.tokens lens.bytes sections.links room.robe.hues.10 mcp.prompts",
  de:
    "sections.links contact.hire.lines.3 room.robe.parts.he.0 developers.operation mcp.prompts",
  es: "lens.tokens lens.bytes",
  fr:
    "shell.menu lens.agent about.lists.publications sections.page contact.hire.lines.3 room.spoken.conversation room.robe.parts.fa.2 room.robe.hues.1 room.robe.hues.6 room.robe.hues.8 room.robe.hues.10 room.bell.lines.3 privacy.browser.kinds.pages.label docs.heading mcp.prompts indexes.pages indexes.documents",
  sv:
    "lens.agent contact.hire.lines.3 room.robe.parts.lg.4 room.robe.parts.lg.5 room.robe.parts.he.0 room.robe.hues.8",
};

for (const { name } of Deno.readDirSync(FOLDER)) {
  const [, language] = /^(.+)\.yaml$/.exec(name) ?? [];
  if (!language) continue;
  const text = Deno.readTextFileSync(`${FOLDER}/${name}`);

  Deno.test(`${name} can be taken as words.yaml`, () => {
    wordsWith(parseYaml(text), (path, message) => {
      throw new Error(`${path.join(".")}: ${message}`);
    });
  });

  Deno.test(`${name} says all that is said in English`, () => {
    const shared = SHARED[language]?.split(" ") ?? [];
    assertEquals(unsaid(english, parseYaml(text), language, []), shared);
  });

  Deno.test(`${name} is made of the English texts as they are`, () => {
    assertEquals(
      unseenBy(language, english, seen),
      [],
      `translate them again, then \`deno task generate --seen ${language}\``,
    );
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

Deno.test("a site speaks the translation that suits its language", async () => {
  const known = { de: "de", "sv-FI": "sv", pt: "pt-BR", "pt-PT": undefined };
  for (const [language, tag] of Object.entries(known)) {
    const text = tag && await Deno.readTextFile(`${FOLDER}/${tag}.yaml`);
    const words = wordsWith(text && parseYaml(text), () => undefined);
    using site = testSite({
      content: await contentWith(
        await edited("profile.md", "---\n", `---\nlanguage: ${language}\n`),
      ),
    });
    const page = await site.html("/nowhere");
    assert(words && page.includes(`>${words.notFound.title}<`), language);
  }
});

Deno.test("an English text that changes is to be translated again", () => {
  const before = { a: "One", b: ["Two"], c: { other: "{count} days" } };
  const after = { ...before, b: ["Three"], d: "New" };
  const made: Seen = ["sv", "de"].reduce(
    (seen, tag) => seenBy(tag, before, seen),
    {},
  );
  assertEquals(unseenBy("sv", before, made), []);
  assertEquals(unseenBy("sv", after, made), ["b.0", "d"]);
  const renewed = seenBy("sv", after, made);
  assertEquals(unseenBy("sv", after, renewed), []);
  assertEquals(unseenBy("de", after, renewed), ["b.0", "d"]);
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
