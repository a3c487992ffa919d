import { assertEquals } from "@std/assert";
import { type Changes, problemsOf, readFile } from "../support/content.ts";
import { translatedPerson } from "../support/two_languages.ts";
import { findingsIn } from "./support/examined.ts";

const SITE: Changes = {
  ...translatedPerson("sv"),
  "words.yaml": "shell:\n  menu: Menu\n",
  "words.sv.yaml": "shell:\n  menu: Meny\n",
  "moved.yaml": "/old: /about\n",
};

/** One file of each kind, and its translation. */
const FILES = [
  ..."profile contact pages/about lamps/index lamps/storm-lantern".split(" "),
  ..."work/cellar-ghost work/imaginary-ferries npcs/barista".split(" "),
].map((name) => `${name}.md`).concat(
  ["resume.yaml", "words.yaml"],
).flatMap((path) => [path, path.replace(/\.\w+$/, ".sv$&")])
  // A hidden job has no translation.
  .filter((path) => path !== "work/cellar-ghost.sv.md")
  .concat("skills/read-the-log/SKILL.md", "moved.yaml");

/** Mistakes after which no field of a file can be read. */
const SLIPS: Record<string, (text: string) => string> = {
  "an open quotation mark": (text) => text.replace(/^\S+: ?/m, '$&"'),
  "other text": () => "- Words.\n",
};

const [PROFILE, ABOUT] = [await textOf("profile.md"), "pages/about.md"];
const SHORT = (await textOf(ABOUT)).replace(/^(description:).*/m, "$1 {name}.");

/** Slips in what other files depend on, by their description. */
const OTHERS: Record<string, Changes> = {
  "a profile that is gone": { "profile.md": null },
  "a name that is gone": {
    "profile.md": PROFILE.replace(/^name: .*\n/m, ""),
    [ABOUT]: SHORT,
  },
  "a misspelt list of languages": {
    "profile.md": PROFILE.replace("languages:", "langauges:"),
  },
  "a language that is not in the list": {
    "profile.md": PROFILE.replace(/^languages: .*\n/m, ""),
  },
  "an original that is gone": { "contact.md": null },
  "an index that is gone": { "lamps/index.md": null },
  "an entry that is gone": { "lamps/storm-lantern.md": null },
  "a hidden profile in a language": {
    "profile.sv.md": "---\nhidden: true\n---\n",
  },
  "a résumé without a list in a language": { "resume.sv.yaml": "" },
};

async function textOf(path: string): Promise<string> {
  return String(SITE[path] ?? await readFile(path));
}

Deno.test("one mistake in any file of a site in two languages is one message", async () => {
  const slips = Object.entries(OTHERS);
  for (const path of FILES) {
    for (const [what, slip] of Object.entries(SLIPS)) {
      slips.push([`${path}: ${what}`, { [path]: slip(await textOf(path)) }]);
    }
  }
  const wrong: Record<string, string[]> = {};
  for (const [what, changes] of slips) {
    const found = await findingsIn({ ...SITE, ...changes }, {
      isManualShort: true,
    });
    const places = found.map(({ place, what }) => `${place} ${what}`);
    if (places.length !== 1) wrong[what] = places;
    if (!found.some(({ severity }) => severity === "error")) continue;
    const started = await problemsOf({ ...SITE, ...changes });
    if (started.length !== 1) wrong[`${what}, at a start`] = started;
  }
  assertEquals(wrong, {});
});
