import english from "../words/synonyms.json" with { type: "json" };
import misspellings from "../words/misspellings.json" with { type: "json" };
import { remembering } from "../../base/memoized.ts";
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

/**
 * Stemmers (Snowball) and synonyms by language, loaded when a site is in it. A bundler
 * reads attributes only where they are written out.
 */
const OTHERS: Record<string, () => Promise<[{ stemmer: Stem }, Groups]>> = {
  de: () =>
    Promise.all([
      import("@orama/stemmers/german"),
      import("../words/synonyms.de.json", { with: { type: "json" } }),
    ]),
  es: () =>
    Promise.all([
      import("@orama/stemmers/spanish"),
      import("../words/synonyms.es.json", { with: { type: "json" } }),
    ]),
  fr: () =>
    Promise.all([
      import("@orama/stemmers/french"),
      import("../words/synonyms.fr.json", { with: { type: "json" } }),
    ]),
  sv: () =>
    Promise.all([
      import("@orama/stemmers/swedish"),
      import("../words/synonyms.sv.json", { with: { type: "json" } }),
    ]),
};

/** English, for any language that is not listed, too. */
export const ENGLISH: Tongue = tongueFrom(
  stem,
  english,
  new Map(Object.entries(misspellings)),
);

export function tongueOf(language: string): Promise<Tongue> {
  return tongueFor(new Intl.Locale(language).language);
}

/** Each is made once: its groups are read word by word. */
const tongueFor = remembering(async (code): Promise<Tongue> => {
  const [stemmer, groups] = await OTHERS[code]?.() ?? [];
  return stemmer && groups
    ? tongueFrom(stemmer.stemmer, groups.default)
    : ENGLISH;
});

function tongueFrom(
  stem: Stem,
  groups: readonly string[],
  misspelt: Tongue["misspelt"] = new Map(),
): Tongue {
  const termOf = (word: string) =>
    stem(word).replace("++", "plusplus").replace("#", "sharp");
  return { termOf, synonyms: new Thesaurus(groups, termOf), misspelt };
}
