import english from "../words/synonyms.json" with { type: "json" };
import misspellings from "../words/misspellings.json" with { type: "json" };
import { stemmer as stem } from "@orama/stemmers/english";
import { Thesaurus } from "./thesaurus.ts";

/** Stems, synonyms and misspellings of a language. */
export interface Tongue {
  /** One term for all forms of a word: letters and digits. */
  termOf(word: string): string;
  synonyms: Thesaurus;
  /** Frequent misspellings and the words they stand for. */
  misspelt: ReadonlyMap<string, string>;
}

type Stem = (word: string) => string;
type Groups = { default: string[] };

const json = { with: { type: "json" } } as const;

/** Stemmers (Snowball) and synonyms by language, loaded when a site is in it. */
const OTHERS: Record<string, () => Promise<[{ stemmer: Stem }, Groups]>> = {
  de: () =>
    Promise.all([
      import("@orama/stemmers/german"),
      import("../words/synonyms.de.json", json),
    ]),
  es: () =>
    Promise.all([
      import("@orama/stemmers/spanish"),
      import("../words/synonyms.es.json", json),
    ]),
  fr: () =>
    Promise.all([
      import("@orama/stemmers/french"),
      import("../words/synonyms.fr.json", json),
    ]),
  sv: () =>
    Promise.all([
      import("@orama/stemmers/swedish"),
      import("../words/synonyms.sv.json", json),
    ]),
};

/** English, for any language that is not listed, too. */
export const ENGLISH: Tongue = tongueFrom(
  stem,
  english,
  new Map(Object.entries(misspellings)),
);

export async function tongueOf(language: string): Promise<Tongue> {
  const { language: code } = new Intl.Locale(language);
  const [stemmer, groups] = await OTHERS[code]?.() ?? [];
  return stemmer && groups
    ? tongueFrom(stemmer.stemmer, groups.default)
    : ENGLISH;
}

function tongueFrom(
  stem: Stem,
  groups: readonly string[],
  misspelt: Tongue["misspelt"] = new Map(),
): Tongue {
  const termOf = (word: string) =>
    stem(word).replace("++", "plusplus").replace("#", "sharp");
  return { termOf, synonyms: new Thesaurus(groups, termOf), misspelt };
}
