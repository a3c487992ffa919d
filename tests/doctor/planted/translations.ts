import { translatedPerson } from "../../support/two_languages.ts";
import { openRoots } from "../../../lib/content/load.ts";
import { languageFiles } from "../../../tools/new/drafts.ts";
import { readTemplate } from "../../../tools/new/template.ts";
import { formWords } from "../../../tools/new/form_words.ts";
import { CONTENT_DIR, edited, readFile } from "../../support/content.ts";
import { keys, type Planted } from "../support/plant.ts";

const ABOUT = "pages/about.sv.md";
const RESUME = "resume.sv.yaml";
const { [ABOUT]: _, ...withoutAbout } = translatedPerson("sv");
const copy = languageFiles(openRoots(CONTENT_DIR), "sv").get(ABOUT)
  ?.replace("hidden: true\n", "");
const [DESCRIPTION = ""] =
  /^description: .*$/m.exec(await readFile("pages/about.md")) ?? [];
const DIGEST = /^of: .*\n/m;

/** Mistakes in a second language of the tests' own person. */
export const TRANSLATIONS: Record<string, Planted> = {
  "a page without a translation": [
    withoutAbout,
    "profile.md",
    "--translate sv",
  ],
  "a translation of words that have changed": [
    translatedPerson("sv", { [ABOUT]: [DIGEST, "of: 00000000\n"] }),
    `${ABOUT}:2`,
    `--seen ${ABOUT}`,
  ],
  "a translation without a digest that is older than its original": [
    translatedPerson("sv", { [ABOUT]: [DIGEST, "updated: 2020-01-01\n"] }),
    `${ABOUT}:1`,
    `--seen ${ABOUT}`,
  ],
  "a translation with every word of its original": [
    { ...translatedPerson("sv"), [ABOUT]: `${copy}` },
    `${ABOUT}:2`,
    "translate the words",
  ],
  "a translation with a sentence of its original": [
    translatedPerson("sv", { [ABOUT]: [/^description: .*$/m, DESCRIPTION] }),
    `${ABOUT}:1`,
    "translate the words",
  ],
  "a page whose hidden copy is not translated": [
    { ...translatedPerson("sv"), [ABOUT]: "---\nhidden: true\n---\n" },
    "profile.md",
    "translate the hidden copies",
  ],
  "a page of a Swedish site with the words of a new one": [
    {
      ...await keys("profile.md", "language: sv"),
      "pages/room.md": readTemplate("2026-10-01").get("pages/room.md") ?? "",
    },
    "pages/room.md:1",
    "translate them",
  ],
  "a character of a Swedish site with a line of a new one": [
    {
      ...await keys("profile.md", "language: sv"),
      ...await edited(
        "npcs/barista.md",
        "  - The kettle is at anchor.",
        "  - Everybody counts once.",
      ),
    },
    "npcs/barista.md:1",
    "translate them",
  ],
  "the form of the software in a second language": [
    {
      ...translatedPerson("sv"),
      ...await keys("profile.md", "machine: quiet", "languages: [sv]"),
      "words.yaml": formWords("en"),
    },
    "words.sv.yaml",
    "four lines",
  ],
  "a language that the profile does not list": [
    translatedPerson("sv", { "profile.md": ["languages: [sv]\n", ""] }),
    "profile.sv.md",
    "add it there",
  ],
  "a résumé with fewer items in another language": [
    translatedPerson("sv", { [RESUME]: ["  - language: Gull\n", ""] }),
    `${RESUME}:13`,
    "the same items",
  ],
  "a résumé with another date in another language": [
    translatedPerson("sv", { [RESUME]: ["2013-04", "2013-05"] }),
    `${RESUME}:33`,
    "the same date",
  ],
  "a second language without fixed words": [
    translatedPerson("nl"),
    "words.nl.yaml",
    "lib/base/words/",
  ],
  "a broken link in a translation": [
    translatedPerson("sv", { [ABOUT]: ["Mer.", "[Mer](mer)."] }),
    `${ABOUT}:8`,
    "correct the URL",
  ],
  "a translation that is too long for programs": [
    translatedPerson("sv", { [ABOUT]: ["Mer.", "Mer. ".repeat(5_000)] }),
    `${ABOUT}:1`,
    "split it into two",
  ],
};
