import { translatedPerson } from "../../support/two_languages.ts";
import type { Planted } from "../support/plant.ts";

const ABOUT = "pages/about.sv.md";
const RESUME = "resume.sv.yaml";
const DIGEST = /^of: .*\n/m;

/** Mistakes in a second language of the tests' own person. */
export const TRANSLATIONS: Record<string, Planted> = {
  "a page without a translation": [
    { ...translatedPerson("sv"), [ABOUT]: "---\nhidden: true\n---\n" },
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
    translatedPerson("sv", { [ABOUT]: ["\n\nMer.", ""] }),
    `${ABOUT}:2`,
    "translate the words",
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
